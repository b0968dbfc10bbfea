import { sentenceLines } from './sentence-lines.js';
import type { CrisisResponseKind } from '../crisis-responses.js';

// Severe sentences in all persons and tenses, and similar hockey sentences.

export const questionsByKind: Partial<Record<CrisisResponseKind, string>> = {
  abuse: `
    I don't feel safe going home
    I don't feel safe going to my coach's house
    I don't feel safe skating with my coach
    I don't feel safe in the corner of the locker room
    he threatened to cut me with a knife
    my coach threatened to cut me with a knife
    my dad kicked me down the stairs
    my dad kicks me to the ground
    my dad kicks me to the floor
    my dad pushed me down the stairs
    my dad screams at me and kicks me
    my dad yells at me and hits me
    coach yelled at me and said he'd kill me
    my dad beats me to the ground
    my dad beats me in the face
    my dad hits me for a bad game
    my dad hits me with a hard belt`,
  bullying: `
    kids on my team hit me
    my teammates hit me
    the older boys hit me
    the boys in the locker room hit me
    my captain hits me
    my teammate keeps hitting me in the head
    the older kids pushed me on the head`,
  emergency: `
    I can't move my neck to the side
    I can't move my neck to the left
    I can't move my arm when I try
    I can't move my leg like before
    I can't move my fingers right
    I can't feel my legs in the morning
    my heart is racing when I'm resting
    my heart is racing when I'm just sitting
    my heart keeps racing when I am in bed
    my heart keeps racing and I'm scared
    I'm passing out from the heat
    can I pass out from skating too hard
    I pass out more often now
    I keep passing out under the lights
    I passed out of the blue`,
  injury: `
    I can't put weight on my ankle when I try
    I can't raise my arm to the side
    I can't bend my knee right
    my helmet gives me a headache`,
  head: `
    my head still hurts
    my head really hurts
    my head still aches
    my son's head still hurts
    a puck off my helmet gives me a headache
    I got a hit to the head, a penalty was called
    I feel nauseous
    puck hitting me in the face again
    a teammate hit me in the head with his stick`,
  self_harm: `
    my kid cuts himself
    my daughter cuts herself
    my son burns himself
    my daughter burns herself`,
};

/** Any rule may match. */
export const flaggedQuestions = sentenceLines(`
  my dad comes home drunk and hits me
  my dad gets angry and throws me against the wall
  my mom pulls my hair when I play bad
  my dad twists my arm when I lose
  my coach twisted my arm
  my stepdad hit me with a hockey stick
  my coach threw a puck at my face on purpose
  my coach made us skate until someone threw up
  my coach made me skate until I threw up
  my coach won't let us drink water
  my dad locks me out of the house when I lose
  my dad locked me in the basement
  my dad won't let me eat after a loss
  my mom doesn't give me food when I play bad
  my parents don't feed me
  my dad makes me sleep outside
  my brother chokes me until I can't breathe
  my brother punches me every night
  my sister scratches me and I bleed
  my dad says he'll beat me if we lose
  my dad said he is going to hurt me
  dad said I'll get the belt
  I get the belt when I lose
  I have bruises from my dad
  my dad left bruises on me
  my dad gave me a black eye
  my mom gave me a black eye
  my coach gave me a bruise
  my captain made me drink beer
  the seniors made me drink
  they made me take my clothes off on the bus
  older players pulled my pants down
  they pulled my pants down in the locker room
  the boys took a video of me in the shower
  somebody took pictures of me changing
  a teammate took a picture of me naked
  my coach watches us shower
  my coach watches me change
  my trainer gives me massages alone
  my coach asked me to come to his house alone
  my coach wants to be alone with me
  my coach gives me gifts and says not to tell anyone
  my coach says it's our secret
  coach told me to delete our messages
  my coach calls me beautiful
  my coach says he loves me
  my coach asks me about my body
  my coach asked for a picture of me without a shirt
  a guy on discord wants to meet me
  a man I met online wants my address
  someone online asked me for pictures
  a stranger at the rink followed me
  a man follows me home from the rink
  someone is following me
  he puts his hand on my leg
  my coach put his hand down my pants
  my coach put his hand on my thigh
  my uncle comes into my room at night
  my billet dad comes into my room at night
  my brother comes into my bed
  my cousin shows me his private parts
  I don't want to be alone with my coach
  I'm scared of my coach
  I'm scared of my captain
  I'm scared of my teammates
  I'm afraid to go to practice because they hit me
  I'm afraid of my dad after games
  I'm scared of what my dad will do if I lose
  my dad will kill me if I don't score
  my dad is going to beat me tonight
  I don't want to go home
  I want to run away from home
  my dad broke my stick over my back
  my dad hit my mom in front of me
  my parents fight and my dad hits my mom
  my mom's boyfriend hurts me
  my friend's dad hits him
  my friend's dad beats him
  my teammate's dad hits him
  my teammate gets hit by his dad
  my linemate has bruises from his dad
  I saw a coach hit a kid
  I saw my coach slap a player
  a parent hit my kid
  another parent hit my son
  another kid punched my son
  a kid punched my son in the locker room
  his teammates beat him up
  her teammates hit her
  the boys on his team punch him
  kids on his team hit my son
  they hit my son in the locker room
  they kick me in the locker room
  they spit in my water bottle
  they spit on me
  they peed on me
  they tape me to the bench
  they taped me up and left me
  they put me in a headlock
  they put my head in the toilet
  a boy snaps his towel at me every day
  they snap towels at me
  they steal my food
  they call me names
  they call me gay
  they said I should kill myself
  he told me to kill myself
  my teammate told me to kill myself
  everyone tells me to kill myself
  they say I should die
  I wish I could die
  I wish I could sleep forever
  I want to sleep and never wake up
  I don't want to wake up tomorrow
  I just want to be gone
  I can't do this anymore
  I can't go on
  I want to give up on life
  my life is over
  I have a plan to kill myself
  I wrote a goodbye note
  I wrote a suicide note
  I'm saying goodbye to everyone
  I gave away my stuff because I won't need it
  nobody will miss me
  everyone would be happier without me
  I'd rather die than play again
  I hope I die
  I hope I don't wake up
  I wanna end myself
  I'm gonna end it tonight
  I'm gonna off myself
  thinking about jumping
  I want to jump in front of a car
  I want to jump in front of a train
  I held a knife to my wrist
  I put a rope around my neck
  I tried to hang myself
  I tried to kill myself last year
  I tried to drown myself
  I choke myself until I black out
  I hit my head on the wall when I lose
  I punch walls until my hand bleeds
  I pull out my hair when I'm stressed
  I burn myself with a lighter
  I cut
  I cut myself again
  I'm cutting again
  she cuts
  my daughter is cutting
  my daughter cuts her arms
  my son cuts his arms
  my daughter has cuts on her arms
  I found cuts on my daughter's arms
  my son says he wants to disappear
  my son says life is not worth it
  my daughter says she hates her life
  my daughter took pills
  my son swallowed a bottle of pills
  my friend wants to kill herself
  my teammate is suicidal
  my brother tried to kill himself
  he keeps saying he wants to die
  my chest really hurts
  my chest feels tight
  my chest is hurting when I breathe
  my son's chest hurts
  I can't breathe well
  I can't catch my breath
  it hurts when I breathe
  my throat is closing up
  my tongue is swelling
  I am choking
  he is choking
  he isn't breathing
  she's not breathing
  he stopped breathing
  he won't wake up
  he is not moving
  my teammate is lying on the ice and not moving
  he can't get up
  there is blood everywhere
  his neck is bleeding
  a skate cut his neck
  he got cut in the neck
  I was cut by a skate on my neck
  my arm is bent the wrong way
  my bone is sticking out
  my leg looks crooked
  my finger is bent sideways
  my tooth got knocked out
  I got hit in the throat
  I can't swallow after a puck hit my throat
  I'm coughing up blood
  I peed blood after a hit
  there's blood in my pee
  I can't feel my fingers
  my fingers are numb
  my arm went numb after the hit
  my legs are tingling
  my neck hurts after I got hit from behind
  my face feels numb
  one of my eyes is bigger
  my pupil is bigger on one side
  I keep throwing up
  he keeps throwing up after the fall
  I threw up twice after the hit
  I feel sleepy after hitting my head
  I feel dizzy
  I still feel dizzy
  I've been dizzy for days
  I was knocked out for a few seconds
  he was out cold
  my vision went dark
  I have double vision
  I see double
  I keep forgetting things since the hit
  I can't remember what happened
  I can't concentrate since I got hit
  lights bother me since I got hit
  I feel like I'm in a fog
  my head feels weird
  my head has been hurting
  my head has hurt since Saturday
  my head hurt yesterday
  my head was hurting
  my head kind of hurts
  my head hurts really bad
  my head kills
  my head is pounding
  my daughter's head really hurts
  her head still aches
  my kid's head won't stop hurting
  I got a puck to the helmet
  I got hit on the head with a stick
  someone elbowed me in the head
  he crosschecked me in the head
  I went into the boards head first
  I fell backwards and hit my head
  my head bounced off the ice
  I was hit from behind and my head hit the boards
  I collided with a kid and we hit heads
  I got kneed in the head
  I got my head slammed
  a kid slammed my head on the ice
  my brother threw a puck at my head
  puck hit my head
  the puck hit me in the head
  the puck hit him in the face
  I got hit by a puck in the face again
  I took a stick to the mouth
  I don't eat
  I don't eat lunch anymore
  I skip meals to be faster
  I only drink water
  I throw up after I eat
  I throw up on purpose
  I make myself sick after dinner
  my daughter makes herself throw up
  my daughter won't eat
  my son is not eating
  my daughter hides her food
  my daughter skips meals
  I hate eating
  I'm scared to eat
  I feel guilty when I eat
  I'm so fat I hate myself
  my coach told me to stop eating
  my wrist really hurts
  my knee still hurts
  my knee has been hurting for weeks
  my ankle gave out
  my shoulder popped out
  I dislocated my shoulder
  my knee is swollen like a balloon
  I heard my knee crack
  I think I tore something
  I can't straighten my elbow
  I can't walk
  I can't walk on my foot
  I can't stand up
  I can't put any weight on my leg
  I can't close my hand
  I can't grip my stick because my wrist hurts
  my back hurts so bad I can't stand
  it hurts to walk
  it hurts to breathe
  my son can't walk after a hit
  my son is limping
  I'm limping
  I got a bad cut on my leg
  my cut is infected
  I'm bleeding
  I won't stop bleeding
  my nose won't stop bleeding
  my nose is bleeding after a hit
`);

export const harmlessQuestions = sentenceLines(`
  how do I go harder when the other team hits me
  guys hit me in front of the net, how do I stay up
  bigger players hit me in the corner
  a defenseman hits me in the corner every shift
  their captain hits me every game
  my coach makes us skate until we're tired
  coach makes us skate lines
  coach won't let me play center
  my coach won't let us shoot from the point
  my dad won't let me play with my brother
  my dad watches us play
  coach watches us skate
  coach told us not to tell the other team our plays
  my coach says I'm hot right now
  how do I follow my shot
  the defenseman is following me everywhere on the ice
  a guy follows me around the net
  he puts his stick on my leg
  how do I put my weight on my leg
  my coach sends us videos
  my dad sent me a video of my game
  coach sends me clips
  my mom took pictures of me in my jersey
  my team plays better when I pass
  we want to end it in overtime
  I hope we win
  how do I jump in front of shots
  jump in front of a shot
  thinking about jumping into the rush
  tape to my stick
  I tape my stick
  my dad will be mad if I don't score
  my dad would beat me in a race
  my brother will beat me in mini sticks
  I don't want to go home yet, more ice time
  coach will kill us with sprints
  coach says he'll kill us with bag skates
  my coach said he'd beat me in a race
  my dad threatened to score on me
  coach threatened to bench me if I don't backcheck
  coach threatened to cut me
  coach threatened to cut me from the team
  coach threatens to move me to defense
  I don't feel safe going into the corner
  I don't feel safe in the corners
  I don't feel safe skating backwards
  I don't feel safe with the puck
  I don't feel safe blocking shots
  coach kicked me off the team
  coach kicked me out of the lineup
  coach kicked me off the first line
  my coach kicks me out of practice when I'm late
  my dad kicked me the puck
  my dad kicks me a soccer ball
  I pass out of the zone well
  how do I get better at passing out of the zone
  passing out to the winger
  should I pass out to the point or up the wall
  passing out under pressure
  I'm bad at passing out from behind the net
  when should I pass out or skate it out
  my heart is racing when I'm nervous
  my heart is racing on a breakaway
  my heart is racing before games
  my heart starts racing before the shootout
  I can't move my feet quick enough
  I can't move my hands fast enough
  I can't move my legs fast enough
  I can't move my feet when I shoot
  I feel nauseous before games
  how do I stop being scared of the puck hitting me in the face
  is a hit to the head a penalty
  he cuts himself off from the play
  how do I not burn myself out
  don't burn yourself out
  he burns himself out in the first period
  he positions himself well
  my son hurts the team with penalties
  I can't catch my breath between shifts
  I'm choking in big games
  we're choking in the third
  I choke up on my stick
  he is choking up on the stick
  my line mates push me to be better
  my teammates push me off the puck
  my teammate pushes me hard in battles
  my linemates hit me with good passes
  my brother pushed me in the race
  my dad throws me passes
  coach threw me in the deep end
  coach put me on the second line
  the coach put his hand up to stop the drill
  how do I pull my hands in
  how do I pull my elbow in on the shot
  I pull the puck to my backhand
  my captain gave me a pass
  my dad gave me a new stick
  my coach gave me a hard time
  my dad left me at the rink to practice
  coach left me on the bench
  I'm alone with the goalie on a breakaway
  I don't like being alone with the puck
  how do I wake up early for practice
  my son won't wake up for practice
  he is not moving his feet
  my winger is not moving the puck
  my kid won't eat vegetables
  I don't eat before games, is that ok
  I can't stand up to bigger players
  I can't walk through traffic in front
  my skate is bent
  my stick blade is bent backwards
  my pads went numb
  they took my spot on the power play
  somebody took my stick
  someone took my water bottle
  my coach yells and then hits me with a question
  coach stops practice and hits us with a drill
  my dad shoots pucks and hits me with passes
  my brother takes the puck and beats me wide
  they come down and beat me wide
  my brother and I race and he beats me to the puck
  the forwards skate in and push me off the puck
  my coach runs drills and pushes us hard
  my coach helps me and pushes me to get better
  my dad coaches me and pushes me to be better
  my teammates cheer and push me to skate harder
  kids on my team skate faster and beat me to pucks
  my dad is a goalie, how do I beat him
  my sister plays and beats me every time we race
  coach says I should hit him with the stretch pass
  he says he'll beat me to the puck
  my coach said he'll hit me with a pass
  coach will hit me in stride
  I got hit by a pass
  I was hit by a teammate's shot
  I got beat by my man
  got beaten by the coach's son in the race
  should I skate until I throw it in
  the puck was in my mouth guard
  my mouth guard falls out
  my stick hit the ice
  how far from my mouth should my mouthguard be
  I keep forgetting since the coach changed the plays
  my head coach kills penalties
  how do I focus since the season started badly
  knocking heads together as a team
  my dad says never tell the ref he's wrong
  he told me never to pass up the middle
  coach told me don't tell the goalie where I shoot
  we have a secret play
  our secret weapon is the power play
  our secret play
  cut in the slot
  I cut in the middle
  I broke my stick on the boards
  broke my stick on a slap shot
  my legs go numb when I skate in the cold
  my coach hates himself on the power play
  I think I broke my slump
  I think he broke up the play
  bad cut at the blue line
  my blade makes a deep cut in the ice
  my captain yells at us to backcheck
  he threw up the puck
  push me into the rush
  my coach trips over the boards
  a kid tripped me and no penalty
  a player on the other team slashed me
  their guy speared me
  how do I draw a penalty when he hooks me
  my brother slashes me in mini sticks
  my brother trips me in street hockey
  a kid pushed me after the whistle
  boys push me off the puck
  girls hit me harder in girls hockey
  the guys push me to be better
  the older kids push me to skate harder
  the big kids push me off the puck
  kids push me around in front of the net
`);
