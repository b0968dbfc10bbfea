import { sentenceLines, type TrainingSentences } from './sentences.js';

export const abuseSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    coach says the ride home is our secret
    my assistant coach buys me sticks but says dont tell mom
    he only does the extra skating lessons when nobody else is at the rink
    dad grabs my cage and shakes it when i dont backcheck
    stepdad says ill get the belt if i get another penalty
    the trainer locks the door when he checks my groin and i dont like it
    coach threw me against the boards cause i missed the drill
    my goalie coach wants me to sleep over at his place before the tournament
    im 8 and the zamboni man gives me candy if i come in the back with him
    my son flinches every time his head coach raises a hand
    she came home with finger marks on her arm from practice
    he told my daughter their special training is just between the two of them
    coach drives my teammate home alone every night and she gets real quiet about it
    mom slaps me in the car when we lose, but only when we lose
    he hit my helmet with his stick so hard my ears rang, said its to toughen me up
    another coach on our staff texts one of the girls at midnight, im only a volunteer
    my dad makes me do pushups in the snow till i throw up if i dont score
    the equipment guy keeps touching my back when he fixes my pads
    coach said if i tell about what he did ill never play in this town again
    i dont want to go to private lessons anymore, he hugs too long
    my billet dad comes into my room at night to talk about the game
    uncle rick helps with my shot but he gets weird when were alone in the garage
    saw a dad drag his kid by the neck out to the parking lot after the game
    he gave me new gloves and said now i owe him one
    my winger has bruises that arent from hockey, says he fell down the stairs again
    coach makes us stay in the shower area while he talks, hes the only adult
    can you help me skate faster so my dad stops hitting me
    coach picked me up by my jersey and dropped me on the bench, it was kinda scary
    my dad locks me out of the house when i play bad, sometimes its really cold
    he said a good player keeps coachs secrets
    the skills guy always picks the same little boy to stay late, door closed
    i got whacked on the legs with a stick for every missed pass, all of us did
    she says the power skating lady pulls her hair if she bends wrong
    my sons coach has been giving him money and a phone we didnt know about
    coach says im his favourite and that we have a special bond
    at the hotel the manager told me to come to his room by myself for video
    my dad broke my stick on the wall next to my head last night
    he wanted a massage from me after practice, said thats what pros do
    i hide in my goalie gear till everyone leaves cause dad is waiting mad
    coach squeezed my neck on the bench so i would listen
    he says hell get me on the aaa team if i do what he says and shut up
    my mom has a boyfriend who used to play pro and he pushes me down a lot
    our coach choked a kid by his jersey strings, everybody laughed but me
    ref from my league keeps offering me rides and he knows where i live
    coach always wants to help me get undressed even tho i can do my own skates
    i get no dinner and a beating if my plus minus is bad
    a parent volunteer keeps taking my daughter for ice cream without asking us
    last practice he pushed my son down on purpose and told him not to cry to mommy
    dont write this down anywhere but my old coach did stuff to me
    my brother wont say why he quit but he shakes when we drive past that rink
    he tickles us in the locker room even when we say stop
    my dad said hell hurt my dog if i quit hockey
    coach told her nobody will believe a bad goalie over him
    he put his hand on my leg the whole drive back from the away game
    i think my assistant is hitting his own boy, the kid begged me not to tell
    hes always in the changing room when the girls come off, says hes fixing the lights
    coach made him skate till he collapsed then kicked him to get up
    told my dad i want to be a goalie and he threw me into the wall
    grandma says i shouldnt talk about what grandpa does after practice
    the stick guy took me to his van to show me stuff and said keep quiet
    coach pushed me up against the boards because he was angry
    coach grabbed my cage and shook it
    coach shoots pucks at our legs when we are slow
    the coach makes us go until someone throws up
    he doesn't let us stop until kids are sick
    dad locked me in the basement for losing
    my stepmom takes my bed away when I play bad
    he shut me in the garage until I said sorry for the loss
    a coach wants me at his place the night before a trip
    my trainer says I can sleep at his house before the tournament
    the manager hugs me and doesn't let go
    the bus driver always holds me too long
    a parent of another kid touches my back all the time
    my parents make me tell each other mean things
    dad tells me to spy on mom at games
    there is nothing to eat at home
    I go to practice hungry because there's no food
    mom is gone for days and I take care of my brother
    he says it's our secret drill
    he only does it when my parents aren't at practice
    my coach gets weird when mom comes early
    he wants me to call him by his first name and text only at night
    I got a necklace from my coach and must not wear it at home
    coach paid for my new pads and says I can thank him later
    he said I'm his girlfriend on the ice, haha
    he wants me to sit on his lap to look at the video
    he rubs my shoulders every time and I freeze
    he says he needs to check if I'm growing
    he wants to see me in my underwear to check my posture
    he weighs me without clothes in his office
    he follows me into the treatment room and shuts the door
    the team doctor doesn't wear gloves and tells me to relax
    I had to undress for a groin check alone with him
    he makes jokes about my chest when no one hears
    he writes that he misses me when I'm at school
    he sent me a photo of himself in bed
    he wants me to delete my mom from the chat
    he got mad when I told my dad about the ride
    he takes a long way home and parks in the dark
    he offers to pick me up so mom can rest, but I don't want it
    we had to go back to his hotel room for pizza, just me and him
    I sleep in the coach's room because there weren't enough beds
    he came into our hotel room at night to check on us and sat on my bed
    my trainer says pain is normal when he presses there
    he put his hand under my gear
    he unhooked my bra and said it was to tape my ribs
    I hate when he adjusts my pants
    I feel dirty after his treatments
    I cry after private lessons
    I don't want private lessons with him anymore but mom paid
    I said I was sick because I didn't want to be alone with him
    can you tell my mom that I shouldn't go to him
    how do you say no to a coach who wants a hug
    what counts as touching
    where is a coach allowed to touch a kid
    is it still wrong if I got presents for it
    is it wrong if I kind of liked him
    he said he would go to jail and it would be my fault
    he said my parents would stop loving me
    I told once and no one did anything
    I told another coach and he said don't make trouble
    they all know but he wins games
    the whole team knows what he does to her
    I saw him with a girl in the storage room
    our coach lives with one of the players
    a coach picks a new favorite every year and takes him on trips
    my dad says this stays in the family
    what happens in our house stays in our house, dad says
    dad squeezes my arm in the car so nobody sees
    he drives fast and screams at me until I say sorry
    I had to kneel on pucks because I lost the faceoffs
    I had to stand in the cold without a jacket for each goal I let in
    mom washes my mouth with soap if I talk back to coach
    he takes the door off my room when I play bad
    dad throws my medals away when I lose
    my mom doesn't talk to me for a week after a loss and doesn't make me food
    I get the belt
    I get a smack for each minus
    my cheek is still red and practice is in an hour
    how long does a slap mark stay
    can makeup cover a hand print
    can I wear my cage so nobody sees my eye
    my little brother hides when dad comes home from my games
    my parents fight with hands and I can't concentrate
    mom's boyfriend looks at me when I change
    my step brother comes into my bed
    my uncle buys me gear and wants me to sleep over, I don't want to
    the host family's son won't leave me alone
    in my billet house they don't let me lock the bathroom
    I have to shower with the door open at my billet
    my landlord dad takes my phone every night and reads everything and comes in
    my teacher offers me rides if I don't tell
    a man at open skate skates behind me and touches me each time
    someone takes pictures under the stands
    a photographer wants a private shoot with me in my gear and out of it
    a man from a skate company wants to meet me alone about a sponsorship
    a guy claims he can get me on an elite team if I send him pictures
    someone I play online with wants to know my rink and when I'm alone
    the coach says parents are not welcome at any practice or in the chat
    the instructor closes the blinds at the rink when he trains my son
    my daughter got a bracelet from the coach and hid it
    my son knows things about sex that he didn't know before camp
    my daughter suddenly wants to wear baggy clothes and won't go to her coach
    my boy wets the bed since the tournament trip
    my son came home without his underwear from practice
    my kid says the coach plays a tickle game
    my son's coach has him sit in front and leaves the other kids at home
    her coach calls her princess and kisses her on the head, she hates it
    the coach asked my daughter for her measurements
    my son told me his trainer looked at him in the shower
    the assistant wants my boy for extra lessons at his cabin
    her coach told her to choose between him and us
    my neighbor boy has cigarette burns, he plays on our team
    a kid told me he isn't allowed to eat or sleep inside when he loses
    one of my players asked if he could sleep at the rink
    a boy begged me to let him stay longer because his dad was waiting
    my player's dad punched the car window with the kid inside
    my coach asked me to stay behind after everybody left
    coach says I have to train with him alone on sunday and not bring my parents
    is it normal that my assistant coach wants to drive me everywhere by himself
    my goalie coach only wants to work with me when no one else is in the rink
    he said I should not mention our extra sessions to mom
    coach bought me new skates and said it stays between him and me
    my trainer gave me a phone and wants me to hide it
    the equipment manager keeps giving me stuff and wants a hug for it
    my coach texts me late at night, mostly about how pretty I look
    he keeps texting me hearts and he is 40
    my skating teacher wants me to send a picture of me in my base layer
    coach asked for a selfie without my shirt to check my muscles
    a guy who says he is a scout wants photos of my body
    the scout online says I must take my clothes off on camera for a fitness check
    my coach comes into the locker room when we shower and just stands there
    coach showers with the team, is that allowed
    why does my coach watch us change
    he takes videos of us in the locker room
    my coach sat me on his lap
    my coach tickles me and wont stop when I say stop
    he put his hand on my leg in the car and left it there
    my trainer touches me in places that have nothing to do with my injury
    he rubs my back and then goes lower
    coach gave me a rub down in his hotel room
    on the road trip coach wanted me to sleep in his room
    we were told to share a bed with the assistant coach at the tournament
    coach kissed me on the cheek and said not to make a big thing of it
    he says I'm more mature than the other girls
    coach says I'm his favorite and we have a special connection
    he said if I love hockey I will keep quiet about what happened
    my coach said nobody would believe me anyway
    he told me I will never play again if I talk
    coach says I owe him for the ice time
    I only get ice time when I do what he wants
    he makes me feel weird when we are alone
    I don't like how he looks at me
    I don't like being in the office with him and the door shut
    something happened with my coach and I don't know who to tell
    someone on the staff did something to me
    an adult at the rink touched me
    a man at the rink keeps following me to the bathroom
    the zamboni driver lets me ride with him if I sit really close
    the guy at the skate shop strokes my hair
    my stepdad hits me when I play bad
    dad slapped me in the car because I missed the empty net
    my dad grabs me by the neck when we lose
    after games my father shoves me against the garage wall
    dad threw my stick at me and it hit my arm
    mom pulls my hair when I lose the puck
    mom pinches me so hard under the table that it leaves marks
    my mom locks me outside when I don't score
    I had to sleep in the garage because I was minus three
    dad makes me do pushups until I throw up when I play badly
    he makes me skate until I cry and then more
    my dad takes his belt when he is angry about hockey
    I'm scared to go home after a bad game
    I'm scared to get in the car with my dad
    can I stay at the rink longer, I don't want to go home
    I hide in the bathroom after games so dad calms down
    dad drinks and then he comes to my room
    my brother's friend makes me do things when my parents are out
    my uncle wants me to sit on him and says it is a game
    my billet mom walks in when I'm undressed, on purpose I think
    my billet dad comes in without knocking and sits on my bed
    at my billet family I have to lock the door so he doesn't come in
    I wear long sleeves so no one sees the marks
    how do I cover a bruise so my team won't ask
    what do I say when people ask about my bruises
    he only hits where my gear covers it
    I told them I fell but I didn't fall
    I tell everyone I got it from hockey
    my little sister is afraid of my dad too
    my parents fight and dad breaks things, then he looks at me
    my dad said he'd kill me if I quit
    coach throws pucks at us when he is mad
    coach grabbed me by the face mask and shook me
    our coach hit a kid with his stick
    coach made me stand in the hallway in my underwear as punishment
    coach makes the slowest one skate without gloves until his hands bleed
    he won't let us drink water until we puke
    coach pushed me into the boards because I talked back
    my coach punched the wall next to my head
    he locked us in the room and screamed for an hour
    coach calls me worthless and spits at me
    coach choked my teammate
    my friend says her coach touches her, what do I do
    a girl on my team told me the coach sends her pictures
    my teammate is scared to be alone with our coach
    my teammate's dad hits him in the parking lot, I saw it
    I saw a dad grab his kid really hard after the game
    my friend has bruises and says his mom did it
    my buddy doesn't want to go home with his stepdad
    a kid on the other line said his father beats him
    I think somebody is hurting my friend
    my linemate showed me messages from the trainer and they are creepy
    my daughter says her coach messages her at midnight
    my son came home with gifts from a coach, he won't say why
    the coach insists on driving my 11 year old alone
    her private instructor doesn't allow parents to watch
    my son doesn't want to be alone with the goalie coach and won't say why
    my daughter came back from camp and won't let anyone touch her
    the coach asked my girl for pictures
    my son's coach grabs the boys by the neck
    a coach slapped my kid on the bench
    my husband hits our son after games
    my ex is rough with our boy when he plays badly
    I lost it and hit my son after the game
    I slapped my daughter because she gave up
    I shook my kid, I was so angry
    I sometimes smack him when he doesn't listen on the ice, is that bad
    how hard can I spank him for a bad attitude
    I'm afraid I'll hurt my kid when he acts like that
    a parent on my team hits his son, what should I do as a coach
    one of my players flinches whenever I raise my hand
    a boy on my team has marks on his back in the shower
    one of my girls said her stepfather visits her at night
    my assistant spends a lot of time alone with one of the kids
    another coach in our club invites boys to his house for sleepovers
    our trainer locks the treatment room door when he works on the girls
    I noticed a volunteer taking photos in the dressing room
    a dad on our team is always filming other people's kids
    a player begged me not to send him home with his dad
    one of the kids told me something about home and I promised to keep quiet
    I saw my assistant coach hug a girl far too long
    he gives me rides home and takes the long way
    coach picked me up and we stopped at his place first
    he wants me to come to his house to watch game tape, just me
    my skills coach says practice is at his basement and parents can't come
    coach asked if I have a boyfriend and what we do
    my coach asks me questions about my body
    he asked me if I grew hair yet
    my coach tells me about his sex life
    he shows us dirty videos on the bus
    coach offered me beer at his place
    he gave me something to drink and I don't remember the rest
    I woke up and my pants were off
    I don't remember what happened at the hotel but it hurts
    he said it was a massage but it wasn't
    it hurt down there after the massage
    my physio asked me to take everything off
    does a physio need to touch my chest
    does a coach have to touch your butt to show the stance
    he holds me from behind to show me how to shoot and I can feel him
    he said it's our little thing
    he said other people would not get it
    he deletes our messages and says I should too
    my coach made me a secret account so we can talk
    coach wants me on snap only so the messages go away
    a grown up from the game chat wants to meet me at the rink
    a man I met online will come to my game and wants to take me for food
    he says he's 15 but he looks way older and wants to meet
    he has pictures of me and says he will post them
    they want money or they will send my pics to my team
    he said he knows where I live
    my coach says he'll cut me if I don't come over
    he will make me captain if I go with him
    I said no and he did it anyway
    I didn't want it but I froze
    I can't say what he did
    it happened again on the bus
    it's been going on since last season
    I thought all coaches do that
    is it my fault if I didn't say stop
    is a coach allowed to hit you
    can a coach grab you
    is it ok for my dad to hit me if I deserve it
    is it ok if my coach hugs me a lot
    is it ok to go to the coach's house alone
    is it ok that my coach sees me changing
    is it ok that my trainer texts me every night
    is it normal that coach wants to be alone with me
    is it normal for coaches to buy you things
    is it normal that grownups shower with the kids
    how do I tell coach I don't want him to touch me
    how do I make him stop texting me
    how can I get out of riding with him
    how do I stop going to private lessons without saying why
    can I change teams without telling why, I don't want to see that coach again
    I don't feel safe with my coach
    I don't feel safe at home
    I don't feel safe in the locker room
    my house isn't safe right now
    I want someone else to drive me, not him
    he waits for me outside the dressing room every time
    he always finds a reason to help me with my gear
    he ties my skates and his hands go up my leg
    he likes to help me get undressed after practice
    he checks my cup with his hand
    the team doctor looked at me in a strange way without my mom
    our manager sleeps in the boys' room on trips
    my teacher at hockey school kisses the girls goodnight
    at hockey camp a counselor came into my bunk
    the counselor told me to keep it quiet or I'd be sent home
    older players put stuff in me, they call it a tradition
    the captains made the rookies get naked
    they held me down and took my clothes off
    they grabbed my private parts in the locker room
    a teammate touches me in the shower
    a guy on my team forced me to touch him
    a guy on the team did stuff to me while I slept
    my boyfriend from the team hits me
    my boyfriend checks my phone and squeezes my arm until it's blue
    my girlfriend throws things at me
    my ex waits at the rink and threatens me
    my foster dad says I get no food if I play bad
    dad broke my stick over my leg
    dad told the coach to hit me if I'm lazy
    mom hits me with a skate guard
    grandpa smacks us with a hockey stick
    my dad choked me last night
    dad held my head under the shower to wake me up
    my older brother beats me up every day and my parents don't care
    my dad hurt my mom and I was there
    my mom's boyfriend hurts us
    my mom's new boyfriend makes me uncomfortable
    he walks around naked when my mom is at work
    my cousin touches me when we share a room at tournaments
    I was left at the rink all night
    my parents leave me alone for days during season
    there is no food at home and no one picks me up
    my mom says I'm dead to her because I quit hockey
    coach uses me as an example and hits my helmet with his stick
    he whacks my legs with his stick when I'm slow
    our coach shoots pucks at us if we don't hustle
    he said he'll break my fingers if I mess up again
    coach threatened my family
    coach made us fight each other until someone cried
    coach makes us hit the kid who messed up
    the coach made my 8 year old hold a plank until he wet himself
    my son was locked in the equipment room by the coach
    my kid says the trainer makes him take off his pants for a shoulder injury
    my boy gets stomach aches each time this coach has practice
    my girl suddenly wants to quit and cries when I say the coach's name
    my daughter deletes all chats with her skating coach
    the coach sends my 13 year old disappearing messages
    her coach said she should lie to us about where they train
    he gave my son a phone that we did not know about
    a coach is paying my kid's fees and wants him to stay weekends
    a team dad offers to take my daughter to every tournament alone
    should I worry that the coach hangs out with the kids at his home
    my wife hits our daughter for bad games
    I'm a billet and the boy says something happened with the last family
    I was abused by my coach as a kid and can't forget it
    my old coach did things to me when I was 12
    it was years ago but my junior coach molested me
    I think my teammate is being groomed
    a grown man is dating a 15 year old on our team
    our assistant coach is in a relationship with a player who is 16
    he brushed against me again and said oops
    coach put his hand in my pants pocket to look for the puck
    he makes me sit in front next to him and touches my knee
    he wants a kiss for a ride
    he said good girls give hugs
    I get extra ice if I let him take pictures
    coach took pictures of me stretching and zoomed in
    he films only my butt when I skate
    my coach likes all my swimsuit pictures at 2 am
    he commented on my body and I feel gross
    he calls me baby and sweetheart when no one is there
    my coach cried and told me I'm the only one who understands him
    he says he'll hurt himself if I stop seeing him
    my coach is 30 and says age is only a number
    my coach wants to adopt me and says my parents don't love me
    he tells me my parents are bad and I should only trust him
    he won't let me talk to the other coaches
    he took my phone so I could not call mom
    the coach left me on the highway because we lost
    dad made me walk home from the rink in the dark because I was bad
    dad made me get out of the car on the highway
    my dad won't let me sleep until I shoot 500 pucks
    dad wakes me at night and makes me run because I played bad
    he burns me with his cigarette
    my dad bites me
    my dad kicks me under the table
    he pushed me down the stairs
    dad shoved me and my lip bled
    mom said she wishes I was never born and hit me
    my hand still hurts from where my dad bent it
    my arm is blue where coach grabbed it
    my ear hurts because my mom hit it
    my dad gave me this black eye
    the trainer stays in the showers until only i am left
    our assistant coach always finds a reason to be in the shower when i am there alone
    one of the coaches watches us change
    a coach hangs around until i am the only one in the room
    he waits for everyone to leave and then talks to me in the shower room
    coach screams in my face between periods till he spits, i just look at my skates. how do i play better so it stops
    he calls me useless on the bench every shift and the guys kinda laugh. any tips for faster changes
    dad doesnt talk to me the whole ride home if i dont score. its a 2 hour ride
    i throw up before practice when its his turn to coach, not when its the other one
    what do u do when your coach only says your name when hes mad
    my mom yells so much from the stands i pretend i cant hear with the helmet on
    coach threw his clipboard at the wall next to me. my backcheck was late, so how do i get back faster
    i let in 4 and he told the whole room its because of me and that nobody wants me here
    our coach picks one kid a week to rip on. this week its me i think
    he said if i cry again ill never see the ice. working on my edges now
    my girl comes out of the rink shaking every tuesday and says its fine, coach just gets loud. shes 10
    how do i get my coach to not hate me. i do everything
    he yells so bad at my friend that he wets himself, nobody says anything cause we win
    i mess up my passes cause i know the scream is coming
    as an assistant im not comfortable with how the head coach talks to the small ones, he called one a fat pig. whats my role on the bench
    dad was pounding on the glass again and screaming my number, i stayed in the shower room till everybody left
    we had to sit in the dark locker room while he went thru everybody and said what a dissapointment they are
    got called retard by my coach cause i went offside. what is the offside rule with the delayed one again
    he makes me stand up in front of the team and say im the reason we lost
    is it normal that coach grabs my cage and pulls me close to yell
    parents at our rink go after the 13 yr old ref every week, yesterday she was crying in the hallway. how do i run my bench with that
    we won and he STILL screamed at me for like 20 min. in the parking lot too
    i dont sleep sundays cause of monday practice. coach says im mentally weak
    my husband goes off on our son after every game, in the car, at dinner, all night. he's asking to quit. how do i keep him in hockey
    how do i make less mistakes. he said one more and he will make sure no team takes me
    coach says hes only hard on me cause i got talent but its every day and i feel like trash
    my stepdad makes me watch my mistakes on video till midnight and yells at each one
    he called my best friend a slur in front of all of us and then said its a joke. we got d zone coverage to learn i guess
    i act like my skate broke so i dont have to be on the ice when he is in that mood
    the new coach told the girls that they skate like cows and if one more complains all of them pay. anyway got drills for u12?
    if i miss the net my uncle whips my legs with the stick, so how do i hit top corner more
    i keep my long sleeves on in the room cause of the marks. does the under armour come with higher neck
    dad gets bad after losses. can you help me so we win saturday
    my mom locks me out when i dont finish my 500 pucks, its cold out in jan
    coach made a kid hold a plank on the ice with no gloves til he cried, is that a real drill?
    one of my players flinches every time i lift my hand for a high five
    he has bruises on his arms that arent from hockey, im his linemate and i see them when we change
    the older guys tape the rookies to the bench every friday, its tradition
    what is a good way to avoid initiation at the hotel. last year a kid got locked in a bag
    nobody picks me up from practice so i sleep at the rink sometimes. the zamboni guy doesnt mind
    i dont wanna go home after the game cause we lost and hes been drinking
    my coach hit me w his stick on the back of the legs but through the pants so it dont hurt that much
    she shows up to 6am ice without a coat or lunch and with the same clothes all week. great little skater though
    we skated till two kids fainted and he wouldnt let us drink. whats a good endurance plan
    my dad pinched my neck so hard behind the bench that i saw stars, he said smile for the team pic
    how do i tell coach i cant come thursday, i got to watch my brothers cause my parents are gone till sunday
    the captains make us fight each other in the room, helmets and gloves. i lose always
    i had it coming i guess, i missed an open net. belt this time
    my son's teammate begged me not to tell his father he was benched. he was really scared
    he squeezes my arm where nobody sees it. wants me to backcheck
    the room is where i get it, not on the ice. they wait til coach leaves
    whats the rule if a coach shoves his own player in the bench, do refs see that?
    my stick got broken over me last nite so i need a new one, what flex for 90 lbs
    i fell down the stairs again so no practice. thats what were saying
    as a coach i noticed one boy stays till the last minute, asks for chores, anything to not go home
    they put my head in the toilet and filmed it cause im new. do i block the group chat?
    mom's boyfriend says goalies should feel no pain so he shoots at me in the basement with no gear
    he wont let me in till my stats are better then my cousins
    how long can a kid do wall sits before its too much? asking cause my dad counts it in hours
    my billet family doesnt give me a key and the guy there gets rough when hes mad. team doesnt know
  `),
  innocent: sentenceLines(`
    my dad came to watch
    my dad came
    my mom drove us home
    dad bought us all pizza
    coach scratched me
    coach scratched me for two games
    he gave no reason for the scratch
    I was on time and he still sat me
    coach didn't say why
    he didn't tell me why
    coach won't say why I sat
    he never told me the reason
    nobody said why I was benched
    coach did not explain it
    i asked and he didn't answer
    my coach doesn't talk to me much about my play
    he didn't give me a reason
    coach said nothing after the game
    what do i say to him
    coach just said sit down
    he didn't even look at me when he changed the lines
    i don't know why he sat me
    we billet with a family during the camp
    we all sleep at the hotel before the tournament with our parents
    my friend wants me to sleep over before camp
    coach shoots pucks for the goalies at the start
    coach hugged everyone after we won
    the coach makes us go until the whistle
    we skated hard until the end of practice
    is it okay to ride to the rink with my mom
    my coach drove the whole team bus
    my coach gave me extra ice time today
    coach stayed after practice with our whole line to work on faceoffs
    can I ask my coach for a private lesson
    are private lessons worth it
    my dad drives me to the rink every day, how do I thank him
    can I carpool with my teammate and his parents
    my coach texted the team group about practice times
    coach sent all parents the schedule
    how should coaches text players and parents
    my coach gave every kid a puck after the tournament
    we want to buy a gift for the coach, any ideas
    what is a good present for a hockey coach
    my grandma gave me new skates
    my parents gave me a new stick for christmas
    can you help me pick a birthday present for my goalie son
    my coach took a team picture
    how do I take good pictures of my kid playing
    can I film my shot and look at it later
    coach films practice so we can watch our skating
    which pictures should I put on my profile
    should I shower after practice
    do I have to shower at the rink
    how do I keep my gear dry
    coach wants us dressed ten minutes before ice time
    what should I wear under my gear
    can parents come in the locker room to tie skates
    what are the locker room rules at our club
    is a massage good after a tournament
    my mom massages my legs after games and it feels nice
    foam rolling or massage
    coach put his hand on my shoulder and said good game
    coach gave me a high five
    my coach hugged us all when we won
    my dad hugged me after my first goal
    my coach is strict but fair
    my coach made us skate because we were late
    coach made us do push ups for losing the game
    we had to bag skate after the loss
    my dad wants me to practice every day
    dad says I should shoot more pucks
    my dad is my coach
    my mom is the team manager
    my dad gets loud in the stands
    dad is really into hockey, he talks about it the whole car ride
    how do I tell my dad I want to try another sport
    my dad was mad that we lost but he said sorry
    we got beat 7 to 1
    they beat us in overtime
    he beat me to the puck
    I got beat wide again
    their goalie got beat glove side
    I got hit with a clean check
    I got hit by a puck on my pads and it was fine
    I hit my coach with a pass by accident
    my coach hit the crossbar in practice, it was funny
    hit me with some drills coach
    coach hits the whistle a lot
    my coach pushed me to be better
    my dad pushes me hard but I love it
    how do I push myself
    how do coaches push players without yelling
    I'm alone in the driveway, what can I practice
    can I practice alone
    what drill can I do by myself
    drills for one person
    stickhandling alone at home
    I'm home alone, give me something fun to do with a ball
    the goalie coach works with me on fridays with three other goalies
    how do I talk with my coach about ice time
    how do I tell my coach I want to play center
    what should I tell my mom after the game
    can I keep my goal a surprise for mom
    surprise party for our coach, what should we do
    our secret play worked
    what's the secret to a good wrist shot
    tell me a secret move
    coach has a secret weapon on the power play
    don't tell the other team our plan, what system should we use
    we do a secret santa on the team
    what is safesport training
    as a coach which locker room rules do I follow
    how many adults have to be in the dressing room
    should two adults always be present at practice
    do I need a background check to be an assistant coach
    what does the rule of two mean
    how do I set up team communication so parents are copied
    should I reply to players who text me directly
    how do I help a shy kid trust me as a coach
    how do I show a player the right stance
    how should I correct a kid's posture on the ice
    my player wants extra help after practice with his dad there
    can my daughter share a locker room with the boys
    my daughter is the only girl, where does she change
    what do I pack for a sleepover tournament
    how do roommates work at tournaments
    we stay in a hotel for the tournament, how do I sleep well
    team sleepover ideas
    can my son stay with a billet family next year
    how does billeting work in junior hockey
    my billet mom makes great pasta
    my billet brother and I play mini sticks
    my uncle taught me to skate
    my uncle plays in a beer league
    my cousin plays on my line
    my stepdad built me a shooting pad
    my step mom drives me to practice
    my brother and I wrestle for the puck
    my sister beats me in shootouts
    my big brother is better than me
    my brother hit me with a snowball
    my coach yelled good job at me
    coach raised his voice at practice
    my trainer gave me stretches
    the trainer taped my stick
    our trainer is funny
    does the team doctor come to games
    who ties your skates when you are eight
    can my dad tie my skates
    how do I tie my skates tighter
    how should a cup fit
    do girls need a jill
    what should a chest protector cover
    I have a bruise from blocking a shot
    I got a bruise on my leg from a slapshot in practice, cool right
    bruises are normal for goalies right
    how do I get tougher in the corners
    coach says I need to be harder on the puck
    he grabbed my stick, is that a penalty
    a guy held me in front of the net, should it be called
    he held my jersey, which penalty is it
    the ref grabbed the puck
    he pulled my jersey in the corner and no call
    is holding the stick a penalty
    what is the penalty for kneeing
    touch up icing explained
    how do I get a softer touch on the puck
    my touch passes are bad
    one touch passing drills
    what does body contact mean at 12U
    when do kids begin body checking
    how do I use my body to protect the puck
    get your body over the puck how
    how do I strip the puck from a guy
    strip the puck and go
    how do I undress a defender with a deke
    I got undressed by a toe drag
    he made me look silly with a deke
    I like my coach a lot, he is nice
    my coach is my favorite
    coach says I'm special because I work hard every day
    my coach believes in me
    my coach picked me for captain
    coach said I have great potential
    coach wants to talk with me and my parents about next season
    coach asked me to come early with my dad to work on shots
    coach invites the whole team for a barbecue
    can we do a team party at the coach's cottage with all families
    coach is married to my teacher
    a scout came to our game
    how do I talk to a scout
    a scout emailed my parents
    what do scouts look for
    is this camp legit, it asks for a deposit
    how do I send my highlight video to a coach
    should my parents email the coach or should I
    my daughter loves her coach
    my son loves his goalie coach
    my son wants private lessons, how do I choose a good instructor
    can I watch my son's private lesson
    my kid is shy around adults, how can I help
    my kid is scared of the new coach because he is loud
    my daughter is nervous around her new team
    my son cries when he has to leave the rink
    my kid never wants to leave the rink
    my daughter doesn't want to go to practice today because she is tired
    my kid doesn't listen to me as his coach
    how do I coach my own kid
    I yelled at my son after the game and feel bad
    I was too hard on my kid in the car
    what should I say in the car after a loss
    how do I punish bad behavior at practice without laps
    discipline ideas for coaches
    kids on my team won't listen
    how do I get 10 year olds to pay attention
    two of my players fight in practice
    how do I stop horseplay in the dressing room
    how do I plan travel for an away game
    who drives the kids to away games
    carpool rules for the team
    can I bring my friend to practice
    can my friend come with us in the car
    I ride the bus to practice
    the ride home after a loss is so quiet
    my dad and I listen to music on the way home
    road trip games for the team bus
    I missed the bus to the game
    I forgot my gear at the rink
    I left my stick in coach's car
    coach found my glove in his car
    can coach keep my gear in his office
    coach's office is full of pucks
    coach called me into his office to say I made the team
    I had a meeting with my coach and my mom
    the coach said no parents at practice so kids focus
    parents watch from the stands only
    my coach closed practice before the final
    locker room music ideas
    what do you do in the locker room before a game
    who picks the music in the locker room
    coach gives a speech in the locker room
    someone stole my laces in the locker room
    the locker room stinks
    I'm scared of the older kids' shots
    I'm scared of my coach's fitness test
    I'm scared of making mistakes in front of my coach
    I'm nervous to talk to the coach
    coach makes me nervous when he watches
    my coach stares at me when I mess up a drill
    my coach is never happy
    my coach doesn't like me because I don't play much
    coach plays favorites
    coach always picks his own son
    I hate my coach's drills
    my coach is too soft
    coach killed us at practice today
    coach destroyed us with sprints
    coach is going to kill me if I'm late again lol
    my mom is gonna kill me, I lost my glove
    dad will kill me if I break this stick haha
    dad whipped me at mini sticks
    my dad smoked me in a race
    mom beat me at air hockey
    my mom roasted me for my skating
    coach got on me about backchecking
    coach was all over me about my gaps
    coach ripped into us between periods, how do we bounce back
    my dad's slap shot is so hard
    I took a slap shot from my dad in the pads
    spank the puck
    slap it on net
    he whacked the puck out of the air
    I got whacked on the shin pads in a game
    how do I catch a hard pass from coach
    he feeds me pucks for an hour
    my grandpa shoots on me in the yard
    my babysitter plays hockey with me
    my teacher lets me leave early for games
    my PE teacher plays hockey
    a nice man at the rink sharpened my skates
    the guy at the pro shop helped me choose a stick
    the zamboni driver waved at me
    can I drive the zamboni one day
    a dad on our team films all games for us
    a team mom brought oranges
    the manager booked rooms for the families
    what is a billet
    my roommate snores at tournaments
    I share a room with my brother
    how do I know if a coach is a good one
    how do I find a coach for my kid
    questions to ask a new coach
    is my coach right that I should play defense
    coach wants me to try goalie
    coach wants me to gain confidence
    coach wants me to watch film with the team
    coach wants us to meet an hour early
    my coach wants a video of my skating from my parents
    my coach told me to keep my head up
    my coach told me to relax
    my coach told me I'm a leader
    coach said keep your stick down
    coach keeps moving me to fourth line
    coach never talks to me
    coach won't let me play the third period
    coach took me off the power play
    coach benched me for being late
    coach cut me and I feel sad
    coach has us do drills in pairs
    coach lets us play music
    coach tapped my helmet and said nice shift
    the ref patted me on the helmet
    my partner in drills hugs me after goals
    I hug my goalie after every win
    team hug after the game
    pile on the goalie after a win
    he jumped on me when we scored
    we wrestle in the snow after practice
    he undressed me with a toe drag and scored
    their center undressed our whole defense
    we get changed at the rink after school
    there is one shower at our rink and it is cold
    we all shower and get on the bus after away games
    our coach is the last to leave because he locks up the rink
    my coach is also my neighbor and we carpool with my mom
    my uncle is the trainer and fixes skates
    keep getting called for hooking and I barely touch him
    I got two minutes and hardly touched the guy
    the ref calls everything, I only touched his stick
    he falls down when I barely touch him on the ice
    I got a tripping call but never touched her skates
    my stick touched his hands and I got a penalty
    coach kept yelling stick on puck at us all practice, how do i keep my stick on it better
    got yelled at for cheating up ice, when can i leave my zone
    coach screams change and half of us dont come off, how do we do changes faster
    coach was yelling gap gap gap at me, what does he want
    he yells middle drive every rush, what is that
    i get barked at for floating, how do i backcheck the right way
    our goalie yells screen at the d, is that what hes supposed to do
    what should i yell when im open
    do goalies have to yell when the puck is behind the net
    my wing keeps yelling for passes when hes covered
    the bench yells heads up a lot, what do i look for
    coach chewed us out for lazy changes and he was right, how do i change quicker
    he was loud today because nobody forechecked, what does f1 do again
    coach says i need to be louder on the ice, what do i say
    how do i get a shy kid to call for the puck
    how loud should i be on the bench as a coach of 8 year olds
    one parent shouts shoot every time, how do i tell my players to look first
    coach gets on me about puck watching, tips
    he told me off for a dumb penalty, how do i keep my stick down
    coach was hard on our power play today, any ideas for better movement
    assistant keeps calling for d to d and i dont know when to do it
    coach yelled skate skate skate on the backcheck and my legs were dead by then
    they shout man on but i never hear it, how do i check my shoulder
    coach yells shoot but i never have a lane
    coach works us hard and i like it, how do i recover for sunday
    we bag skated today after the loss, how do i get faster at those
    he makes us do pushups when a pass misses, any passing tips
    my dad and i shoot 100 pucks a day, is that enough
    my mom films my games, what should we look at
    coach drives the team van to tournaments, what should i pack
    do players need their own rooms at an away tournament, what do teams usually do
    as team manager who has to be in the locker room before games
    what locker room rules do other 12u teams have
    we hug after every goal, what are fun celebrations
    they beat us 9 to 1, what do i tell my team
    got beat wide all game, how do i pivot earlier
    beating a defender one on one, what moves work
    we got hammered by a better team, how should a coach handle it
    hit me with a pass on the tape, how do i call for it
    he whacked the puck out of the air, is that a high stick
    is a slash on the pants a penalty
    goalie poked my stick away with a slap, legal?
    the coach grabbed my stick to show the flex, what flex do i need
    how do i punish lazy backchecks without taking away ice time
    what is a fair consequence for missing practice
    my coach texts the whole team the lines, how do i learn a new position fast
    coach gave me extra ice after practice with the goalies, what should i work on
    private lessons with a skating coach, worth it
    he keeps me on the second line, how do i earn the first
    coach said keep it a secret who starts in net, how do i prepare when i dont know
    the trainer tapes my stick like a pro, how is it done
    can i shower at the rink or wait till home, how do teams do it
    coach wants us to talk louder on the breakout, what words do you guys use
    how loud do i need to yell for the puck so the d hears me over the crowd
    whats the best call for reverse and wheel so nobody mixes them up
    crowd was insane loud at the barn last night, how do pros hear the whistle
    as a coach how do i give hard feedback without killing a kids confidence
    refs whistle went but i shot anyway, can i get a penalty for that
    how should a captain speak up between periods when the room is flat
    coach was on us about backchecking all practice, what does a good backcheck look like
    i got chewed out a bit for a lazy change and he was right lol, how do i time changes better
    whats a good way to call for a pass without screaming HEY every time
    how do you get a quiet line of 10 year olds to communicate on the ice
    my voice is gone from cheering for my son, any other loud parents here haha
    does the goalie shout screen or do the d have to see it themselfs
    our parents bang cowbells nonstop, is there a rule for noise makers in the rink
    when i coach a 3 on 2 drill should i stop it and yell freeze or let it play
    is it ok to call for a drop pass when you are on the other team? somebody told me its a penalty
    coach barked at me to get off the ice on a 90 sec shift, whats the ideal shift length
    how do i talk to my d partner when im new and kinda shy
    what do you say on the bench after a bad goal to get everybody going
    i raised my voice at practice today because nobody listened to the drill, better ideas to get attention with u10?
    can a player talk to the ref or only the captain
    coach keeps shouting feet feet feet at me, what does he mean exactly
    how do i as a dad stop shouting shoot from the stands, he tunes me out anyway lol
    should i yell man on if my d has a forechecker on him or point?
    which is louder for practice, a fox 40 or a normal whistle
    what is a polite way to tell parents to stop coaching from the glass
    how do i reset the room after a 7-0 first period as a coach
    our coach screams with joy after every goal, it fires us up. what are other ways to build bench energy
    how many voices should be heard on a good line change
    what tone works best when telling a 15 yr old he is moved to the 4th line
    yelled for the puck like ten times on the backdoor and finally got it, tap in!
    coach was fair, i floated and he told me so in front of my line, next shift i worked
    the whistle in our rink hurts the ears haha
    parents were cheering so loud we didnt hear the buzzer
    got an earful from coach for missing curfew at the tourney by 10 min, fair enough
    screamed GOAL before it even crossed the line lol jinxed it
    our bench is way too quiet and i want to change that as captain
    my line mates yell switch and i never know who goes
    coach gave a loud speech before the third and we came out flying
    i shouted at myself after missing the open net haha
    our coach is tough but he explains everything and jokes with us after
    my dad cheers so loud the whole rink knows my number
    ref blew it dead way too early and our bench went nuts
    i told my team off a bit after warm up was sloppy, then we had a laugh and won
    the other goalie barks at his d all game, its kinda funny
    need louder calls on the pk
    coach told us straight we were outworked and yeah we were
    we got called out for being soft on the wall so today was all battle drills and it was fun
    the horn at that rink scared me so bad i fell over haha
    im a loud kid and coach made me the pk caller
    Lost 5-1. Coach came in after and said that wasnt our standard, pretty loud. He was right, we didnt backcheck at all. Then he drew up what to fix and we all fist bumped. What should i do as the third forward high?
    Today we worked on talking. Every pass had to have a name called. It was so loud you couldnt hear anything. But our breakouts were cleaner than ever. How can we keep that up in games?
    We played in a packed rink for the final. I couldnt hear my center at all. I turned it over twice because of it. We still won 3-2. what hand signals could we use?
    I had to sit two players for a shift for not tracking back. I told them why right there and kept it short. Both came back with good energy. One of them scored. Did i do that right or is there a better way?
    my game: 2 shots, 0 points, minus 1. I kept calling for stretch passes and the d kept saying come lower. They were right. next game i'll swing deeper.
    Coach was hot after the second cause we took 4 dumb penalties. He said stay out of the box, in not so nice volume lol. We killed every one of them. Then we won in a shootout and he hugged the goalie.
    Parent here. Our section got a bit rowdy about an offside. The ref looked over and smiled. The kids laughed at us. I will bring earplugs and hot chocolate next time.
    Practice was a grind. coach kept blowing the whistle and making us redo the regroup. We hated it for 20 min. Then it clicked and we ran it perfect five times. Good day.
    We had an exhibition with no coaches on the bench. the captains ran the changes. it was chaos and everybody was shouting up up up. We won 6-5. best game ever
    I'm an assistant with the u11s. The head coach has a big voice but he is warm with the kids. They love him. Today he shouted great backcheck and the boy beamed. I want to find my own style, mine is quiet.
    how do i drive to the net when the d has good gap
    took a beating on the scoreboard, 11-1, how do you keep the kids motivated after that
    how do i hit him with a pass in stride when hes cutting late
    coach works us hard with bag skates before the season, how many reps is normal for u16
    guy whacked my stick out of my hands, is that a slash or just a hard play
    my dad makes me shoot 100 pucks a day and i like it, should i do more snap shots or wristers
    as a team manager what hotel rules do you set for the u12 tournament, curfew and hallway mini sticks etc
    what is the locker room policy for two adults, we want to write ours properly for the season
    how many coaches have to be screened in our association before the first skate
    whats a good punishment drill alternative, i dont want to use skating as a penalty
    how do you pressure the puck carrier without reaching and taking a hook
    can you body a guy off the puck if he doesnt have it yet
    how do i protect the puck when a bigger guy is all over me on the wall
    do you get a penalty for hugging a teammate in the crease after a goal with the clock running lol
    what do you do as a coach when phones come out in the dressing room, do you have a basket
    whats a slew foot exactly, i dont wanna do one by accident
    how do i attack the triangle on a d
    we get abused on the half wall by bigger teams, what breakout helps
    should i force the d to his backhand on the forecheck?
    how hard should i push my 14yo in the summer, he asks for more sessions himself
    do you touch up in the neutral zone on delayed offside
    how do i punish a team that pinches too much
    what is the rule for girls changing with the boys team, we need a second room at away rinks
    does anybody have a template for chaperones on the team bus
    how do i strip the puck from behind without a trip
    is 6am practice 3 times a week too much for 11 yr olds, i am planning ice times
    how do i own the front of the net, i get moved too easy
    which bag skate is good for conditioning but still fun
    is it a penalty if the guy grabs my stick and doesnt let go
    what do i tell a new coach about one on one meetings, door open and another adult near right?
    beat their d wide and cut in, top shelf
    we got spanked 7-0 by the first place team lol
    huge group hug after the OT winner, best feeling
    coach made us do mountains for losing the small area game and we were all laughing by the end
    my mom made me carry my own bag all season, good for the legs she says
    bag skate today cause nobody passed the puck haha deserved
    our u10 manager asked two parents to be at every away night, good rule
    i beat him like a rental mule on the draw all night
    i got tied up by his stick in front and couldnt get the rebound
    dad and me shoot in the driveway every night, he keeps score and pays me a dollar for top corner
    coach is strict with phones and curfew but the boys like him
    the d man bear hugged me in front and ref missed it
    we were beaten on every loose puck, no effort from us
    slapped it off the post and in!!
    our hotel had a pool and the team mini stick game went till lights out at ten, coach checked with two moms in the hall
    he undressed the d with a toe drag, crazy move
    we dominated them in shots 41-12 and still lost
    my older sister beats me in every race but i get closer
    the ref let everything go, sticks and holds, was fun honestly
    i owe my grandpa 50 stickhandles for every bad grade lol i dont mind
    Took it on the chin today, 9-0. They were two years older and so fast. We got hammered on the forecheck. Coach said keep the heads up and bought us slushies. How do we get it out under pressure like that?
    I ran a conditioning skate with the u15s. 6 reps, one minute rest, water whenever they want. They asked for one more. Is that volume ok twice a week?
    my dad built a shooting pad in the garage. He makes me do 100 before supper and i usualy do 150. My snap got way better. Scored two bar down on saturday. what should i add for one timers?
    Managing my first tournament in march. 15 kids, 4 hours by bus. Curfew will be 21:30 and nobody goes in other peoples rooms. We have four chaperones. What else belongs in the parent letter?
    Game 3 of the playoffs. Guy kept whacking my gloves behind the play and ref saw none of it. I just kept driving the net. Drew two penalties in the third. We scored on both.
    Coach put us thru the ringer tonight. Suicides, then battles, then more skating. i was dead but in a good way. He joined in for the last one and lost haha.
    Scored my first goal of the year. The whole line jumped on me and i fell over. My mom cried. coach gave me the puck
    We talked about dressing room rules at the parent meeting. Two adults in or right at the door, no phones, no jokes on other kids. Everybody signed it. The kids made a poster. Went well i think.
    We played a rough team. They hacked and held all night. Our boys stayed calm and we won 5-2 with four pp goals. I'm proud of them as coach.
    I play u18 and help with the u9 group. They all want to beat me one on one. I let them win once in a while. One boy hit me with a perfect saucer pass today. Super fun.
    i get yelled at for not coming back, where do i stop
    we got yelled at for standing around, how do we move without the puck
    he gets yelled at for not shooting, when should he shoot
    i got yelled at for icing it, what else can i do under pressure
    she gets yelled at for skating with her head down, any drills
    coach yells at us for bad passes, how do we pass flatter
    got an earful for pinching at the wrong time, when is it right to pinch
    i keep getting yelled at for being offside, how do i time it
  `),
};
