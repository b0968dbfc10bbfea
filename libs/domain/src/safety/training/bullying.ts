import { sentenceLines, type TrainingSentences } from './sentences.js';

export const bullyingSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    they made a group chat without me and my picture is the icon
    nobody passes to me on purpose, they counted how long they could go
    they call me the n word on the bench and say its just chirping
    my water bottle had pee in it again, the guys said its tradition
    every time i sit down in the locker room they all move over
    theyre calling my son fat boy and now he changes in the car
    they hid my skates before the game and everybody was laughing
    im the only girl and they keep saying i should go do figure skating
    got locked in the equipment closet for the whole intermission
    our captain tells the rookies they have to do what he says or get hit
    someone wrote a slur on my stick with marker
    my teammates say im gay and nobody wants to be beside me in the shower
    the boys on my line laugh at my skating video in the snap group
    im 8 and nobody will be my partner for passing, not ever
    they taped a kid to the bench and filmed it, coach thought it was funny
    my daughter wasnt invited to the team party, all the others were
    they shoot at my head in warmup cause they want the other goalie
    everyone says go back to your country when i get a penalty
    i eat alone at every tournament, they switch tables when i come
    they have a chart of whos the worst player and im always on top
    how do i score more so they stop calling me a mistake
    the vets make us fight each other in helmets in the room
    my gear gets thrown in the garbage every tuesday
    he says theyre just joking but he cries before every practice now
    they make fun of how i talk and repeat everything i say in the huddle
    we kinda all ignore him in the room, i feel bad but i do it too
    somebody posted a poll if i should quit the team, 14 said yes
    kids on the squirts are imitating the way one boy with autism skates
    they said if i tell coach theyll make it worse
    they spit in my gloves, its still wet when i put them on
    my teammates bet on when the new goalie will cry
    my mom cant afford new skates and they call me dumpster
    i pretend to be sick on fridays because thats when they do the dogpile on me
    got kicked from the team chat after i let in the ot goal
    they say my religion is a joke and pull at my head covering under the helmet
    the older ones take his lunch money at the rink, hes too scared to say
    they only slash me in practice, never anyone else, my arms are covered
    nobody high fives me when i score, they skate right by
    a group of moms is pushing my kid off the team and the kids copy it
    they snapped my stick and said buy another one rat
    everyone got a nickname, mine is the r word
    they sent me kys when we lost the final, like five of them
    i have a stutter and the linesmen call is what they mock, all game
    they made me carry all the bags and bark like a dog, rookie stuff
    her own teammates trip her in drills and then say oops
    i used to have friends on this team till the captain told them not to
    they edit my face on memes and share it with the other team
    ive got two kids in my group who gang up on a smaller one every session
    coach laughs when they call me pylon so now everyone does
    they wont let me sit in the back of the bus, i stand or sit with the bags
    someones been making fake accounts of me since i made varsity
    they threw my phone in the toilet and called it initiation
    whenever i ask for the puck they go who said that, like im invisible
    my native teammate gets war whoops from our own bench
    hes been last one picked since october and now theyre telling him to quit
    they pulled my pants down in front of everyone in the hallway of the rink
    they all laugh when the little one cant get up, they even push him again
    the girls on my team stopped talking to me, its been three weeks
    i wear my hair tucked in now because they yank it in battle drills
    they told me practice was cancelled and it wasnt, third time this month
    nobody taps my pads when I walk by, they tap everyone else
    they stop laughing when I sit down
    my seat in the room is always taken on purpose
    they keep moving my stuff out of the room
    I found my jersey in the trash
    there's gum in my helmet every week
    they pour water in my skates
    they squirt me on the bench and say I stink
    the guys mute me in the chat
    they made a poll about who should quit and I won
    someone drew me with a pig nose on the board
    there's a meme of me going around
    a video of me crying is in everyone's phone
    I can't open the team chat without being made fun of
    they call me the water boy and won't pass
    they say I only made the team because my parents pay
    they say I'm the reason we lose and throw tape at me
    tape balls at my head every day
    I get the wet willy and the towel and everyone laughs but me
    they wait until coach leaves the room, then it starts
    it starts when coach leaves the room
    I change at home so they can't get me
    I dress in the toilet
    I come late on purpose so I'm not alone with the guys
    my stomach hurts when I think about the locker room
    two boys on my team make every practice horrible
    she tells the other girls not to sit with me
    the girls on my team have a secret name for me
    they whisper and look at me when I come in
    they leave when I join, every time
    they went for pizza and told me it was cancelled
    I wasn't told about the team party
    they say if I tell, it gets worse
    I have to give them my snack or they hide my stick
    an older kid makes me carry his bag or he hits me
    I have to do what the captain says or I get the circle
    new kids get the hot box in the locker room
    they lock rookies in the bathroom with the lights off
    rookie week is coming and I'm scared
    they shave the rookies' eyebrows
    we have to run naked in the snow as rookies
    kids on the bench make fun of my skin color
    they ask where I'm really from and laugh
    opponents pull their eyes at my sister
    a boy told me my kind should play soccer
    they call me by a food name because of my race
    they say that's so gay to everything I do
    they call me a girl's name because I have long hair
    they make fun of my prosthetic
    they imitate my tic
    I have braces and they call me metal mouth all day and hit my cage
    they mock my reading in the team meeting
    coach lets them do it
    coach laughed too when they did it
    coach picks one kid to roast each week and it's always me
    the assistant calls me useless in front of all
    my goalie coach compares me to trash
    a parent yells my name with bad words each game
    his mom told the other parents that I'm a problem
    there are posts about me from parents
    someone from the rival school sends me death threats
    a stranger keeps writing that I should quit
    I'm scared to post because of the comments
    people rate my looks under my goals
    my best friend on the team turned on me and now all of them
    I don't know what I did but they all hate me
    I ate lunch in the car at the tournament
    my son sat in the car until warmup so he doesn't have to be with them
    my son says the boys are just joking but he cries at night
    he won't shower or change with the team anymore
    he begs to switch teams but won't say why
    my daughter was kicked out of the chat by her teammates
    the other moms' girls have a list of who is allowed at parties and she isn't on it
    his own linemates chop at him in practice
    they took his pants and filmed it
    the coach's kid calls the shots and mine is the target
    my kid is the one who is mean and I don't know what to do
    a boy on our team is made to carry all bags and sleeps in the hallway
    one of my players gets dressed alone in the corner and nobody talks to him
    my players mimic a teammate's accent
    I overheard slurs in my locker room
    a group of my girls freezes out one girl
    my rookies are afraid of the vets
    my team made a chat without me
    they post pictures of me falling with mean captions
    there's a group chat where they make fun of me
    somebody made a fake account of me
    they filmed me in the locker room and shared it
    they call me a name because I'm brown
    an opponent called me a slur
    kids on the other team make monkey sounds at me
    they make slanty eyes at me in the handshake line
    they say I don't belong in hockey because I'm black
    someone called me the n word in the game
    they call me the f slur when I miss
    they say girls can't play and spit on my bag
    the boys say I should go figure skating
    they call me gay every practice
    they laugh at how I talk
    they make fun of my hearing aid
    they copy my stutter
    they mock my hijab
    they joke about my religion all the time
    they throw my gloves in the toilet
    somebody peed in my skates
    my laces get cut every week
    they hid my skates before the game again
    my stick got broken and they all laughed
    they tape my gear together and lock me out
    I get snapped with towels until I cry
    they put me in the dryer at the rink
    rookies have to carry everything and get hit if they drop it
    first years must drink a gross mix
    the vets shaved my head and I didn't want it
    they make new guys do humiliating stuff
    they made me sing naked, initiation they call it
    the captains have a rookie night and I'm scared
    we have to do dares to be on the team
    I had to eat dog food to join the line
    they rate the girls on our team
    the seniors make me their servant
    they make me pay for everybody
    a kid takes my money at tournaments
    a boy on my team pushes me down the stairs for fun
    he trips me every day at practice when coach doesn't look
    a teammate shoots pucks at me on purpose
    they all shoot at my head in warm up to scare me
    they slash me in practice because they want me off the team
    my own team doesn't pass to me because they hate me
    nobody wants to be my partner, they run away from me
    they all stop talking when I come in
    they leave the table when I sit down
    everybody else was invited except me
    they voted me off the group
    they call me fatty
    they call me shrimp and throw me around
    they named me loser and coach laughs too
    even the coach uses the mean nickname
    coach makes jokes about my weight and the team joins in
    coach calls me a girl as an insult in front of all
    my coach makes fun of me in front of the team
    coach humiliates me in video sessions
    our captain is mean to me every day
    the captain says I ruin the team and everyone agrees
    I get blamed for every loss by my team
    they told me to quit or else
    they said they would beat me up if I come back
    they say nobody would miss me
    somebody wrote quit on my locker
    someone wrote die on my helmet
    they spit in my water bottle
    they push me into the boards after the whistle in practice and laugh
    I hide in the bathroom until they leave
    I get dressed in the hallway because of them
    I don't dare to go into the locker room
    I'm scared of my own teammates
    I fake being sick because of two boys on my team
    I don't want to go to practice because they are mean
    I want to quit because they tease me all the time
    they tease me because my gear is old
    they laugh because we can't pay for new stuff
    they call my mom names
    they tease me because of my dad in jail
    they say my family should go back where we came from
    they keep saying I smell
    they say I only play because my dad is coach and push me
    they send me mean messages every night
    I get hate comments under my highlights
    someone keeps commenting that I'm trash and ugly
    a kid from another team threatens me online
    he says he'll hurt me at the next game
    strangers send me mean dms after a bad game
    parents from the other team yelled at me and called me names
    a dad called me fat from the stands
    a grown man in the stands yells at me every shift
    how do I make them stop laughing at me
    how do I stop being picked on
    how do I handle kids who are mean to me all the time
    what do I do when my team leaves me out of everything
    what do you do if the whole team hates you
    can coach do something about kids who are mean
    I told coach and it got worse
    I told coach and he said toughen up
    if I tell they'll call me a rat
    they call me snitch now
    my friend gets picked on by our team and I said nothing
    we bully a kid on our team and I feel bad
    my team wants me to be mean to the new kid
    they make me join when they pick on him
    I called a teammate something terrible
    I posted something mean about a teammate
    I sent a pic of a teammate changing to the chat
    we have a chat where we rank ugly players
    there's a kid on our team everyone kicks
    they locked the small kid in a locker
    they left the new kid at the rink for fun
    the boys won't let the girl dress or pass to her
    my teammate gets called slurs and coach ignores it
    a player on my line says racist stuff to our goalie
    my son is left out by the whole team
    my son comes home with torn gear and won't say why
    my son is teased about his weight by teammates
    my daughter is excluded from the team chat
    my daughter gets nasty messages from teammates
    the boys bully my daughter because she is the only girl
    my son was hazed at camp
    my son was called a racial slur at the game
    my kid is afraid of the locker room
    my kid begs me not to send him to practice because of some boys
    his teammates took a video of him in the shower
    his teammates beat him with sticks as a joke
    the coach's son bullies my boy
    the coach picks on my kid in front of everyone
    my boy's teammates told him to kill himself
    my son bullies another kid, I found messages
    my kid called someone a slur on the ice
    a kid on my team is left out by the others
    some of my players are mean to the weakest one
    I found out that my players haze rookies
    my players share mean memes about a teammate
    one of my players used a racist word
    my players laugh at a boy with a speech problem
    the parents on my team gang up on one family
    two of my girls make life hell for a third
    my captain is the bully
    how do I deal with hazing as a coach
    my player doesn't dress with the team because he is afraid
    they are mean to me
    kids r mean at hockey
    they pick on me
    a boy is always mean and hits me with his stick
    he said im a baby and everyone laffed
    they wont let me play with them
    they say im bad and should go home
    nobody picks me ever and they laugh
    guys at beer league make fun of me because I'm a woman
    men on my adult team call me slurs
    my team calls me princess and grabs my stuff
  `),
  innocent: sentenceLines(`
    we have a team group chat for rides
    should our team have a group chat
    how do I set rules for a team chat
    my nickname on the team is Moose and I love it
    what are good hockey nicknames
    my teammates call me Captain Crunch, funny
    we joke around in the locker room and it's fun
    my teammates prank each other with shaving cream, all laugh
    funny chirps that are nice
    my friends and I trash talk in mini sticks for fun
    how do I make friends on a new team
    I'm new, how do I fit in
    I'm shy around my team
    how do I talk to teammates more
    team building ideas
    fun team activities off the ice
    how do we welcome new players
    welcome party for new players, ideas
    rookie of the year award
    rookies carry the pucks on our team, is it ok
    who picks up pucks after practice
    what do rookies do on a junior team
    first year on a travel team, what do I expect
    I'm the youngest on my team
    I'm the only girl on my team and they're great
    girls and boys on one team, how does that work
    I'm the worst on the team, how do I catch up
    my teammates are better than me
    my linemates don't pass to me enough
    my winger is a puck hog
    my teammate never passes
    my teammate blames me for goals, how do I respond
    my teammates get mad at me when I mess up
    my goalie yells at the D for help
    my captain yells instructions, it helps
    my captain pushes us to work hard
    how do I be a good captain
    how do I pick a captain
    the captain didn't pick me first in shinny
    I was picked last in a scrimmage, how do I get better
    picked on by the forecheck, how do I handle pressure
    pick on their weak side D with dump ins
    they pick on our weak side, how do we cover
    we got laughed at for losing 10 0, how do we bounce back
    opponents chirp me, best way to ignore it
    chirping is part of the game?
    what do I say when someone chirps me
    fans boo me at away games, how do I stay focused
    the crowd was loud and booed us
    their bench yelled at our goalie, is that allowed
    the coach was mad at all of us
    coach yelled at our team for not backchecking
    coach was hard on me in video
    coach criticized my gap
    coach showed my mistake on video, how do I learn from it
    coach is tough on me because he believes in me
    coach moved me down a line
    I was not invited to AA tryouts
    I wasn't picked for the spring team
    I was left off the tournament roster
    I was left out of the lineup
    left wing or right wing
    left alone in the slot
    out of the play, how do I get back
    they left me wide open in front
    no one marks me, great chances
    my teammate stole my spot, how do I win it back
    my teammate stole the puck from me in a drill
    someone took my tape by accident
    I lost my gloves
    I forgot my skates at home
    my lace broke before the game
    my stick broke
    someone switched my bottle
    lost and found at the rink
    my jersey was in the wrong bag
    two friends on my team argue
    my friend and I fight over who's the better shooter
    my best friend is on the other team now
    two linemates don't get along
    my teammates are quiet, how do I get them to talk on the ice
    the locker room is too loud
    locker room culture, how do I make it good
    team rules for the locker room
    phones in the locker room, which rule is good
    how do I stop kids from fooling around before games
    my players tease each other in a friendly way
    kids goof off in drills
    kids on my team form cliques, how do I mix groups
    how do I mix strong and weak players
    how do I include a beginner
    how do I include a kid with autism in practice
    how do I include a deaf player
    how do I make girls feel welcome
    how do I make a new family feel welcome
    my team respects each other, how do I keep it
    anti bullying policy for our club, where do I begin
    what should a team code of conduct say
    how do I teach respect
    how do I prevent hazing before the season starts
    what is hazing
    what is a slur penalty, game misconduct?
    what does the rule book say about abuse of officials
    my kid is the smallest, what position fits
    my kid is new and doesn't know anyone
    my kid wants to play with his friends
    my son and his friend were split up
    my son says his linemates don't pass
    my son wasn't invited to the A team
    my daughter plays with boys and loves it
    my daughter wants to switch to a girls team
    my son is jealous of a teammate
    my kid was upset that he wasn't captain
    how do I talk to the coach about my son's line
    parents complain about ice time
    parents gossip in the stands
    parents yell at refs
    how do I deal with a loud parent
    how do I deal with a difficult teammate
    how do I handle a ball hog
    I'm a goalie and get blamed for losses
    I feel it was my fault that we lost
    we hate our rivals, fun game tomorrow
    hate to lose to them
    mean wrist shot
    mean defense
    mean streets of hockey lol
    that goalie is mean, stops everything
    the ref was mean
    he's a beast
    he's an animal on the forecheck
    monkey in the middle drill
    keep away game
    dodge ball on ice
    shark game for mites
    tag games on ice
    bulldog game on the ice
    sharks and minnows
    tease the goalie with a fake
    pull a prank on april fools with the coach, idea
    roast my shot lol
    roast me mack, my hands are slow
    I got roasted by my dad for missing an empty net
    burn of the week
    they clowned around in warmup
    savage goal
    my teammates made me player of the game
    everyone cheered for me
    my team carried me off the ice after the win
    they dumped water on me after the final, so fun
    snow shower on the goalie penalty
    they threw hats for my hat trick
    team initiation dinner at a restaurant with parents
    team song ideas
    we sing on the bus
    my teammates call me by a nickname and i love it
    the team gave me a silly name after my first goal and it is fun
    the boys call me turbo and it is awesome
    they tease each other and everybody laughs, me too
    the other bench never shuts up, how do we ignore it
    opponents were yapping all game
    the carpool chat is crazy
    the team chat has two hundred messages about jerseys
    chirping is part of the fun on our team
  `),
};
