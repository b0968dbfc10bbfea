import { sentenceLines, type TrainingSentences } from './sentences.js';

export const headSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    cant see the puck right since i hit the boards tuesday
    got my bell rung but i finished the shift so its fine
    the lights in the rink hurt my eyes since saturday
    took a puck off the mask and my ears are still ringing
    he went headfirst into the post, seemed ok, slept the whole way home
    i dont remember the third period, we won tho
    my son threw up after practice, he fell backwards on the ice earlier
    feeling foggy on breakouts since that hit, any tips for focus
    she keeps asking me what the score was, same question over and over
    i saw stars for a bit, then i went back on the power play
    im 8 and i bonked my head and now my tummy feels sick
    dont wanna tell coach about the headache, we have playoffs
    one of my kids got up wobbly and skated to the wrong bench, i let him play
    been dizzy on crossovers all week after an elbow to the jaw
    my goalie says there are two pucks coming at her after the collision
    dad said shake it off but my head still pounds on stairs
    hes been moody and weird since he got run from behind last weekend
    school is super hard since the hit, words kinda move around
    i passed the concussion test by faking it, still get headaches
    third knock this season, im used to it by now
    my helmet cracked when i fell, do i just need a new one, feel a bit slow
    he was out for like two seconds then he got up laughing
    my linemate stares at nothing on the bench since he ate that hit
    neck is stiff and head is buzzing from the open ice hit, game in an hour
    she wont look at her phone anymore, says it makes her head spin
    i blacked out for a sec when my head hit the ice, no big deal
    how do i keep my balance, i tip over since my fall on monday
    coach asked how many fingers and i guessed
    our left wing is slurring a bit after that punch, he says hes just tired
    got a stick in the temple, little bump, bit sleepy now
    ever since the fight my right ear hums and i feel off
    doc said two weeks off but i feel okay except the headaches so ill play
    he landed on the back of his head at public skate, now he just wants to lie down
    cant remember our breakout plays anymore, i got crushed in the corner friday
    my eyes go blurry when i do fast stickhandling, started after i ran into the net
    i get nauseous on the bus now, it wasnt like that before the hit
    mite on my team took a shoulder to the face and cried that its too loud
    sun is way too bright today lol, guess that check got me good
    one pupil looks bigger, he took a puck up high an hour ago
    i feel like im underwater since the collision at center ice
    my daughters been sleeping 14 hours a day since the tournament, she got hit up high
    wearing sunglasses in the locker room cause my head is killing me since sunday
    just a small headache every time i skate hard, since i fell off the bench
    can i do light drills, he got knocked silly last night but seems himself
    everyone says i was talking nonsense after the hit, i dont know
    he forgot his own jersey number after he went into the glass
    clear stuff dripped out my nose after the puck hit my cage, its gone now
    my brother cross checked me in the head in the driveway and i feel funny
    ive got a goose egg from the crossbar and i keep yawning
    took a knee to the helmet, hands were tingly for a minute
    reaction time sucks since last week, kinda hazy in net since that shot to the mask
    dont tell my mom i fell, she will pull me, its only a bit of spinning
    he said he felt fine but he tied his skates three times and forgot why
    our d partner got rocked and puked in the garbage can between periods
    coach put me back in with a headache because we only had nine skaters
    i cant stand the horn anymore, every sound hurts since the wipeout
    whiplash kinda hit, my thoughts are slow, need my faceoffs back by friday
    i let her go back on after the fall, now she has a headache that wont quit
    slept with the light on cause when its dark everything spins, from the hit i think
    woke up on the ice with everyone around me, can i still skate tomorrow
    I don't remember the last period
    I don't remember who scored after I got hit
    the first period is gone from my memory
    everything looks double since the hit
    two pucks, two nets, since I went into the boards
    coach said walk it off but the lights are too bright
    coach says it's nothing but I see stars
    my eyes can't follow the puck since yesterday's collision
    I feel slow in my head since I fell
    I've felt off ever since the boards in the second
    something's not right upstairs since friday's game
    my eyes don't focus since I got hit
    the words on the page move since the collision
    I can't follow the teacher since I got rocked
    I had to lie down in a dark room after the game
    I keep zoning out since I fell
    I feel floaty
    my ears ring and the crowd sounded far away
    I got up too fast after the hit and went to my knees
    my legs were jelly after he caught me
    I skated to the other team's bench after that hit
    I don't know how we scored the last two goals, got hit before
    took a knee to the side of the helmet, all good?
    got an elbow up high, jaw clicks and I'm tired
    he caught me with his shoulder on the chin and I went down
    I face planted on the ice and my chin and head hurt
    I went backwards into the net and my helmet hit the pipe
    a puck got me above the ear, there's a goose egg
    slid into the boards feet up and smacked the back of my skull
    my sister swung a stick and got me on the head
    I ran into the goal post at recess, practice tonight?
    fell down the bleachers and banged my head, game later
    car accident on the way, head a bit sore, can I play
    I got whacked in gym and have been sick to my stomach
    my helmet has a crack now, and I have a headache
    headache since yesterday's check, took a tylenol and it's ok
    headache comes when I skate and goes when I stop
    I'm on day three after a head hit and feel 90 percent
    symptoms are nearly gone, so light skating is fine right
    can I bike while in protocol
    can I stickhandle sitting down with a concussion
    how do I get through the protocol faster
    what answers do I give on the test so they let me play
    I told the trainer I'm fine but I'm not
    I said I was fine so coach would put me back in
    I don't want to sit out again so nobody knows about my headaches
    second ding this month
    got dinged, feel a bit slow
    seeing stars is normal after a big hit, right
    everyone gets their bell rung, no big deal?
    coach gave me smelling salts and sent me back after I was out
    our coach says headaches are for babies
    my goalie partner blinks a lot and forgets drills since he got hit
    my d partner keeps asking the score, he got hit before
    a girl on my team cried and held her head after a fall but kept playing
    my buddy puked in the room after a big hit
    my linemate says everything is loud since he got crushed
    my boy got crunched and said his name wrong
    my son says the rink is spinning
    he took a puck to the cage and has been quiet all evening
    she fell skating backwards, no helmet strap on, and is very tired now
    my daughter stares and answers slowly since practice
    my son got a headache two days after the game, related?
    he is irritable since the collision and doesn't want screens
    the ref sent my son off after a head hit and the coach put him back
    my kid passed the sideline test but something is off
    he wants to play tomorrow but squints at the lamp
    grandpa says they played with worse, he still has a headache
    one of my kids wobbled to the bench, says he is good
    a kid hit the boards headfirst and wants another shift
    my player says he saw double for a minute
    my goalie took three shots off the mask and has a headache
    parent told me their kid had a concussion on the weekend, he's here with skates on
    what do I tell a kid who hides his dizziness
    I went head first into the boards and now everything is fuzzy
    I got my bell rung in the second period
    I saw stars after the check
    I got a shoulder to the jaw and I feel off
    I took an elbow to the temple
    my head bounced off the ice when I fell backward
    I fell backwards and the back of my helmet cracked
    my helmet split in two when I hit the post
    I can't remember the second half of the game
    I don't remember how I got to the bench
    I forgot the score right after I got hit
    I played the rest of the game but I don't remember it
    I was knocked out for a bit but I got back up
    everything went black for a second after the hit
    I blacked out for a moment after I fell
    the lights in the rink hurt my eyes since I fell
    bright lights bother me since saturday's game
    noise bothers me since that collision
    my ears are ringing after that crash
    I feel like I'm in a fog since the game
    I feel dizzy after the hit yesterday
    the room spins when I lie down after the fall
    I feel sick to my stomach since I hit the ice
    I threw up after I got hit
    I keep getting headaches after skating
    my head pounds when I skate fast
    I've had a headache for three days since the tournament
    I get a headache when I look at my phone since the game
    I can't concentrate in school since I got boarded
    I'm super sleepy since the hit
    I'm slow in my head since the crash
    I see double sometimes after the hit
    things look blurry after I got hit in the cage
    took a puck off the forehead, helmet saved me but I feel weird
    puck hit my mask super hard and I felt woozy
    my goalie mask rang like a bell and I felt dizzy
    a slapshot hit me in the helmet, can I keep playing
    I got kneed in the head in a scrum
    someone fell on my head
    I bumped heads with my teammate really hard
    we knocked heads in practice and I have a big bump
    I have an egg on my forehead from the ice
    I hit the crossbar with my head
    my head hit the glass
    my head snapped back when I got hit
    whiplash from a hit from behind
    I slipped on the stairs and smacked my head, can I skate tonight
    I fell off my bike on my head, game tomorrow
    I banged my noggin in gym class, is practice okay
    I got hit in the head with a ball at school
    I got rocked and my coach said shake it off
    coach put me right back in after I got hit in the head
    coach says it's just a little knock
    my coach didn't notice that I was dizzy
    I didn't tell my coach about my headache because I want to play
    I lied on the concussion test
    how do I pass the concussion test
    how do I beat the baseline test
    I did bad on my baseline on purpose
    I don't want to be in protocol, so I say I'm fine
    I hid my symptoms so I can play the final
    how long do I have to sit after a concussion
    can I skate with a light concussion
    it's a mild concussion, can I do dryland
    can I do light drills with a concussion
    I had a concussion two weeks ago and still get headaches
    second concussion this year, when am I back
    had my third concussion, should I keep playing
    my symptoms came back after practice
    I feel okay at rest but dizzy when I skate
    I'm on day five of concussion protocol, what workout
    I was told to rest because of my head but I'm bored
    the doctor thinks it may be a concussion
    I failed the concussion test but I feel good
    got my head stepped on
    I got hit up high and my neck and head hurt
    I got blindsided and can't think straight
    can't think clearly since the game
    I keep mixing up words since the fall
    I feel emotional and foggy since the hit
    I'm confused since I got hit
    my teammates say I was talking nonsense after the hit
    my friends said I asked the same question five times after the game
    I woke up on the ice and coach was over me
    I got sucker punched and my jaw and head hurt
    I fought and he landed some on my head
    I had a nosebleed and headache after a hit to the face
    fluid came out of my ear after the hit
    one of my eyes looks bigger than the other after the hit
    i hit my hed on the bords
    hit my head lol but im good
    i bonked my head at practice can i still go tmrw
    i fell and my head went boom
    my helmet came off and I hit the ice
    no helmet and I fell on the pond
    I fell on the back of my head skating outside without a helmet
    my head feels funny after I fell
    my head feels heavy since practice
    my head hurts after practice today
    my head hurts on one side since I got elbowed
    ouch my head
    I got concussed I think
    pretty sure I have a concussion but the playoffs start tomorrow
    how can I tell if it's a concussion, I got hit today
    do I have a concussion if I feel dizzy
    is it a concussion if I didn't pass out
    can I play if the headache is small
    can I take something for the headache and play
    headache is almost gone, can I play tonight
    can I go back to goal if my head only hurts a little
    I feel better now, hit my head an hour ago, can I go back in
    my son went down hard and hit his head, he wants to play tomorrow
    my son hit his head on the ice and seems ok
    my daughter fell and hit the back of her head at practice
    my boy crashed into the post and was dazed
    my kid got up slowly and looked confused after a check
    my daughter was checked and now complains about light
    my son has been sleepy and cranky since he fell
    my son vomited after the game where he got hit
    my son can't remember the goal he scored before he got hit
    my daughter keeps asking what day it is after her fall
    my kid says his head is fuzzy
    my kid says the screen hurts his eyes since the game
    my 8 year old fell and has a big bump on his head
    my son took a stick to the head yesterday
    my goalie son got a puck to the mask and has a headache
    my daughter took a puck to the head, how long should she rest
    she had a concussion, what exercises can she do
    my son's in concussion protocol, can he shoot pucks at home
    the school nurse thinks he has a concussion, can he practice
    my son is hiding his headaches from us
    my daughter lies about her symptoms so she can play
    how soon can he come back after a head injury
    can my kid play with a slight headache after a hit
    my husband says it's only a bump and he should play
    his coach wants him back although he still has headaches
    my player took a hit to the head and says he feels great
    one of my players stumbled to the bench after a hit
    one of my kids got hit and stared into space
    a kid on my team hit his head in warmups, do I let him play
    my defenseman got rocked and wants back in
    my goalie got run over and says she sees spots
    one of my players threw up after falling
    a player is dizzy after a collision, he wants another shift
    our center was out cold for a second
    a player came back from a concussion without a note
    a parent says his son is fine after his concussion and wants him to play
    my player's parents won't take him to the doctor after the head hit
    can I let a kid practice if he says the headache went away
    how long do I sit a kid who hit his head
    my teammate got hit in the head and is acting strange
    my teammate hides that he is dizzy, should I say something
    my linemate has been having headaches since a hit but plays anyway
    my friend got knocked out and came back in the game
    my buddy hit his head and told me to keep quiet
    our goalie took a shot in the mask and said she couldn't see for a bit
    my brother fell on his head on the pond and is sleepy
    my sister hit her head and is talking funny
    a guy in my beer league hit his head and keeps playing
    I'm 38 and hit my head in beer league, game on thursday
    I took a fall at learn to play and my head hurts since
    I slipped on the ice without helmet at public skate
    I got rear ended on the way to the rink and have a headache
    my neck hurts and I'm dizzy after getting hit from behind
    got run from behind face first into the glass
    I ate the glass and feel out of it
    he laid me out and I was seeing double
    I got lit up and I'm still woozy
    I got smoked at center ice and don't remember it
    I got trucked and felt like I was floating
    I got absolutely drilled and have a splitting headache
    got clobbered, my vision is weird
    I took one to the dome
    took one off the melon, feeling wobbly
    got my head bounced off the dasher
    cobwebs in my head after the hit
    my brain feels scrambled
    brain feels like mush since the hit
    I feel out of it since yesterday's game
    I feel drunk but I only got hit
    I feel like I'm watching myself since the hit
    my balance is off since I fell
    I walk crooked since I fell on the ice
    I couldn't skate straight after the check
    I couldn't find my bench after the hit
    I went to the wrong bench after the collision
    trainer asked me what period it was and I didn't know
    the ref sent me off because I looked dazed
    they pulled me for a head check but I feel fine
    spotter pulled me out, how do I get back in
    my head hurts but I need to play because scouts are there
    the finals are tomorrow and I have a headache from a hit
    went into the boards head first, the lights in the rink hurt now, do tinted visors help
    i dont remember the second period but they say i scored lol
    is it ok to practice if the words swim when i read my homework since sat
    got my bell rung, nobody saw so im good for tonight right
    my d partner asked me the score like five times on the bench after that elbow
    coach asked what day it was and i guessed right so i stayed in haha
    son fell backwards, helmet cracked at the back. he says hes fine. which helmet is the best one to get
    he threw up in the car after the game, must be the hot dog, he also took a knee to the head in the 1st
    puck off the temple today. ears still ringing. how do i get quicker reading shots
    everything is kinda slow since the hit and my passes are off, any drill for focus
    dont tell my mom but i blacked out for a sec in the corner. whats the best way to take that hit
    how many days till i can skate again after a small concussion if i feel 80 percent
    this is my third one this year so i wont say anything. season ends in march
    goalie here. took one flush on the mask and i see double pucks now, which one do i stop lol
    one of my players got up wobbly and skated to the wrong bench. he wants back on the powerplay, can i send him
    my head pounds when i do sprints but not when i walk. keep training?
    we collided in warm up, helmets clunked hard, we both laughed. now shes real sleepy and its 5pm
    he isnt himself since the tournament, snaps at his sister, sleeps all day. he got run from behind on the friday. hockey iq is down too
    can i take a nap after a head hit before the next game
    trainer said sit, dad said play. so i played. i felt like underwater
    the noise in the rink makes me wanna puke lately. earplugs under helmet ok?
    i failed the baseline on purpose in august so now i can pass it haha smart
    got slewfooted, back of my head smacked the ice, no helmet cause it was just shinny
    my neck tingles down to my fingers since i went in the wall headfirst. tighter shoulder pads?
    whats the fastest way to get cleared, scouts come on the 12th and i still get the fog
    our captain got knocked cold for maybe 3 sec and finished the shift, what a warrior
    my kid u11 got an elbow on the jaw, seems ok, one pupil looks bigger but could be the light. we have a game at 4
    feel kinda drunk when i turn my head fast in crossovers, its since monday when i fell
    a kid on my team took a slapper to the side of the bucket and the coach told him shake it off. he's holding his head in class today
    i only get dizzy on the bench not on the ice so thats good
  `),
  innocent: sentenceLines(`
    I fell but got right back up and it was fine
    we had a game and I fell twice
    he was a bit quiet in the car but laughed at dinner
    idk
    not sure
    no idea
    dunno
    i am not sure yet
    maybe
    nothing
    whatever
    i have no clue
    hard to say
    i cant think of anything
    i dont really know what
    i got pulled after four goals
    got pulled in the second
    coach pulled me out of net again
    i was pulled last weekend
    they pulled our goalie after the first
    i got yanked after two quick ones
    he got pulled from the game on saturday
    pulled in the first, how do I bounce back
    my goalie got pulled and is upset
    i let in a bad one last night
    we got smoked last night
    i got beat five hole twice last game
    I can't remember the code of our breakout
    I don't remember who I cover on the draw
    we had two pucks on the ice
    I see double teams all game
    the parents are a headache this year
    my schedule is one big headache
    filling the lines is such a headache
    the puck hit the helmet and went in, is it a goal
    shot off the mask and play went on, why
    is my kid's helmet old
    my doctor signed me off, what now
    the doctor cleared me last week, how do I get my legs back
    I had a concussion two years ago, long healed, which helmet is good
    how do refs protect players from head hits
    how do I explain concussion rules to parents
    which course teaches coaches about concussions
    my head was spinning from the new system lol
    knocked out in the semifinal, how do we get over it
    we got knocked around on the scoreboard
    he rang one off the crossbar and my ears rang haha
    my glasses fog up so things look blurry until I wipe them
    I get a bit dizzy on the spin drill, then it's gone and we laugh
    how do I keep my head up with the puck
    keep your head up drills
    heads up hockey
    I always look down at the puck
    skate with my head up
    how do I see the ice better
    head fake tips
    how do I fake with my head and shoulders
    is the head coach always the one who decides
    how do I talk to my head coach
    I want to be a head coach
    head to head record against them
    we go head to head with the top team
    head start in a race
    he got a head start on me
    I'm way over my head in this league
    we are ahead by two, how do we hold it
    use your head on the ice, what does that mean
    how do I play smarter and use my head
    I'm in my own head
    I get in my head before games
    how do I get out of my head
    get in the goalie's head
    how do I get the bad goal out of my head
    that song is stuck in my head
    it's all in my head says coach
    mental side of the game
    how do I keep a cool head
    hot head on my team
    hotheaded player, how do I coach him
    what is a hit to the head penalty
    is head contact a major
    head contact rule explained
    what happens if you hit someone in the head, suspension?
    are headshots banned
    why was it a match penalty
    how do refs call head contact
    how do I check without hitting the head
    how do I avoid getting hit in the head
    how do I protect myself along the boards
    how do I take a hit safely
    how can my kid learn to fall safely
    how do we prevent concussions on our team
    what are the signs of a concussion that a coach should know
    concussion training for coaches
    what is a baseline test
    when does our team do baseline testing
    do I need to sign the concussion form
    concussion protocol explained for parents
    what is concussion protocol
    which helmet is the safest
    how should my helmet fit
    my helmet is too loose
    my helmet is too tight
    my helmet fogs up
    my helmet smells bad
    how do I clean my helmet
    when should I replace my helmet
    can I put stickers on my helmet
    my helmet strap broke
    is a used helmet ok
    cage or visor or bubble
    do adults need a cage
    my chin strap itches
    my head is too big for a medium helmet
    what size helmet for a head of this size
    my hair doesn't fit in my helmet
    how do I wear a ponytail under a helmet
    goalie mask paint ideas
    puck hit my mask and bounced in the corner, is play dead
    is play stopped when a goalie's mask comes off
    I took a shot off the mask and made the save, so cool
    I stopped a shot with my head, the crowd loved it
    headed the puck into the net, does it count
    can you score with your head
    does it count if the puck goes in off my helmet
    the puck bounced off his helmet into the net
    I scored off a guy's helmet
    I'm scared of getting hit in the head
    I'm scared of pucks to the mask
    my kid is afraid of head injuries
    is hockey dangerous for the brain
    should I let my kid play because of concussions
    does a mouthguard prevent concussions
    how common are concussions in youth hockey
    are there fewer concussions without checking
    why is checking not allowed before 14U
    my coach gave me a headache with all these systems lol
    this math homework gives me a headache
    the parents on my team give me a headache
    line combos are a headache
    scheduling ice is a headache
    that goalie is a headache for us
    hockey brain, how do I improve it
    hockey brain games
    brain fart on that play
    I had a brain freeze from a slushy
    what should I think about on the bench
    my mind goes blank on the power play
    I forget the drill when it's my turn
    I forget which side to cover
    I forget my assignments, how do I remember plays
    I can't remember the breakout positions
    how do I remember all the systems
    I don't remember my stats from last year
    I always forget my mouthguard
    I'm confused about offside
    I'm confused about my role on the forecheck
    my goalie looks confused on the wraparound
    my team looks confused on the breakout
    I'm dizzy from doing so many pivots lol
    spin moves make me laugh
    the other team made us dizzy with passing
    I got spun around by a winger
    I blew a tire and slid into the corner, funny
    I caught an edge and fell on my butt
    I fall a lot when I turn
    I fall backwards when I stop, how do I balance
    I keep falling on crossovers
    I crashed into the net and scored
    we crashed into each other and laughed
    I ran into my own teammate, how do we avoid that
    I hit the post three times
    I rang it off the post
    rang the bar
    off the bar and in, bell ringer
    I got hit by a clean shoulder check and got right up, fun
    I got hit hard but clean and kept the puck
    I like to hit people clean
    how do I get up quickly after a fall
    I saw a star player at the mall
    all star game, I saw the stars
    the dallas stars game was great
    I got a star of the game award
    the lights went out in the rink and we stopped
    the rink lights are dim
    the music in the rink is too loud
    the horn is loud, my baby sister cried
    I'm sleepy at morning practice
    I'm tired after a long day
    I'm foggy in the early games because I get up at five
    my visor is foggy
    my glasses get blurry in the rink
    can I wear contact lenses for hockey
    sports glasses under the cage
    I can't see the puck through screens
    I can't see low shots through my mask
    double vision drill is a thing? two pucks at once
    how do I track pucks with my eyes
    I feel sick because I ate too much before practice
    I have a cold, can I practice
    I have a runny nose
    I had the flu last week and feel good again
    I feel nauseous before games from nerves
    carsick on the way to tournaments
    my ears are cold on the pond
    my ears hurt from the tight helmet
    which ear protection under a helmet
    my neck guard itches
    is a neck guard mandatory
    bumped up to the AA team
    we bumped into our rivals at the hotel
    knock on wood, we are undefeated
    they got knocked out of the playoffs
    we were knocked out in the semis
    he knocked the puck off my stick
    I got knocked off the puck
    I get knocked down too easily
    how do I stay on my feet in battles
    how do I get stronger so I don't get knocked over
    the goalie knocked the net off
    knockout game for practice
    a knockout shootout drill
    shots to the head of the class lol
    top shelf where mama hides the cookies
    how do I go upstairs on goalies
    shoot high over the goalie's shoulder
    shots up by my head, how do I stop them
    high shots near my ears, goalie
    my coach says protect my head on the ice at all times
    cleared by the doctor last month and playing great
    I had a concussion last year and I'm fully back now, how do I get my timing
    our first aid kit for concussions, what belongs in it
    who makes the call on concussions, coach or trainer
    our netminder stood on her head
    my head was somewhere else in class and at the rink
    ice spray in my eyes on the breakaway
    sun in my eyes on the outdoor rink so i missed the pass
    my visor fogs up and i see nothing
    sweat runs into my eyes under the helmet
    i cannot see the puck through all those legs
    heads up hockey, how do i learn it
    he put the puck over my head and out of play
    our heads were down after the second goal
    my head spins from all these systems
    my new helmet sits low on my forehead
    how do you sell a head fake on a breakaway
    how do i get in the other goalies head in a shootout
    who is the head coach for the u15 aa team next year?
    what helmet fits a narrow head, mine wobbles a bit when i shake it
    what drills are good for scanning before you get the puck, i always look down
    whats the best mental game routine before a big final
    how tight should the chin strap be, one finger or two
    how do i get out of my own head after a bad giveaway
    how long is a helmet good for, ours is from 2017
    is a cage or a fishbowl better for seeing the puck at your feet
    can i use a header to play the puck lol or is it a high stick thing
    do i go head on at the d or take an angle
    how do i keep a clear head with 1 minute left and a one goal lead
    what do i look at first when i lift my head on the rush, goalie or d
    is head contact always a penalty in u13, even when its accidental?
    my son had his helmet sized at the store and they said medium, but it gives him a red mark, go large?
    how do i clear my head between shifts
    do i need a new helmet if i paint it or put stickers on
    head or shoulders fake, which works better for a small forward
    how do i use my noggin more, coach says hockey iq is my thing to work on
    what do you do to stop overthinking at the blueline
    what is headmanning the puck and when is it better than carrying it
    how do i read a d's eyes, do i look at his chest instead
    could you explain heads up hockey to a 9 year old
    how do you not get caught with your head down in the trolley tracks
    whats a good concussion course for coaches, our league wants a certificate by october
    how does a head coach split jobs with two assistants on the bench
    how do i win face offs, do i drop my head or watch the refs hand
    why does my visor fog up every warm up, any spray that works
    keeping my head up is finaly working, saw the backdoor guy twice
    i was so in my head on the breakaway i forgot to shoot lol
    got a head start on the race drill and still lost haha
    coach says hockey is 90 percent between the ears
    my helmet stinks, how did it get so bad in one month
    hit the post so hard it rang in the whole rink
    faked with my head and he bit so hard
    new bucket feels great, finaly no more wobble
    our head coach is away this weekend so my dad runs the bench
    two heads are better than one so we now have a co captain
    i cant wrap my head around the 1-3-1
    heads up play by our d, banked it off the glass and out with 3 sec left
    got my head around the neutral zone trap now
    the puck went over my head into the netting
    song from the warm up is stuck in my head all day
    im a head taller than everybody and still cant win a net front battle
    they went bar down over the goalies head twice
    i have to use my head more and my hands less, coach said
    we butted heads about the lines but it was all good after
    goal of the week is head on a swivel
    Game went ok. I had my head down on zone entries again and lost it three times. In the third i looked up early and made two good passes. We lost 2-1. What drill trains that at home?
    We lost the final in a shootout. I went first and i got in my own head. I changed my move last second and lost the puck. Next year i pick one move and stick with it. how do pros prepare for it?
    I coach u12 girls. They all stare at the puck in tight. We tried small area games with colour calls and it helped a lot. What other scanning games do you know?
    new helmet for my boy. The shop measured 55 cm and gave a small. He says its snug but nothing hurts. Does it loosen up after some weeks or should we swap it?
    Great practice. We did passing with eyes up, coach held up fingers and we had to shout the number. I got most of them. My passes were off in the start though. Then it clicked.
    We had a new head coach today for the first time. He runs a totally different forecheck. My head was spinning from all the new terms lol. But i like him. We scored 5.
    Played with a fishbowl for the first time. I could see my feet way better. It fogged up in the first period. Dad put some dish soap on it and then it was fine.
    I was centre on the second line. Won 11 of 15 draws. Their guy got in my head early cause he cheated on every one. I just went lower and quicker. We won 4-1.
    OK quick recap from me. Up 3-0 and we lost our heads, took three penalties in a row. They tied it. coach called time out and we settled down. Won it in OT.
    my kid is 10 and thinks too much on the ice. He waits for the perfect pass. We played keep away in the driveway and he got quicker. On sunday he had two assists. So proud.
  `),
};
