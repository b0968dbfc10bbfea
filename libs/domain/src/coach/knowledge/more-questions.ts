import type { KnowledgeEntry } from './entry.js';

export const moreQuestionsEntries = [
  {
    id: 'doctor-visit',
    title: 'talking to a doctor',
    examples: [
      'what do i say to the doctor about my knee',
      'should i see a doctor or physio',
      'how do i prepare for a doctor appointment after an injury',
      'which questions do i ask the physio',
      'what kind of doctor is good for hockey players',
      'do i need a sports doctor',
      'my coach wants a note from the doctor',
      'what should we ask at the appointment',
      'seeing a physiotherapist next week',
      'how do i explain where it hurts',
      'doctor doesnt know hockey what should i say',
      'return to play note what is it',
      'a check up before the season',
      'when can i play again who decides',
      'which doctor do hockey players go to',
      'trainer or doctor, who do i ask first',
      'bring what to a sports medical visit',
      'is a physical required to play',
      'what medicine should i take',
      'do i need an x ray',
      'what illness do i have',
      'which painkiller is ok',
      'what is this rash',
      'how long until it heals',
      'her knees click when she goes down',
      'my knee clicks in the butterfly',
      'clicking in his hip',
      'his knees crack when he skates',
    ],
    answers: {
      child:
        'Doctors help you to play again. Say what happened, where it hurts and what makes it better or worse. A grown-up can write it down. Then ask when you may skate. Let your coach know what the doctor said. Talk with a grown-up today.',
      youth:
        'Write down before: what happened and when, where it hurts, what makes it better or worse. Ask: what is fine to do, what should I watch for, and when may I practice and play? Bring a parent. Give your coach the answer. I cannot judge injuries, so make the appointment with a parent today.',
      older:
        'Prepare notes: what happened, where, since when, what makes it better or worse, what you take. Ask what you may do now, what to watch for, and what must be true before full practice and games. Get it in writing if your league asks. I cannot judge injuries. Book it this week.',
      parent:
        'Write down the history, bring the gear if it may be part of it, and ask three things: what is allowed now, which signs to watch for, what is needed before full practice and games. Some leagues require a note. I cannot assess injuries, so when in doubt call the doctor today.',
      coach:
        'You do not decide about injuries; doctors do. Ask families for clear limits and, where the league demands it, a written clearance. Keep health details private. Have a plan for light roles until then. Ask for the note before the next practice.',
    },
  },
  {
    id: 'glasses-and-hockey',
    title: 'glasses and contact lenses',
    examples: [
      'can i play hockey with glasses',
      'glasses under a hockey helmet',
      'contacts or glasses for hockey',
      'sports goggles for kids who play hockey',
      'my glasses fog up under the cage',
      'my son cant see the puck without his glasses',
      'do i need prescription goggles',
      'will a cage fit over glasses',
      'goalie with glasses',
      'contact lens fell out in a game',
      'what age for contacts in sports',
      'nearsighted kid hockey what do we do',
      'lenses dry out in the cold rink',
      'strap for glasses',
      'is it safe to wear normal glasses when playing',
      'squints at the puck, maybe needs glasses',
      'eye test for hockey',
      'fogging goggles trick',
      'sport goggles with a cage',
    ],
    answers: {
      child:
        'Lots of kids play with glasses. There are sport glasses that fit under a helmet. Ask a grown-up and the eye doctor which are right. If the puck looks blurry, say so! Ask for an eye test.',
      youth:
        'Yes. Sport glasses with a strap or contact lenses both work under a full cage. Normal glasses can break, so ask an optician for sport ones. Anti-fog wipes help. If the puck looks blurry, have your eyes tested. Ask a parent to book that.',
      older:
        'Contact lenses or certified sport glasses under a cage or shield are the usual ways. Everyday frames can break and sit badly. Bring spare lenses, use anti-fog on glasses. An eye specialist decides what suits you. Try the setup in practice before a game.',
      parent:
        'Sport glasses with strong lenses and a strap fit under most cages, and contact lenses suit older, responsible children; the eye specialist advises. Everyday glasses may break. If your child picks up pucks late or squints, an eye test is worth it. Try the helmet with the glasses in the shop.',
      coach:
        'Be aware of players with glasses: time to wipe fog, no comments, full face protection. If a player often sees pucks late, suggest an eye test to the parents. Mention it quietly this week.',
    },
  },
  {
    id: 'warm-clothing',
    title: 'what to wear in the cold',
    examples: [
      'how should i dress my kid for an outdoor rink',
      'what do i wear to skate outside',
      'what do i wear under my hockey gear',
      'my hands are freezing at practice',
      'how to keep feet warm in skates',
      'base layer or t shirt under pads',
      'outdoor hockey what should i wear',
      'cold rink what to wear for kids',
      'do i need a hat under my helmet',
      'sweating and then freezing on the bench',
      'long underwear for hockey good?',
      'cotton or sport shirt under gear',
      'toes frozen after outdoor game',
      'is it ok to wear two pairs of socks',
      'keep my kid warm at outdoor practice',
      'gloves under hockey gloves',
      'parents freezing in the stands tips',
      'minus 20 pond game clothing',
      'she gets so cold waiting',
      'thin socks or warm socks',
      'my hands hurt from the cold air',
      'cold toes hurt after practice',
      'feet get so cold they hurt',
    ],
    answers: {
      child:
        'Wear a thin, dry shirt and long underwear under your gear. One thin pair of socks. Outside, a thin hat fits under some helmets. Keep moving! If fingers or toes hurt from cold, go inside and warm up. Check with a grown-up before you go out.',
      youth:
        'Thin, dry sport layers work best, since cotton stays wet. One pair of thin socks; thick ones squeeze and make feet colder. Outdoors add a thin balaclava and a wind layer, and keep moving. Numb or white fingers or toes mean go inside and warm up. Pack a dry shirt for after.',
      older:
        'A thin synthetic or wool base layer, one pair of thin socks, dry change for after. Too tight skates or two pairs of socks cool feet by cutting blood flow. Outdoors: thin balaclava, layer against wind, breaks inside. Numbness is a sign to stop. Pack the dry layer now.',
      parent:
        'Thin sport underwear, one pair of thin socks, a dry set for afterwards. Thick socks make skates tight and feet cold. Outdoors, plan warm breaks; numb, white or painful fingers and toes need warming inside. For the stands: blanket and hot drink. Pack the dry set tonight.',
      coach:
        'In the cold, keep explanations short and players moving, plan warm breaks, and check fingers, toes and noses outdoors. Recommend thin sport layers. Follow your club’s limits for low temperatures. Shorten the standing parts of your next outdoor practice.',
    },
  },
  {
    id: 'jersey-number',
    title: 'jersey numbers',
    examples: [
      'what number should i pick',
      'i didnt get my number',
      'someone else has my number',
      'can two players wear the same number',
      'what is a good jersey number',
      'which number do goalies wear',
      'does the number mean something',
      'how are jersey numbers chosen',
      'my favorite number was taken',
      'why is 99 retired',
      'do numbers depend on position',
      'i want number 87',
      'how should a coach hand out numbers',
      'lost my jersey',
      'home and away jersey colors',
      'is it bad luck to change numbers',
      'fight over a number on our team',
      'jersey too big',
    ],
    answers: {
      child:
        'Any number is a good number when you have fun in it! Maybe your birthday, or your age. If a friend has your number, pick a new one and make it yours. Which number do you like next?',
      youth:
        'Pick a number that means something to you; nothing says it must fit a position, though goalies often wear 1 or 30s by tradition. On a team each number is worn once. If it is taken, take a new one and make it yours. Have three favorites ready for next season.',
      older:
        'It is tradition and taste. Goalies often choose 1 or the 30s, and leagues set which numbers are allowed. Teams often let seniority or a draw decide. Keep two alternatives. Choose them before the next order.',
      parent:
        'Numbers are given by the club, by draw, by age or by last year’s number. Disappointment passes quickly when the child finds a new meaning. Have three choices ready before the order.',
      coach:
        'Decide openly: returning players first, or a draw. Avoid bargaining with parents. Check your league’s allowed numbers. Announce the way you decide before the fitting.',
    },
  },
  {
    id: 'spin-move',
    title: 'spin moves and escapes',
    examples: [
      'how do i do a spin o rama',
      'spin move with the puck',
      '360 around a defender',
      'roll off a defender',
      'escape turn from pressure',
      'fake one way spin the other',
      'cutback move on the wall',
      'how do players spin and keep the puck',
      'when is a spin move good',
      'savard spin',
      'i get dizzy and lose the puck when i spin',
      'delay move at the half wall',
      'turn back on a check',
      'stop up and let the defender go by',
      'how to create space with a cutback',
      'spin off the boards',
      'hockey moves along the wall',
      'button hook',
      'spinorama how to',
      'whats a spin o rama',
      'how do i do a 360 with the puck',
      'turn away from a checker and keep it',
      'how do i spin off a check',
      'spinorama how',
      'spin away from a guy on the wall',
      'i fall when i spin with the puck',
      'when is a spin a bad idea',
      'roll off my guy at the boards',
      'escape turn with the puck',
      '360 with the puck',
    ],
    answers: {
      child:
        'A spin is like a ballerina with a puck! Keep the puck close, turn your back to the other player, and roll around. Then look up and go. Start slow. Next time, spin once around a cone each way.',
      youth:
        'A spin or cutback works when a defender leans on you or skates past too fast. Protect the puck with your body, plant, turn tight with the puck close, and look up right after. Do not spin blind into the middle. Practise a cutback on the wall, both sides, next time.',
      older:
        'Use the defender’s speed: sell the drive, stop or cut back as they commit, roll off the contact with the puck on the far side. A delay buys time for teammates. Head up before and after the turn, since a blind spin in the middle invites a turnover or a hit. Train cutbacks at the half wall next practice.',
      parent:
        'Spins are fun escape moves; tight turns and puck protection come first. Looking up right after matters for safety. Let your child try them in keep-away in the yard.',
      coach:
        'Teach cutbacks and delays along the wall before spins in open ice. Cues: sell, plant, puck far side, eyes up. Use one-on-ones on the wall with an outlet pass. Add it to a small-area game next practice.',
    },
    drills: ['shield-turns', 'roll-off-pressure'],
  },
  {
    id: 'hockey-slang',
    title: 'hockey words and slang',
    examples: [
      'what does sauce mean in hockey',
      'what is a snipe',
      'what is an apple',
      'hockey slang words',
      'what does chirping mean',
      'what is a bender',
      'what does celly mean',
      'whats a duster',
      'meaning of top cheese',
      'what is a grinder',
      'what does the barn mean',
      'what does bar down mean',
      'what is a biscuit',
      'coach said go to the dirty areas what is that',
      'what are mitts and twigs',
      'what does it mean to dangle',
      'what is a hockey mom word list',
      'the guys say words i dont understand',
      'what does it mean to get walked',
      'what is a pylon',
      'what does it mean to turtle',
      'whats a tendy',
      'what does tendy mean',
      'what is a gino',
      'what does cooked mean in hockey',
    ],
    answers: {
      child:
        'Hockey has funny words! Biscuit is the puck. Twig is the stick. Mitts are gloves or hands. An apple is an assist. A celly is how you cheer after a goal. Which word is the funniest to you? Try one at practice.',
      youth:
        'Biscuit: puck. Twig: stick. Mitts: hands. Apple: assist. Snipe: great shot. Sauce: flying pass. Dangle: fancy move. Celly: goal celebration. Barn: rink. Dirty areas: in front of the net and corners. Some words, such as bender or duster, make fun of players, so leave those out. Ask a teammate for one more.',
      older:
        'Barn: rink; biscuit: puck; apple: assist; snipe: hard, precise goal; sauce: saucer pass; dangle: stickhandling move; cheese: top of the net; dirty areas: slot and corners; grinder: hard-working player; chirp: tease. Bender, duster and pylon put people down, so skip them. Which word puzzles you?',
      parent:
        'Short list: barn (rink), biscuit (puck), apple (assist), sauce (flying pass), snipe (fine goal), celly (celebration), dirty areas (net front and corners). "Bender" and similar words mock others; if you notice them used against a child, speak with the coach. Ask your child for the team’s favorite word.',
      coach:
        'Slang is part of the culture; make your teaching words clear to newcomers, and stop words that put players down. Explain three terms at your next practice.',
    },
  },
  {
    id: 'pond-safety',
    title: 'pond and outdoor rinks',
    examples: [
      'is the ice on the pond thick enough',
      'how do i know if pond ice is safe',
      'playing hockey on a lake',
      'how to build a backyard rink',
      'outdoor rink tips',
      'can kids skate alone on the pond',
      'what do i do if someone falls through the ice',
      'how thick should ice be for skating',
      'skating on natural ice',
      'snow on the pond ice ok',
      'backyard ice how to make it smooth',
      'is a helmet needed on the pond',
      'best way to flood a rink',
      'early winter skating on a lake',
      'ice makes cracking noises is it safe',
      'liner for a backyard rink',
      'pond hockey rules for fun',
      'night skate on the lake',
    ],
    answers: {
      child:
        'Never go on a pond alone. A grown-up must check the ice first and stay with you. Stay off if you are not sure! Wear your helmet. Ask a grown-up where the safe ice is before you go.',
      youth:
        'Natural ice is safe when people who know it have measured it and opened it. Ask your town or an adult, never test it yourself, and never skate alone. Keep away from inlets, reeds and dark spots. Wear a helmet. Ask an adult to check the local information before you go.',
      older:
        'Use ice that local authorities have opened or measured; thickness varies over a few steps, and snow, currents and thaw weaken it. Go with others, carry ice picks and a rope, and leave the ice when you see water or fresh cracks. If someone breaks in: call for help, lie flat, reach with a stick or rope. Check the local notice first.',
      parent:
        'Follow the town’s or park’s notices on thickness, and be there when children skate. Natural ice differs from spot to spot. Helmets, daylight, rope and phone. A backyard rink on level ground with a liner and thin layers of water is the safer fun. Check the local notice before you go.',
      coach:
        'Outdoor sessions belong on maintained ice with your club’s rules, adults enough, and a rescue plan. No natural ice without clearance from the authority. Helmets on. Confirm the permission before you invite the team.',
    },
  },
  {
    id: 'club-information',
    title: 'dates and contacts of your club',
    examples: [
      'when does registration open',
      'what time is practice tonight',
      'where is our game on sunday',
      'what is the address of the rink',
      'how do i reach the rink office',
      'who is our team manager',
      'when do tryouts start at our club',
      'what are the public skating times',
      'is practice cancelled today',
      'which locker room are we in',
      'what color jersey do we wear tomorrow',
      'how do i sign up my kid at the association',
      'when does our season start',
      'when is the next game',
      'is the rink open on monday',
      'what are the club fees this year',
      'does our rink have a pro shop',
      'when is picture day',
      'who do i call about a refund from the club',
      'how do i register for the tournament',
      'what is our schedule this week',
      'does the rink rent skates',
      'where can i find the team calendar',
      'is there parking at the arena',
      'when do tryouts usually happen',
      'what time of year are tryouts',
      'when are the tryouts at our club',
      'in which month do clubs hold tryouts',
    ],
    answers: {
      child: 'I do not know the dates and places of your club. A parent or your coach does. Ask them today!',
      youth:
        'I do not have the dates, places and contacts of your club. The team chat, the club’s website or your coach has them. Ask a parent to check with you.',
      older:
        'I have no schedules or contacts of clubs and rinks. The club’s website, the team chat or your manager has them. Check there first, then ask your coach.',
      parent:
        'I have no schedules, fees or contacts of clubs and rinks. The club’s website, the rink’s front desk or your team manager has them. Send the manager a short message.',
      coach:
        'I have no rink or club schedules. The club’s office or your team manager has dates, fees and contacts. Ask them for the season’s list.',
    },
  },
  {
    id: 'arriving-early',
    title: 'when to be at the rink',
    examples: [
      'how early should we arrive',
      'how early do i have to be at the rink',
      'what time should we be there before a game',
      'when should i get to the rink',
      'do we come an hour before the game',
      'how long before practice should he be dressed',
      'we are always late for practice',
      'how much time does it take to get dressed',
      'is thirty minutes before enough',
      'when should players arrive on game day',
      'my dad always brings me late',
      'what if we are late to the game',
      'how early for an away game',
      'arrive how long before tryouts',
      'what time do goalies come',
      'be at the rink when',
      'what time do i need to be at the game',
      'how long before puck drop do players come',
      'is ten minutes before practice too late',
      'we show up in a rush every time',
      'early or on time for warm ups',
      'get there how early for a tournament game',
    ],
    answers: {
      child:
        'Come early enough to dress without rushing. Your coach says when. Pack your bag the evening before, so you are quick! Ask your coach what time is best.',
      youth:
        'Your coach sets the time. As a guide, many teams meet half an hour before practice and up to an hour before games, and goalies need longer. Pack the evening before. If you will be late, send a message. Ask for the time of your next game.',
      older:
        'Go by your team’s rule. Plan backward: off-ice warm-up, dressing, tape, talk. Many teams ask for about an hour before games, goalies a bit more. Late means a message at once. Write the meeting time next to the game time.',
      parent:
        'The coach says it. A common guide is half an hour before practice and up to an hour before games, longer for tryouts or a new rink. Small children need time for skates. Pack the evening before, and write when you are late.',
      coach:
        'Give one meeting time per kind of event, in writing: for example so that all are dressed ten minutes before ice. Start on time and without a scene for late children, since parents drive. Put the times into your first message.',
    },
  },
] as const satisfies readonly KnowledgeEntry[];
