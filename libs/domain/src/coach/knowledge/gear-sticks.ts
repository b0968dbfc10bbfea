import type { KnowledgeEntry } from './entry.js';

export const gearSticksEntries = [
  {
    id: 'stick-length',
    title: 'stick length',
    examples: [
      'how long should my stick be',
      'stick up to chin or nose',
      'what length hockey stick do i need',
      'is my stick too long',
      'should the stick be measured with skates on',
      'right stick size for a 9 year old',
      'how tall should a hockey stick be for my height',
      'do defensemen use longer sticks',
      'short stick or long stick for stickhandling',
      'i grew and now my stick reaches my chest',
      'where does the stick end on my face lol',
      'my sons stick is taller than he is',
      'does stick length affect shooting',
      'stick size chart junior intermediate senior',
      'coach says my stick is too short',
      'how do i know the length is right',
      'the butt end hits my stomach',
      'measuring a stick in socks',
      'what size stick do i need',
      'how long should my hockey stick be',
      'stick height',
      'stick length for kids',
      'is my stick too short',
      'correct stick length',
      'what length of stick for my kid',
    ],
    answers: {
      child:
        'Stand on your skates and put the toe of the stick on the ice. The top should come about to your chin. In shoes, it is about your nose. A stick too long makes tricks hard! Ask a grown-up to check yours today.',
      youth:
        'A common start: on skates, with the blade tip on the ice and the stick upright, the top is around your chin; in shoes around your nose. A bit shorter helps hands, a bit longer helps reach. If the knob hits your belly when you stickhandle, it is too long. Check yours on skates before your next practice.',
      older:
        'Start around chin height on skates (about nose height in shoes), then adjust to your game: shorter for quick hands, longer for reach and defending. If the top hand cannot pass in front of your body, shorten it. Keep in mind that cutting makes it feel stiffer. Try a friend’s stick of another length before you change yours.',
      parent:
        'For children, chin height on skates or nose height in shoes is a good start. Too long is the most common mistake, since sticks are bought to grow into; it ruins posture and hands. Check again after each growth spurt. Stand your child on skates and look today.',
      coach:
        'Check stick length at the first practice: chin on skates as a starting point, with room for preference. Long sticks cause upright posture, stiff hands and weak shots. Have tape and a saw at hand, with parents’ consent. Look at each stick in your next warm-up.',
    },
  },
  {
    id: 'stick-flex',
    title: 'stick flex',
    examples: [
      'what flex should i use',
      'what does flex mean on a stick',
      'flex for a 80 pound kid',
      'is 50 flex too stiff for me',
      'my stick doesnt bend when i shoot',
      'stick flex for my size',
      'whippy or stiff stick',
      'lower flex better for kids?',
      'i bought a 40 flex for my 10 year old is that right',
      'does cutting the stick change the flex',
      'how to choose the flex number',
      'intermediate vs junior flex',
      'half your weight rule for flex',
      'my stick feels like a noodle',
      'stick too stiff to shoot with',
      'what flex do defensemen use',
      'difference between 65 and 75 flex',
      'can a stick that is too stiff hurt my shot',
      'what flex do i need',
      'which flex is right for me',
      'best flex for kids',
      'what flex for a 12 year old',
      'how much flex',
      'stick flex explained',
    ],
    answers: {
      child:
        'Flex means how much your stick bends. A bendy stick helps you shoot like a slingshot! If your stick is stiff like a broom, it is hard to shoot. Push down on it: does it bend a little? Ask a grown-up or a shop to check it.',
      youth:
        'Flex is a number for stiffness: lower bends more. A stick you can bend in a shot gives you whip. As a rough start, many shops take about half of the body weight in pounds, then adjust for strength and taste. Cutting makes it stiffer. If you cannot bend it when you lean on it, go softer. Try two flexes in a shop before you choose.',
      older:
        'Flex is the stiffness of the shaft. About half your body weight in pounds is a common starting point; quick-release shooters often go softer, big slap shooters stiffer. Cutting raises the real flex. Too stiff: low power and heavy feel; too soft: lost control on passes and big shots. Test with a partner’s stick before you buy.',
      parent:
        'Flex is stiffness, and most children use sticks that are far too stiff. A youth or junior stick that your child can visibly bend by leaning on it is right. The half-of-body-weight-in-pounds guide is a start, nothing more. Remember that cutting stiffens it. Let a shop check before you buy.',
      coach:
        'Stiff sticks explain many weak shots. Check by letting the player lean on it: does the shaft bow? Advise families with the rough half-weight guide and remind them that cutting stiffens. Do not read it as a strength issue too early. Look at your weakest shooters’ sticks at the next practice.',
    },
  },
  {
    id: 'stick-curve',
    title: 'stick curve and lie',
    examples: [
      'which curve should i use',
      'what blade pattern is best for beginners',
      'does curve matter for kids',
      'big curve or small curve',
      'open face or closed face blade',
      'what is the lie of a stick',
      'my toe is off the ice when i hold my stick',
      'blade wears at the heel only',
      'best curve for a defenseman',
      'toe curve good for a 11 year old?',
      'my backhand is bad because of the curve?',
      'how do i know which curve is right for me',
      'mid curve vs heel curve',
      'straight blade for little kids',
      'what lie do i need',
      'curve for lifting the puck',
      'should i switch my curve',
      'what curve should i get',
      'best curve',
      'which blade curve is good',
      'curve for beginners',
      'what is lie',
      'what is the best curve for me',
      'does the curve of my blade matter',
      'how do i choose a blade curve',
    ],
    answers: {
      child:
        'The curve is how your blade bends. A small curve helps you learn passing, shooting and backhands. Little kids can use a nearly straight blade. Your blade should lie flat on the ice. Stand in your ready pose and look: is it flat?',
      youth:
        'A small or medium curve suits most young players, since forehand and backhand both work. Toe curves help quick lifts and drags; heel curves help hard flat shots. Lie is the angle of blade and shaft: if tape wears at the heel, the lie is too high or the stick too long; at the toe, too low. Check where your tape wears today.',
      older:
        'Choose by how you play: mid curves are all-round, toe curves favor quick release and toe work, heel curves favor slap shots and passing. More open faces lift more. Check lie by tape wear: heel wear means too upright for your posture or too long, toe wear the opposite. Pattern names differ among makers. Borrow one for a session before changing.',
      parent:
        'For children, a mild curve is best: backhand, passing and shooting all stay learnable. The blade should sit flat on the ice in the hockey stance. Fancy curves are no shortcut. Look at the wear of the tape: even wear means a good fit.',
      coach:
        'Advise mild curves for young players and check lie through tape wear and flat blades in the stance. A deep curve often explains poor backhands and rising passes. Leave taste to the older ones. Look at blades from the front at your next practice.',
    },
  },
  {
    id: 'stick-left-or-right',
    title: 'left or right handed stick',
    examples: [
      'should i shoot left or right',
      'how do i know if im a lefty or righty in hockey',
      'my son is right handed, which stick',
      'left handed stick for right handed kid?',
      'dominant hand on top or bottom',
      'which way should my daughter hold the stick',
      'is it bad to shoot the same way as i write',
      'can i switch from right to left now',
      'bought a right stick and he holds it left',
      'which hand goes on top',
      'how to decide handedness for a 4 year old',
      'most right handers shoot left why',
      'im left handed do i need a left stick',
      'what does shooting left mean',
      'goalie stick left or right',
      'kid keeps switching sides with the stick',
      'straight stick to find out his side',
      'lower hand left means lefty?',
      'left or right stick',
      'which hand should i shoot with',
      'should my son shoot left or right',
      'lefty or righty in hockey',
      'how do you know if you shoot left or right',
      'is my kid a left or a right shot',
      'he writes with his right hand, which stick should we get',
      'does it matter if you shoot left or right',
    ],
    answers: {
      child:
        'Grab a broom and sweep the floor. Which hand is low? If the left hand is low, you shoot left. If the right hand is low, you shoot right. What feels good is right for you! Try it at home today with a broom.',
      youth:
        'Shooting left means your left hand is low on the stick. It need not match your writing hand: many right-handers shoot left with the strong hand on top, and both ways are fine. Take a straight stick or broom and see what feels natural without thinking. Stay with it after that. Do the broom test today.',
      older:
        'Left shot means left hand low. Dominant hand on top gives reach and stickhandling control, dominant hand low gives a strong push; either works. Go with what feels natural, and think twice before changing after years, as it costs a season of feel. Do the broom test or a few swings with both sticks in a shop.',
      parent:
        'Hand your child a straight stick or a broom and watch, without hints: the low hand decides. Many right-handed children shoot left, which is fine. Very young ones may switch for a while; a straight blade gives them time. Avoid choosing by the hand they write with. Do the broom test a few times over a week.',
      coach:
        'Let beginners choose with a straight stick and observe several times. Neither way is better. Change it early if clearly uncomfortable, not after seasons. Have a few straight sticks in the shed. Use a broom test at your next try-hockey day.',
    },
  },
  {
    id: 'stick-grip',
    title: 'holding the stick',
    examples: [
      'how do i hold my stick',
      'where do my hands go on the stick',
      'how far apart should my hands be',
      'top hand at the very end?',
      'my hands are too close together on the stick',
      'grip tape or no grip on the shaft',
      'how tight should i hold the stick',
      'my kid holds his stick like a broom',
      'hand position for passing vs shooting',
      'bottom hand slides up',
      'proper stick holding for beginners',
      'he holds the stick with hands together like a bat',
      'what is a good grip',
      'thumb around or along the shaft',
      'grippy stick or slick',
      'how to hold it while skating',
      'two hands always?',
      'sticky shaft stops my bottom hand from sliding',
      'how should i hold the stick',
      'how do you hold a hockey stick',
      'hand placement on the stick',
      'hold my stick right',
      'correct grip',
    ],
    answers: {
      child:
        'Top hand on the very end, like holding a microphone. Other hand lower, about as far as your arm from elbow to hand. Hold it firm on top and soft below. Blade flat on the ice! Next time, check your hands at each start.',
      youth:
        'Top hand covers the end of the stick. The bottom hand sits roughly a forearm below, closer for stickhandling, lower for shots. Top hand firm, bottom hand loose so it can slide. Palms face each other, elbows free of your body. Slick or grippy shafts are a matter of taste. Check your spacing before each drill next time.',
      older:
        'Top hand at the end, rolling the blade; bottom hand about a forearm’s length lower, sliding up for handling and down for shots and battles. Relaxed except at contact. Grip coating helps shots and hinders sliding, so choose by feel. If your shots lack bend, lower the bottom hand slightly. Test the spacing on ten shots.',
      parent:
        'Children often hold the stick like a bat with hands together. Top hand on the end, bottom hand a forearm lower, loose. A stick that is too long forces wrong hands. A tape mark for the bottom hand helps small ones. Put such a mark on the shaft today.',
      coach:
        'Mark the bottom-hand area with tape on beginners’ sticks. Cue: "top hand drives, bottom hand slides". Watch for top hands not at the end and white knuckles. Remind of two hands near the puck. Do a quick grip check at the start of your next practice.',
    },
    drills: ['figure-eight-hands'],
  },
  {
    id: 'tape-stick',
    title: 'taping a stick',
    examples: [
      'how do i tape my stick',
      'heel to toe or toe to heel',
      'do i tape the whole blade',
      'black or white tape',
      'how to make a knob on the stick',
      'tape job for beginners',
      'how often should i retape',
      'why do people wax the tape',
      'toe tape only good?',
      'my tape comes off after one practice',
      'grip tape for the handle',
      'candy cane wrap how',
      'taping goalie stick',
      'does tape color matter to hide the puck',
      'teach my son to tape his stick',
      'what kind of tape do i buy',
      'big knob or small knob',
      'tape with no wrinkles how',
      'how to tape a hockey stick',
      'taping my stick',
      'best way to tape a blade',
      'tape the knob',
      'how do you tape your stick',
    ],
    answers: {
      child:
        'Start at the heel of the blade, the back part. Wrap around and around to the toe, each turn a bit over the last one. Press it smooth. Make a little knob on top, so it does not slip. Next time, tape with a grown-up and choose your color.',
      youth:
        'Blade: start at the heel, overlap each turn by about half, pull it smooth, go to the toe and trim. It helps the puck spin off. Handle: build a small knob, then wrap downward, maybe over a twisted string of tape for grip. Wax keeps snow off. Retape when it frays. Tape yours before the next game.',
      older:
        'Heel to toe with even overlap is standard; jobs on the toe alone save weight and leave less feel. Black or white is taste. Wax against wet. The handle needs a knob you can find with your glove and grip that does not eat your palm. Retape when it is worn or loose, before games if you like a ritual. Try one variation for a week.',
      parent:
        'Cloth tape for the blade, grip or cloth tape for the handle. Wrap from heel to toe with overlap; make a small knob on top, so the stick can be picked up easily. Children can do it themselves from early on, and it looks untidy at first. Let your child tape the next one.',
      coach:
        'Teach players to tape their own stick: heel to toe, overlap, small knob. It builds care for equipment. Keep spare tape and wax on the bench. For little ones, check that the knob is small enough for their hand. Do a taping session before the next practice.',
    },
  },
  {
    id: 'cutting-stick',
    title: 'cutting a stick',
    examples: [
      'how do i cut my stick',
      'where should i cut my new stick',
      'how much to cut off a hockey stick',
      'can i cut a composite stick with a regular saw',
      'cut the stick at home or at the shop',
      'i cut it too short',
      'how to extend a stick that is too short',
      'stick extension plug',
      'new stick too long for my kid can i trim it',
      'warranty gone if i cut it?',
      'what saw for carbon sticks',
      'measure before cutting with skates on?',
      'butt end plug after cutting',
      'splinters after cutting stick',
      'dad wants to saw my stick shorter',
      'cut two inches off does the flex change',
      'trim a junior stick for a small player',
      'how do i shorten my stick',
      'cutting my stick shorter',
      'how do you cut a hockey stick',
      'saw off a stick',
      'should i cut my stick',
      'how do you make a stick shorter',
      'can i cut a carbon stick at home',
      'how much should we saw off a new stick',
    ],
    answers: {
      child:
        'Cutting a stick is a job for a grown-up. Stand on your skates first, so they can mark the right spot at your chin. Then they cut it straight and put a cap on top. Ask a grown-up to help before the next practice.',
      youth:
        'A grown-up should do the sawing, since it makes sharp dust. Measure on skates, mark around chin height, cut a little less than you think, try it, then trim more. Put the end cap back and tape it. Shorter also means stiffer. Mark it together today and try it before the next cut.',
      older:
        'Mark it on skates, tape around the line, cut with a fine-toothed saw outdoors with a mask and glasses, as carbon dust is bad to breathe. Take off little by little, smooth the edge, add the end plug and tape. Cutting stiffens the shaft and may end a warranty. Too short? Use an extension plug. Measure twice before the first cut.',
      parent:
        'Mark on skates at about chin height. Cut with a fine-toothed saw, outside, with mask and glasses, and keep children away from the dust. Take a small piece first. Cap and tape the end, so it is not sharp. Shops cut sticks for little money. A shorter stick is stiffer, so do not buy far too long.',
      coach:
        'Ask parents to measure on skates and cut little by little, and remind them that flex rises. An open shaft end is dangerous, so check that all sticks have caps. Do not saw players’ sticks without the family’s consent. Check the end caps before your next practice.',
    },
  },
  {
    id: 'wood-or-composite',
    title: 'wooden or composite sticks',
    examples: [
      'wood or composite stick for a kid',
      'are expensive sticks worth it',
      'does a 200 dollar stick make me better',
      'cheap stick vs pro stick',
      'wooden stick for beginners',
      'my friends all have carbon sticks',
      'best stick for a 8 year old',
      'how much should i spend on a stick',
      'do wooden sticks still exist and are they any good',
      'what is a composite stick',
      'will a better stick help my shot',
      'one piece sticks break all the time',
      'my son wants the top model stick',
      'light stick or durable',
      'junior stick recommendations',
      'is the stick really that important',
      'abs blade stick for street',
      'a pricey twig',
      'what stick should i buy',
      'do i need an expensive stick',
      'which stick is best for kids',
      'wood stick vs composite',
      'good stick for beginners',
    ],
    answers: {
      child:
        'Your stick does not need to cost a lot. It needs to fit: right length and a bit bendy. You make the goals, not the stick! Ask a grown-up to check the length first.',
      youth:
        'Fit matters more than price: length, flex and a simple curve. Composite sticks are lighter and bend well; wood is cheap, strong and heavier. A mid-priced composite with the right flex is a good choice for most. Use an old or wooden one outside. Check flex and length before you ask for a new one.',
      older:
        'Top models are lighter with a quick feel and often break sooner. A mid-range composite in the right flex and curve does nearly all of it. Wood is tough and good for street or feel. Spend on fit and ice time first. Borrow a model for a session before you buy it.',
      parent:
        'A costly stick will not lift a child’s game; the right length and softness will. Wood is fine for the very young and for the street, a mid-priced junior composite for later. Expensive sticks break as well. Look for last year’s models and let flex decide.',
      coach:
        'Advise families: correct length and flex, mild curve, modest price. Remind players that skill lives in the hands. Keep a few spare sticks in different flexes to try. Write one line about stick choice in your next team message.',
    },
  },
  {
    id: 'broken-stick',
    title: 'broken sticks',
    examples: [
      'my stick broke what now',
      'why do my sticks keep breaking',
      'how to make my stick last longer',
      'stick snapped after two weeks',
      'can you repair a composite stick',
      'is there warranty on a broken stick',
      'crack in my blade can i still play',
      'blade is chipped and soft',
      'how often do players need a new stick',
      'old stick lost its pop',
      'keep a backup stick?',
      'storing sticks in the cold car',
      'stick splintered in a game what should i do',
      'refs and broken sticks',
      'fix a cracked shaft with tape',
      'blade feels dead',
      'third stick this season',
      'my kid breaks sticks by hitting the boards with them',
    ],
    answers: {
      child:
        'Oh no, a broken stick! In a game, drop it right away and skate to the bench for another one. Do not play with a broken one. Show a grown-up your stick after each game. A crack means it is done. Ask a grown-up to look at it today.',
      youth:
        'In a game, drop a broken stick at once and get another from the bench, since playing with it is a penalty in most rule books. Check shaft and blade for cracks before games; a cracked one can snap and hurt. Slashes and hitting boards break them most. Look over your stick today and keep a spare if you can.',
      older:
        'Composite sticks fail from small cracks after slashes and blocked shots. Inspect regularly, keep them out of very hot or frozen cars, and tape the blade against chips. Keep the receipt, as some have a short warranty. Repairs exist but change the flex. In a game drop the broken stick at once. Pack a spare for the next game.',
      parent:
        'Sticks are wear items. A crack is a safety matter, since splinters are sharp. Keep the receipt for a possible warranty, and buy modestly priced ones for children. Slamming a stick in anger is a topic for a calm talk, not for a new stick. Check it together once a week.',
      coach:
        'Have spare sticks of both hands on the bench. Teach the reaction: drop it, play on or go to the bench, and teammates know who hands over what. Inspect young players’ sticks for cracks and open ends. Name a stick helper on the bench for the next game.',
    },
  },
] as const satisfies readonly KnowledgeEntry[];
