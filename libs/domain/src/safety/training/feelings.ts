import { sentenceLines, type TrainingSentences } from './sentences.js';

export const feelingsSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    I stay in the parking lot after practice because I can't face going in
    I scored a hat trick and felt nothing
    winning doesn't make me feel anything
    my parents fight about who has to bring me and I'm in the middle
    I'm the messenger between mom and dad
    since the divorce I'm just a schedule
    I used to love game days, now I feel nothing
    it's like I'm behind glass
    I go through the motions and no one notices
    I laugh with the guys and then sit in my car and cry
    I cry when the door is closed
    I fake a stomach ache so I don't have to see people
    I don't answer texts anymore
    everything feels grey
    I wake up and already want the day to be over
    I haven't felt like me since the fall
    I'm scared and I don't know of what
    my hands go numb and I can't breathe before I step on the ice
    the room gets small and I have to run out
    I thought I was having a heart attack before the game
    I can't eat or sleep since I got cut
    I'm nothing if I'm not a hockey player
    if I'm not good at this then who am I
    mom says I'm her only joy so I can't fail
    my parents would split up if I quit
    my parents only talk to each other about my hockey
    they fight about me every night
    dad sleeps on the couch and nobody says why
    we're moving again and I can't take it
    mom is in the hospital and I have to play like nothing happened
    I scored but I wanted to call grandma and she's dead
    nobody came to any of my games this year
    no one ever asks how I'm doing
    it would be nice if someone cared
    I have people around me and still I'm alone
    I'm the funny one and nobody knows I'm sad
    I mess up everything I touch
    I'm so ashamed that I can't go back to the rink
    I can't look my team in the eyes
    every mistake plays in my head for days
    I'm worn out, not from hockey, from everything
    I'm so tired of being strong
    I can't keep this up
    I'm falling apart and the season goes on
    I keep it all in until I explode
    I broke my door because I was so angry and sad
    my kid used to sing in the car, now he's silent
    my son says what's the point to everything
    my daughter sleeps with the light on since the accident
    my teen says he feels nothing
    my son sits in the dark after practice
    my son washes his hands until they bleed before games
    my daughter repeats rituals for hours before each game and panics
    one of my players says he's tired of everything
    a player on my team lost his dad and doesn't speak
    my best player cries on the bench and says it's nothing
    I feel empty even when we win
    nothing is fun anymore, not even hockey
    I cry in the shower after every practice
    I've been crying for no reason all week
    I can't get out of bed anymore
    I don't feel anything lately
    I feel numb all the time
    I'm sad every day and don't know why
    I've been really down for weeks
    I feel hopeless about everything
    it's like a heavy cloud on me all day
    I don't enjoy anything these days
    I pretend to be happy but I'm not
    I put on a fake smile at the rink
    no one knows how bad I feel
    I feel so alone in my head
    nobody really knows me or cares how I am
    I have no one to talk to
    nobody at home has time for me
    I feel invisible at home
    nobody notices when I'm sad
    my parents don't love me, they only love my hockey
    my mom looks at me like I'm a disappointment
    my dad hasn't talked to me since we lost
    my dad ignores me for days when I play bad
    mom only hugs me when I win
    I feel like I can never make my parents proud
    I feel worthless
    I feel like a failure at everything
    I'm a disappointment to everyone
    I hate who I am
    I hate myself
    I hate looking at myself
    I can't stand myself anymore
    there's something wrong with me
    I think I'm broken
    I'm not ok
    I'm not doing good, like in general
    can we talk about something that isn't hockey, I feel really bad
    everything is too much right now
    I'm overwhelmed and can't breathe
    my chest gets tight and I can't breathe before practice
    my heart races and I think I'm dying before games
    I had a panic attack in the dressing room
    I throw up from nerves before every single game
    I shake so much before games that I can't hold my stick
    I get so scared that I can't move
    I'm scared all the time and don't know why
    I worry about everything all night
    I can't sleep because my thoughts won't stop
    I haven't slept in days because I'm so anxious
    I wake up at night sweating and crying
    I have nightmares about my coach
    I have nightmares every night since the accident
    I can't stop thinking about the crash
    I lock myself in the bathroom and cry before practice
    I cry in the car so no one sees
    I feel sick every morning when I think of school and hockey
    my stomach hurts every time I have to go to the rink
    I'm so lonely on this team
    I sit alone at every tournament lunch
    I've got zero friends since we moved
    everyone has someone and I have nobody
    my best friend left me and I can't handle it
    my parents are getting divorced and I can't focus on anything
    my parents scream at each other every night
    it's bad at home
    home is a war zone
    things are really bad at my house and I can't concentrate
    dad moved out and mom cries all day
    my mom is sick and might die
    my dad lost his job and yells all the time
    my dad drinks too much and I'm scared for him
    my mom drinks and forgets to pick me up
    I take care of my brothers because my mom can't get up
    my grandpa died and I can't stop crying
    my friend died and nothing makes sense
    my teammate died and we don't know what to do
    we might lose our house and it's because of hockey money
    I feel guilty that my parents pay so much for me
    I don't deserve to be on this team or anything good
    I ruin everything for everyone
    everyone is mad at me all the time
    nobody wants me around
    they would not even notice if I stayed home
    no one would miss me on this team
    I don't fit anywhere
    I don't know who I am anymore
    I don't feel like myself
    I feel trapped
    I feel stuck and there is no one who helps
    I can't handle the pressure anymore, I'm breaking
    I'm breaking down
    I'm at my limit
    I'm burned out and can't feel joy
    I snap at everyone and then cry
    I'm so angry all the time that it scares me
    I punch walls when I'm upset
    I get so angry that I black out
    I'm scared of my own anger
    I stopped answering my friends
    I just lie in bed all day on weekends
    I don't want to see anyone
    I stopped caring about school, friends, everything
    school is hell and hockey is hell
    I feel like nothing I do matters
    it never gets better
    I don't see how it gets better
    I think I have depression
    do I have anxiety or something
    how do you know if you are depressed
    I was diagnosed with depression and it's back
    my therapist is on vacation and I'm not coping
    I stopped taking my antidepressants
    I'm gay and scared that my team finds out
    I can't tell my team who I am and it's eating me
    I think I'm trans and can't say it to anyone on my team
    I'm scared to go to school tomorrow
    I'm afraid of people
    I feel watched and judged all the time
    being injured makes me so down that I can't do anything
    since I got hurt I feel like I'm nobody
    without hockey I'm nothing
    I lost my whole identity when I got cut
    I got cut and I haven't left my room since
    I let in that goal and I've hated myself for a week
    I can't forgive myself for that mistake
    I cost us the championship and now I can't look at anyone
    my stomach is in knots for days and I don't eat
    I feel like crying all the time lately
    i feel rly low
    im so sad all the time
    im not fine i just say it
    im so done crying
    i feel like garbage every day
    no one likes me and I don't like me either
    I just want someone to care
    I wish someone would ask me how I am
    I wish I was somebody else
    do you ever feel like it's all too heavy
    mack I feel really lost
    mack can I tell you something sad
    can you be there for me, I have no one
    my son is not himself, he stays in his room for weeks
    my daughter has lost interest in everything, even her friends
    my son barely talks or laughs since the move
    my kid cries every night before bed
    my daughter has panic attacks before games
    my son throws up before each game from fear
    my daughter shakes and can't breathe before tryouts
    my boy says he's worthless
    my girl says that everyone hates her
    my son says he has no friends at all
    my daughter sits alone at every team event and comes home crying
    my kid has nightmares since the hit
    my teen sleeps all day and doesn't care anymore
    my teenager has withdrawn completely this winter
    my 9 year old says he is stupid and hates himself
    my son seems depressed since he was cut
    my child has been sad since our divorce and hockey doesn't help
    my daughter won't get out of bed on weekends
    is it normal that my kid cries every day
    we are separating and my son is falling apart
    our family is in crisis and my kid only has hockey
    one of my players seems depressed
    a player on my team sits alone and looks so sad all the time
    a player's mother died, how do I support him
    one of my kids breaks down crying in every practice
    my captain has panic attacks
    my goalie is shaking with fear before every game
    I'm a coach and I'm completely burned out and empty
    I'm a hockey parent and I cry in the car every day
    since I retired from hockey I feel empty
    I'm an adult player and I'm in a really dark mood for weeks
    I lost my wife and only the rink keeps me going
    I can't cope since my dad passed
    my buddy is really depressed and quit the team
    my friend hasn't come out of his room in weeks
    my teammate cries in the bathroom before games
    my teammate says he feels like nothing
    I think my friend isn't okay
    how do I help a friend who is always sad
    i cry in the car before every practice and then fix my face
    dont feel anything when i score anymore
    havent slept right since i got cut, like two hours a night
    my heart goes crazy before games and i think im gonna die
    used to love the rink now i just stare at my skates in the driveway
    my son hides in the bathroom on game days and shakes
    everything feels grey, even winning states
    i let in five and i havent left my room since sunday
    my hands go numb and i cant breathe when coach reads the lineup
    whats the point of stickhandling practice, nothing gets better anyway
    i throw up every time before a game from being so scared
    since my grandpa died i cant make myself care about hockey
    she stopped talking to everyone after the trade, just sits there with her hoodie up
    im tired all the time but i lie awake til four
    feels like im watching myself skate from way up in the stands
    my mommy and daddy fight about hockey and my tummy feels bad every day
    nobody would notice if i didnt show up on the bench
    i smile at the rink and then fall apart at home
    got panicky in the crease again, couldnt hear anything, everything got tiny
    i hate who i see in the mirror with that jersey on
    our winger used to be the loud one, he hasnt said a word in weeks
    cant stop crying and i dont even know why, we won
    im a failure, dad paid all that money and im a fourth liner
    my kid says hockey is the only reason he gets up and now the season is over
    every mistake plays in my head all night long like a video
    im so lonely at prep school, i eat lunch in the equipment room
    i dont think i can do another day of pretending im ok
    feels like theres a rock on my chest since tryouts
    i used to be funny in the room, now i just feel empty
    my billet family is nice but i cry into the pillow every night
    give me a drill or something, anything to stop my brain
    i get so angry i punch the wall and then i feel nothing
    she pulls out her eyelashes before big games, she says she doesnt notice
    quit showering and answering texts, only go to practice cause i have to
    one of my boys broke down sobbing in the penalty box, said he cant take it
    i feel like everyone hates me and theyre probably right
    its been dark in my head since the playoffs ended
    i have bad dreams about the puck every single night and wet the bed
    i dont deserve to wear the C, i dont deserve anything really
    panic attack on the bus again, told the guys i was carsick
    im 17 and burnt out and i cant see anything after this season
    what do you do when the thing you love makes you feel dead inside
    my daughter stopped seeing her friends and sleeps all weekend with the curtains shut
    if we lose saturday i dont know what ill do with myself
    i miss my dad so much i cant skate without getting choked up
    coach asked whats wrong and i almost told him but whats the use
    my legs shake in the faceoff circle and my head says run away
    i only feel ok for like the hour im on the ice
    im always scared now, even at home, even when its quiet
    i sit in the shower with my gear on because i cant move
    haven't laughed since i broke up with my girlfriend and got benched the same week
    we told him hockey is off the table this year and he hasnt got out of bed
    there's no goalie in there anymore, just pads
    been faking sick for three weeks because i cant face the team
    sometimes i cant remember practice at all, like i wasnt there
    the voice in my head says im garbage every shift
    i count everything in the dressing room and if i mess up something bad will happen
    im eight and i feel sad all the days now even hockey days
    its all too much, school and hockey and mom being sick, i cant breathe
    dont know who to talk to so im asking a hockey app lol, im not good
    i put my gear on and then i just sit there and cry and i dont know why
    nothing is fun any more, not even scoring. how do i get my jump back
    i eat alone at every tournament, they move the chairs when i come
    whats a good reason to say to quit that dosent make my dad hate me
    i havent slept right in weeks, my legs are heavy, everything is heavy
    i smile on the bench so nobody asks
    i get this thing where i cant breathe and my hands tingle and i think im dying, always right before warm up
    my mom moved out in october and i havent scored since
    they made a group chat without me and its about me. should i still pass to them lol
    i only feel ok on the ice and the rest of the day is just black
    my grandpa died and he was the one who took me to hockey. i dont want to go in the rink now
    my son used to run to the rink, now he sits in the car and stares. he says im a nobody. how do i motivate him
    no matter how many points i get i feel like garbage
    the boys call me gay every practice and hide my skates, coach says boys will be boys. i want to get stronger so they stop
    i cant do this anymore, practice, school, my parents fighting. what should i drop first
    a girl on my team stopped talking, like to anyone, since xmas. she was our loudest. what do we do
    i hate who i see in the locker room mirror
    everyone says im the strong one on this team. im not. im so tired
    how do u stop crying in the helmet, the cage makes it drip on the jersey
    i'm a coach and honestly i have one boy who says every week that he is worthless, then laughs. good hands though
    been faking sick for a month so i dont have to face the team
    they laugh at my accent and nobody wants to be my partner for passing drills. third year now
    if i play bad mom cries and its cause of me, so i cant play bad
    is it bad if i feel nothing when we win
    i moved 800 km for hockey and im 15 and i cry every night at my billets, dont tell the scout
    my best friend on the team got killed in a car accident and coach says play for him. i cant even hold the stick
    i scream in my pillow after practice so no one hears. anyway how do i get better on draws
    my daughter pulls out her hair before games, theres a bald spot under the helmet now
    nobody came to my games this whole year. its fine. how do i get on the pp
    i wish i could be a kid on another team with another family
  `),
  innocent: sentenceLines(`
    I stay in the parking lot and stickhandle after practice
    I scored and nobody celebrated with me
    my parents take turns bringing me to practice
    he says it got boring
    I'm scared of contact
    I'm jealous of his hands
    I'm worried about my defense
    I'm worried I'm slow
    I'm worried about my glove side
    I'm scared of losing my spot
    I feel nervous when I have the puck
    I feel bad for our goalie
    I feel guilty for that penalty
    my coach never praises me
    I'm annoyed with my line
    I'm stressed about tryouts
    I'm stressed because we have three games this weekend
    I'm afraid of making a mistake
    I feel useless on the power play
    I feel like a pylon out there
    I feel behind the other kids
    I feel like the worst skater
    it sucks to be on the second team
    being scratched sucks
    this slump is killing me
    I'm tired of losing
    I'm sick of sitting on the bench
    I'm fed up with dump and chase
    my kid is sad that the season is over
    my daughter is scared of the boards
    my son is worried about cuts
    my kid gets discouraged quickly
    my kid doubts himself after a bad shift
    my players are scared to make mistakes
    nobody sees me open in the slot
    everyone on my team is taller than me
    everybody hits puberty but me
    I don't enjoy dryland
    I'm always tired on mondays
    I'm sad that we lost
    I feel bad about my turnover
    I was bummed after the game
    we lost the final and I'm disappointed
    I'm nervous about tryouts
    how do I calm my nerves before games
    I get butterflies before faceoffs
    I'm anxious about making the team
    I get nervous in shootouts
    I'm scared of getting hit
    I'm scared of the puck
    I'm afraid of big defensemen
    I lack confidence with the puck
    I lost my confidence after a few bad games
    how do I get my confidence back
    I'm in a scoring slump
    I haven't scored in six games
    I'm frustrated with my shot
    I get frustrated when I can't do a drill
    I get angry at refs
    how do I control my temper on the ice
    I got mad and took a penalty
    I cried after the game because we lost, is that ok
    I cried when we lost in overtime
    my teammate cried after the shootout, what can I say
    I feel pressure to score
    how do I handle pressure in big games
    my parents expect a lot, how do I relax
    I'm bored at practice
    practice isn't fun with the new drills
    hockey isn't as fun as last year
    I'm not having fun on this line
    how do I make practice more fun
    I'm tired after school and don't feel like practice
    I'm tired today, should I train
    I'm burned out from three tournaments in a row
    do I need a break from hockey
    I want to take a week off
    I'm so happy we won
    I feel great on the ice
    I feel strong today
    I feel slow on my skates
    I feel stiff in the mornings
    I feel lost in the defensive zone
    I feel lost on the power play
    where am I supposed to be, I feel lost on the ice
    I get lost in coverage
    I feel alone on the forecheck, who supports me
    I'm always alone in front of the net, is that good
    left alone in the slot, what do I do
    I'm on an island on defense
    I feel out of place at wing
    I feel rusty after the summer
    I feel weird in my new skates
    my new stick feels heavy
    heavy legs in the third period
    my legs feel like bricks
    my pads feel too big
    I can't breathe well with my mouthguard
    I'm out of breath after one shift
    how do I breathe during a shift
    my heart beats fast after sprints, normal?
    breathing exercise before a game
    I can't sleep the night before a game because I'm excited
    I'm too excited to sleep
    I had a dream that I scored five goals
    I had a nightmare about missing the bus lol
    I hate losing
    I hate skating backwards
    I hate early practices
    I hate my new line
    I hate my number
    I hate being a backup
    I hate being on the fourth line
    nobody passes to me on my line
    nobody on my line backchecks
    no one covers the slot on my team
    no one talks on the ice, how do we communicate
    no one on my team can stop their captain
    nobody believes we can win saturday
    everyone on my team is faster than me
    everyone is better than me, how do I improve
    I'm the smallest on my team
    I'm the slowest skater
    I'm new on the team and shy
    how do I make friends on a new team
    I don't know anyone on my new team yet
    I miss my old team
    I miss my old coach
    my best friend plays for another club now
    my friend made AA and I didn't
    I got cut and I'm disappointed, what now
    I was benched and I'm mad
    I'm jealous of our top scorer
    I feel ignored by my coach
    coach doesn't give me a chance
    I never get on the power play
    my mom gets more nervous than me
    my dad was quiet after the loss, what should I say
    my parents argue about ice times, it's funny
    my parents can't come to my game
    my parents are divorced and I have two sets of gear
    my dad works a lot, so mom drives me
    my brother is away at college and I miss playing with him
    my grandpa can't come to the game because he has a cold
    my kid was upset after the loss
    my son gets nervous before games
    my daughter is shy with new teammates
    my son cried after a shootout loss
    my daughter has no confidence in her shot
    my kid is frustrated on the third line
    my son feels left out of the power play
    my son compares himself to his brother
    how do I support my kid after a tough game
    how do I cheer up my daughter after a loss
    what do I say to a sad goalie
    my son is not enjoying hockey this year
    my daughter wants a break from hockey
    how do I know if my kid is burned out
    my kid has a meltdown when we lose board games too
    my players are nervous before the final
    my team is down after five losses
    my team lacks confidence
    how do I lift the mood on the bench
    my kids are hanging their heads after goals against
    how do I keep a team together after a bad season
    how do I handle a frustrated player
    my goalie gets rattled by soft goals
    how do I help a nervous goalie
    team morale is low
    my team has no spirit
    how do I build team chemistry
    I'm an adult beginner and nervous for my first game
    I feel embarrassed as an adult beginner
    I feel old on the ice
    first time on skates, I'm scared to fall
    I'm embarrassed when I fall
    I get embarrassed when coach corrects me
    my face gets red when I'm nervous
    my hands shake when it's cold
    I shake my stick before faceoffs, superstition
    I overthink with the puck
    I think too much in the crease
    I can't focus in the second period
    how do I focus when fans yell
    my mind wanders on the bench
    how do I forget a bad shift
    how do I stay positive on the bench
    how do I reset after a goal against
    I let in three goals and felt awful, how do I bounce back
    that loss hurts
    it hurts to lose to our rivals
    heartbreaking loss in double overtime
    I'm heartbroken that our season ended
    I'm upset about the ref's call
    that game was depressing, we had no shots
    depressing power play numbers
    my stats are sad
    my save percentage makes me cry lol
    this season is a disaster, five wins
    it's hopeless against their top line, what can we do
    crying laughing at your joke
    I'm emotional on senior night
    last game with my team, I'm a bit sad
    feeling good about the playoffs
    feeling meh today, got a fun drill
    not feeling it today, something easy please
    I'm in a bad mood, give me a fun challenge
    I had a bad day at school, something fun to do
    I failed my math test and coach wants good grades
    school and hockey is a lot, how do I plan my week
    too much homework, how do I find time to shoot
    I'm homesick at hockey camp a little
    how do I deal with being away at camp
    lonely at the top, first in the league haha
    I sit at the end of the bench
    I sit next to the goalie at lunch
    I eat alone before games because of my routine
    alone time before games helps me
    I like to be alone before a game
    I listen to music alone before games, is it bad
    i get nervous before games, what can i do in the last ten minutes
    how do i get out of a slump, im pretty frustrated
    practice is kinda boring lately, what can i do to make drills more fun for myself
    i was mad after the loss, how long do pros stay mad lol
    i hate cardio, is there a way to get fit with pucks
    how do i stop squeezing the stick when i dont score
    butterflies before tryouts, any breathing thing that works
    my daughter is a bit shy on her new team, how do i help her settle in
    how do i stay confident after being moved down a line
    whats a good pre game playlist to get hyped
    how do i stop being jealous of my linemates points, its dumb i know
    i am bummed that we didnt make playoffs, how do i train in the off season?
    do other kids get sweaty hands before a shootout
    what do i do when i feel lazy on a 6am practice
    how do you keep a team happy when half the kids play less
    my boy pouts in the car after losses for ten minutes then wants ice cream, talk about the game or leave it?
    im annoyed that coach put me on d, what can i learn there
    how do i handle pressure on penalty shots
    what helps against the jitters when scouts are there
    why does a loss feel worse than a win feels good haha
    is it normal to dream about a game the night before
    how do i get my compete level up when the game means nothing
    i get hangry before late games, what snack and how long before
    as coach how do i spot that the group is flat and needs a fun practice
    how do i make friends on a new team in the first week
    feeling rusty after holidays, what should i do first on the ice
    how do i calm down after a bad call from the ref
    i want to be captain but im scared to speak in the room, tips?
    how many games does it take to get your confidence back after a break
    my son says he's bored with defense and wants to play forward, is 10 a good age to switch?
    ugh we lost again, whatever, next one
    so stoked for the weekend
    im sad the season is over, best team ever
    was grumpy all morning cause practice got cancelled
    cried a bit after the final but then we had pizza and it was fine
    i hate the bike. give me pucks
    my nerves were gone after the first shift like always
    im so mad at myself for that pinch lol
    nobody passed to me on left wing today haha stood there like a mailbox
    tired from school but once i'm on the ice i wake up
    kinda jealous of the kid with the new sticks
    frustrated with my backhand, it never lifts
    coach benched me for the third and i was ticked but i get it, i took two bad penalties
    not gonna lie that loss stung
    my daughter was nervous, then scored on her first shift, all smiles
    i feel slow this month, prob cause i grew 2 inches
    we're all a bit down after the 6-1 but practice was fun again
    my mood is way better since we changed the lines
    homework and hockey is a lot this week but ok after thursday
    i miss my old line, we had chemestry
    Bad game today. No shots, one giveaway, minus 2. I was annoyed in the car. Then dad and i had a burger and laughed about it. What can i do to be ready from the first shift?
    First game with the new club. I was super nervous in warm up. Second shift i got an assist and it was gone. the guys are nice. How do i get rid of the nerves faster?
    I coach u14. The group has lost five in a row and they are flat. Nobody is upset with anyone, they just dont smile much at practice. I want to do a fun week with games and a movie night. Any ideas for on ice games?
    I hate conditioning day. coach had us do stairs and then the bike. I complained the entire time lol. But in the game i was still fast in the third. So fine, how often should i do it on my own?
    We lost to our rivals 3-2. I hit two posts. I threw my gloves in the bag and sulked for a bit. This morning i was out shooting again. Next time they go in.
    Tryouts are over. I made the second team and not the first. Was sad for an evening. My best friend is on it too so its gonna be a great year.
    im 11 and today was my first game at centre. I was scared to take the draw. i lost the first four. Then i won three in a row and i love it now.
    My son went pointless for ten games and got a little down about it. His coach showed him clips of good plays he made. He came out with a grin. Scored on sunday.
    Our game got called because of a broken zamboni. I was so pumped up and then nothing. We played cards in the room. kinda the best day anyway
    Long bus trip, 5 hours. i was homesick for like one hour the first night. Then we played mini sticks in the hall. We won two and tied one. want to go again
  `),
};
