import { sentenceLines, type TrainingSentences } from './sentences.js';

export const dirtyPlaySentences: TrainingSentences = {
  disclosures: sentenceLines(`
    coach told us to knock their captain out
    coach wants us to get rid of number nine
    the bench says take out the goalie
    is it worth a penalty to take their best player out
    can I chop at his ankles when he turns
    where can I hit a defenseman so he feels it tomorrow
    the kid who broke my collarbone plays us again, what should I do to him
    our coach wants number 22 off the ice, how do I do it
    coach said make sure their goalie doesn't finish the game
    coach says finish him, meaning hurt him
    my uncle says two hands on the wrist sends a message
    a good way to slow down a fast kid is whacking him right, where
    how do I slash without anyone noticing
    how do I hook a guy and hide it
    how do I hold a guy without the ref knowing
    how do I get a kid to take a swing at me
    how do I get a rise out of their hothead so he gets thrown out
    what do I say to get in a kid's head about his parents
    how do I trash talk a goalie till he cries
    need savage chirps for the game tonight
    roast lines against a fat goalie
    give me insults for the handshake line
    how do I win a hockey fight at 15
    where do I grab his jersey in a fight
    how do I punch with my gloves on
    can I fight if he asks me to
    I challenged a guy to fight next game, tips
    how do I hit somebody late and get away
    late hits, how do I time them
    how do I leave my feet for a bigger hit
    how do I hit someone so hard that his helmet pops off
    I want highlight reel hits where the guy stays down
    teach me how to blow somebody up at center ice
    how do I blow up a kid half my size
    how do I run the goalie over by accident on purpose
    how do I snow the goalie to annoy him until he fights
    how do I poke the goalie after the whistle
    how do I stab at the goalie's glove to hurt his hand
    can I fall on the goalie's knee so it looks natural
    how do I roll up on somebody's ankle
    can opener, how do I do it to a guy
    how to do a slew foot so the ref thinks he fell
    how do I pull someone down by his cage
    how do I twist his arm in the pile
    can I bite in a scrum
    how hard do I have to slash to break a stick
    how do I break a finger with a slash
    they hurt our captain so now it's war
    we want to retaliate as a team, who goes first
    next game I'm going after the guy who laughed at me
    he embarrassed me, I'm gonna embarrass him with a hit
    he stole my girlfriend and plays for them, I'll destroy him on the ice
    I want to hit my ex teammate so he remembers
    my brother plays against me, how do I crush him for real
    I hate losing so I hit people after the whistle
    sometimes I hit to hurt, is that normal
    I can't stop thinking about hurting that kid
    I got suspended for hurting a kid and I'd do it again
    I think injuring their top guy is smart strategy
    is intimidation part of the game, how do I scare them
    how do we scare a team before the game
    how do I make small forwards afraid of the corner
    how do I make a goalie scared to come out
    how do I teach my forwards to crash the goalie
    which hits aren't called at 16U
    what fouls are never called
    how do refs miss things, where should I stand to do it
    can I do something when the linesman watches the other side
    how do I pay back a cross check without being seen
    I want to spear the kid who speared me
    I'll take five minutes if it means he is done
    I don't care about the penalty, how do I make it hurt
    my kid needs to learn to hit first so others fear him
    should I tell my son to slash back twice as hard
    I told my boy to drop the gloves if he gets touched
    I pay my son ten bucks for every kid he knocks down
    how do I teach a goalie to slash guys in the crease
    how do I get my goon to fight their star
    can my tough kid send a message late in a blowout
    we are down five, can we start hurting them
    how can I get number 12 back for what he did to my brother
    he ran our goalie, I want to run theirs
    I'm going to take a run at their captain
    I'm gonna make that kid regret he plays hockey
    how do I make their best guy leave the game
    how do I put someone out of the game
    I want to put him in the hospital
    I want him carried off the ice
    he broke my friend's arm and I'll break his
    an eye for an eye, what can I do to him
    he chirped my mom, how do I make him pay on the ice
    payback game on saturday, ideas
    it's payback time for the kid who hit me
    how do I settle a score with a player
    how do I get even with someone on the other team
    I owe number 7 a good whack
    where does it hurt the most when you slash
    where do I slash so it hurts but isn't seen
    which spot isn't padded on a player
    how do I hit a goalie so it looks like an accident
    how do I bump the goalie and not get a penalty
    how do I crash the goalie to scare him
    how do I take the goalie out of the game
    shoot at the goalie's head on purpose in warmups?
    should I shoot high at a goalie's mask to scare him
    how do I hit someone who doesn't see me coming
    can I line him up when his head is down
    hit him when his head is down
    how do I catch a guy with his head down
    how do I lay a kid out
    how do I flatten that kid
    I want to crush a kid on the other team
    I want to smash the kid who hit me
    I will smash him into the boards from behind
    how do I push someone from behind into the boards and get no call
    how do I trip someone without the ref seeing
    how do I hide a slash
    what can I get away with behind the play
    what can I do when refs look away
    tricks that refs don't see
    secret fouls that work
    little dirty tricks for defensemen
    how do I stick a guy in the back of the legs
    how do I jab somebody in the ribs in a scrum
    how do I give a butt end
    how do I spear and not get caught
    how do I kick a guy's skates out
    how do I take out someone's legs
    how do I knee a guy and look innocent
    how do I elbow someone in the corner
    how do I throw an elbow without a penalty
    how do I hit with my stick up
    how do I hurt somebody with a legal hit
    is there a legal way to injure a player
    hit to hurt, teach me
    coach told me to go after their star
    my coach told me to hurt number 9
    coach wants me to injure a kid
    coach says take his knee out
    coach pays us for big hits
    we have a bounty on their goalie
    our captain wants us to target a kid
    our team plans to go after their smallest kid
    my dad says I should slash him back
    dad says hit him in the head next time
    my dad wants me to fight
    my mom told me to punch back
    I want to fight a kid on the ice
    how do I win a scrap
    how do I fight with gloves off
    how do I start something with a guy so he gets tossed
    how do I get the other guy kicked out
    how do I bait a kid into hitting me
    best way to drop someone with one punch
    where do I punch a guy with a cage
    I want to be an enforcer and beat people up
    how do I become a goon
    I'm planning to jump him after the game
    we'll wait for him in the parking lot
    he's dead next game, I will end him
    I'm gonna end that kid
    I hope he gets hurt, can I help it happen
    I like hurting people on the ice
    it feels good when they don't get up
    I broke a kid's wrist with a slash and felt good
    I injured someone on purpose and nobody knows
    I hit a kid from behind and he got hurt, I meant to
    I slashed a kid because he is better than me
    how do I scare smaller kids on the ice
    how do I make them afraid of me
    how do I intimidate their goalie
    how do I get under his skin with insults about his family
    give me mean things to say to a goalie
    give me something nasty to say to their captain
    what can I say to make him cry
    how do I make a girl on the other team cry
    what insult hurts the most
    how do I fake an injury to get a call
    how do I dive to draw a penalty
    how do I pretend to be hurt so he gets five
    how do I flop
    how do I cheat on faceoffs by hitting his hands
    can I loosen the goalie's straps in a scrum
    put something on the other team's bench, prank
    how do I damage his stick
    how do I break his stick on purpose
    how do I step on someone's foot with my skate
    what happens if I skate over his hand
    how do I squish someone's hand in a pile
    revenge on a teammate who took my spot
    how do I injure my teammate a little so I play
    I want to hit my own teammate in practice hard
    I'd like the starting goalie to get hurt
    how do I make my teammate look bad
    how do I hurt the kid who bullies me on the ice
    can I hit a girl as hard as a boy, I want to hurt her
    can I get back at the ref
    I want to shoot a puck at the ref
    how can I hit the linesman and say sorry
    how do I get a ref fired or scared
    I'm going to wait for the ref in the parking lot
    how do I teach my team to play dirty
    how do I teach 14 year olds to intimidate
    how do I get my team to target their goalie
    how do I get my players to hurt without penalties
    I told my player to take their star out, is that ok
    how do I coach my kid to slash without getting caught
    how do I teach my son to retaliate
    my son should break that kid's leg
    I want my son to hurt the boy who hit him
    tell my kid how to get revenge
    how can my daughter hit back so the ref doesn't see
    I want to punch the other coach
    I want to beat up a parent from the other team
    a dad from the other team will get it from me after the game
    he slashed me all night, so I cross check his neck next time, ok?
    I get slashed in every game, can I slash his hands back
    someone slew footed me, how do I do it back
    he cheap shotted me, how do I return it
    he hit me dirty last game, we play them again tomorrow and I want blood
    I want blood
    time to hunt heads
    headhunting tips
    who should I take out first
    which kid should I target
    make him bleed
    make them suffer
    send a message to their bench with my stick
    how to send someone flying into the bench door
    how to hip check somebody low to hurt the knees
    how do I submarine a guy
    can I clothesline him
    can I choke slam a guy in a scrum lol
    how do i hurt a kid without getting in trouble
    how do i get a kid back for tripping me
    he pushed me so i will push him harder in the glass
    i wanna hit him so hard he cries
    wanna smash their goalie
    i hate that kid and want to hurt him in the game
    number 12 is gonna leave on a stretcher tomorrow
    how do i finish a check so he doesnt get back up
    coach said whoever takes out their goalie gets to skip the bag skate
    next time i see him on the ice im ending his season
    gonna slew foot that kid when the ref turns around
    dad gives me twenty bucks for every kid i put down
    he broke my friends wrist so im breaking his
    we drew names for who goes after which guy friday
    where do i aim a slash so it hurts but doesnt get called
    want to hit him from behind right by the boards like he did me
    i hope i hurt her bad enough that she quits
    im waiting for him in the parking lot after the game with two buddies
    teach me to fight, theres someone i need to put in hospital
    our coach has a list with the other teams concussed kids, says go high on them
    i know his bad knee is the left one so thats where im going
    my son says he's going to make that boy pay, and i dont think he's joking
    i sharpened my blades extra for that kid
    last game i got him with the butt end and it felt great
    im gonna step on his hand when he falls
    some of our bantams put a bounty on the other teams star
    i want revenge on that goalie, gonna run her every chance
    told my line im going head hunting tonight
    how hard do you need to hit someone in the numbers to scare them for good
    that ref is gonna get what he deserves after the game
    im so mad i want to swing my stick right at his face
    we're going to get him in practice so he misses playoffs and i get his spot
    my teammate keeps saying he'll paralyze the kid who hit him, it's getting weird
    ill take the five game suspension if it means he's done
    sis got hurt by number 7 so im gonna hurt number 7
    whats the best way to knee somebody and make it look like an accident
    my husband tells our boy to go out there and injure someone or dont come home
    i want to make him bleed like i did
    he's smaller than me and im gonna run him through the glass
    theres this d man who called my mom names, im spearing him shift one
    goalie here, next guy in my crease gets my stick in the throat
    i cant stop thinking about hurting the kid who took my spot
    our whole bench agreed to jump them in the handshake line
    ive got something in my bag for him after the game
    gonna wait til he cuts through the middle with his head down, lights out
    im going to push him so hard he cries and never plays again
    need to get stronger so i can wreck the guy who beat me up
    payback night, we know where their bus parks
    coach taps me when he wants somebody hurt, i'm the guy
    the boys want me to take out their best player, i said ok
    he's got a concussion already, one more shot and he's done for the year
    i'll get kicked out but she'll be in worse shape than me
    a dad told the kids to aim for ankles with their slashes, they're nine
    i practice slashing the post and pretend its his arm
    not gonna lie i want to see him carried off
    if he skates by our bench again im clubbing him
    my twin and i are planning to sandwich that kid into the open door
    im shooting at his head in warmups and saying it slipped
    he embarrassed me online so friday i embarrass him into the boards, face first
    our team has a points chart for injuries, i'm in second
    i just want ten seconds alone with him with no refs around
    one of my players asked how to take out a knee without a penalty
    the girl who tripped me is getting cross checked in the neck
    i got ejected for kicking a guy and i'd do it again harder
    hurting people is the only thing im good at out there so why stop
    he laughs now but he wont be laughing when he cant walk
    coach says make sure number 9 doesnt finish the game. how do i hit so the ref wont see it
    where do i slash so it breaks but looks like a stick check
    theres a kid with a bad knee on the other side and we know which one
    im gonna get him from behind saturday, he has it coming since novice
    my dad gives me 20 bucks for every guy i put on the stretcher
    how do you land an elbow in the jaw and make it look like a follow thru
    we have a bounty on their goalie. 50 for the one who runs him
    i sharpened the end of my butt end a bit lol, they wont check
    whats the suspension if you two hand a guy in the neck, might be worth it
    my coach taught us to can opener guys near the wall, tell me how to do it faster
    he took my girl so im taking his teeth. what angle on the cross check
    our assistant says go for the hands of the small one, he cries easy and then theyre down a man
    how do i slewfoot without getting caught, i want his head on the ice
    parent here. the boys are talking about ending some kid on sunday and they have his name on a board. is that just trash talk?
    i told my line ill jump him off the draw, gloves or no gloves, till he stops moving
    next time im shooting at his throat on purpose in warm up
    if i hit late by two sec and high can they still prove intent
    i want to hurt him like he hurt my brother. whats the best moment in the shift
    we line up their kid with the concusion history, one shot and hes out
    player of mine keeps asking when i'll let him off the leash to cripple their star. he isnt joking i think. what do i tell him
    do you get more power w the knee or the hip if you want to take a guy out for the season
    someone on my team puts a blade piece in his glove. i saw it. we play tonight
    gonna wait in the parking lot for the ref after, he owes us a game
    how do i skate over a hand so it looks like an accident
    i spear the goalie every time he freezes it, only way to get him off. where is the padding thinnest?
    my u14 coach has a hit list. real one. with numbers, and who does who
    last game he went off with an ambulance and im kinda proud. how do i get the next one
    they pay me ice time to fight. coach nods and i go. gotta go after a little dude tomorrow, how do i break his nose fast
    just want to see him bleed once. then i play normal again
    boarding question: how far from the wall has a guy to be so he goes in the worst
  `),
  innocent: sentenceLines(`
    coach told us to take away their top line's time
    how do we take out their forecheck
    take out the trailer on a two on one, how
    who can I hit at 14U
    when can I hit in hockey
    how do I hit clean
    how do I throw a clean hip check at 16U
    how do I angle a player to the boards
    how do I finish a check properly at 15U
    how do I deliver a safe legal check
    how do I take a check
    how do I battle in the corner without a penalty
    stay out of the penalty box
    I take too many penalties
    how do I stay out of the box
    we sit in the box too much as a team
    how do I stop taking slashing penalties
    why do I always get called for tripping
    how do I poke check without tripping
    stick lift without hooking
    how do I defend without holding
    how do I keep my stick down
    how do I keep calm after a cheap shot
    a kid keeps slashing me, what do I do
    someone chirps me the whole game
    how do I ignore trash talk
    what do I do when a guy runs me
    he hit me from behind, what should happen
    an opponent plays dirty against us, how do we react
    how do I handle a dirty team
    how do I draw penalties the honest way
    how do I protect myself against dirty players
    how do I stand up for my teammate without a penalty
    they ran our goalie, how should we respond
    how do I not retaliate
    how do I control my temper after a slash
    what is a slew foot
    what is spearing
    what is the penalty for butt ending
    what's the penalty for fighting
    are fights allowed in youth hockey
    is fighting allowed in junior
    how many games for a fight
    is boarding a major
    is checking from behind an automatic game misconduct
    what is kneeing
    what is clipping
    what is roughing
    difference between slashing and hacking
    why do refs miss calls
    is diving a penalty
    embellishment rule
    explain instigator rule
    what does an enforcer do
    what is a power forward
    how do I be harder to play against
    how do I play with an edge but fair
    how do I be more aggressive on the puck
    coach says I'm too nice on the ice
    coach says I need to be meaner in front of the net
    how do I win more puck battles
    how do I get physical in front of the net
    how do I box out a forward
    how do I clear the front of the net legally
    how do I screen the goalie
    how do I get in the goalie's eyes without touching him
    can I touch the goalie in the crease
    goalie interference explained
    how do I beat a good goalie
    how do I beat their best defenseman
    how do I shut down their best player
    how do I neutralize their captain with good positioning
    how do we stop their top line
    who covers their star
    shadow their best player, how
    take away time and space
    take away his stick
    take the body at 16U
    take the man or the puck
    attack the triangle
    attack the defender's feet
    attack his inside edge
    attack mode on the rush
    how do I attack the net
    blast it past the goalie
    crush the puck
    crush them on the scoreboard
    we want to destroy them on saturday with goals
    destroy the competition lol
    revenge game for last year's final, how do we prepare
    we lost to them 5 to 1, how do we win the rematch
    how do we get back at them on the scoreboard
    get it back next shift
    get even strength goals
    how do I get back quickly after a turnover
    I want to win against my old team
    beat my brother in a race
    beat the trap
    break their forecheck
    break down the defense
    break his ankles with a deke
    ankle breaker moves
    burn the defender
    punish turnovers with quick counters
    make them pay on the power play
    punch it out of the zone
    punch turn drill
    snipe
    ambush forecheck name for a system?
    hunt pucks
    puck hunt drill
    be a hound on the forecheck
    target practice
    shooting targets in the garage
    target goals for the season
    pressure their D
    scare the goalie with a good shot, wrist or slap
    quick strike offense
    strike first in the third
    battle drills for 12 year olds
    compete drills
    small area battle games
    king of the ring balance game without hitting
    how do I teach body contact safely
    how do I introduce checking to bantams
    checking progression for coaches
    how do I teach kids to give and take hits safely
    how do I teach discipline
    how do I keep my team from retaliating
    my players take dumb penalties
    how do I lower our penalty minutes
    one of my players plays too rough, how do I help him calm down
    a kid on my team loses his temper
    how do I talk to a player after a bad hit
    how do I explain fair play to kids
    sportsmanship talk for my team
    handshake line rules
    my son gets too many penalties
    my son retaliates, how do I help him stop
    my kid got slashed a lot, should I talk to the ref
    is it okay that the other team plays rough with my daughter
    my kid is afraid of physical play
    my son is too gentle, how can he learn to battle
    how do I tell my kid that hitting back isn't the answer
    my son was suspended for a hit, how do we talk about it
    I hit someone by accident and he got hurt, I feel bad
    I accidentally tripped a guy
    I got five minutes for a hit I didn't mean
    I feel bad for a slash I did
    should I say sorry to the goalie I bumped
    the ref was bad, how do I stay calm
    can I talk to the ref as captain
    what can a captain say to the ref
    how do refs decide
    I want to be a ref
    dirty areas, how do I score there
    dirty goals in front of the net
    greasy goals
    filthy deke
    nasty release
    wicked wrister
    evil dangles
    sneaky backdoor play
    sneaky five hole move
    trick shots
    trick plays on faceoffs
    cheat to the offensive side on a faceoff
    am I cheating out of the zone too early
    steal pucks
    rob the goalie, no, the goalie robbed me
    stick battle
    pick a corner
    pick the pocket of a defenseman
    pick plays, legal?
    fight for the puck
    fight for position
    fight through checks
    fight for a spot on the team
    how do I fight fatigue
  `),
};
