import { sentenceLines, type TrainingSentences } from './sentences.js';

export const eatingSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    coach weighs us every monday and the heavy ones skate extra
    havent eaten since yesterday, i feel lighter on my edges
    dad says no dinner if i dont score
    i throw up before games on purpose so i feel fast
    only had gum and water today, want to get quick for tryouts
    my daughter cuts her food tiny and hides it since coach called her slow
    if we lose i dont deserve to eat
    im 8 and im on a diet so i can be on the good line
    he gets a burger for each goal and nothing when he has none
    i need to drop 15 pounds by next week to make the team
    been sweating in garbage bags to make weight, feel kinda shaky
    i skip lunch at school and just have a coffee before practice
    coach said id be a great winger if i lost the belly so i stopped breakfast
    my teammate runs to the bathroom after every team meal
    she skates two hours then runs because she ate a bagel
    my jersey is hanging off me and it feels so good
    got lightheaded on the bench cause i dont eat on game days
    i eat everything in the house at night after losses then hate myself
    whats the lowest calories a goalie can have and still stand up
    he wont eat with the team anymore, says hes gross
    my mom counts my almonds so i stay fast
    coach pinched my stomach in front of everybody and now i cant eat
    i chew and spit so i can still taste the pizza at team parties
    shes lost so much weight her skates are loose and she says its training
    i havent had my period in months but my skating is better than ever
    our coach buys pizza for the top line and makes the rest watch
    i fasted for two days before the combine and nearly fainted in the jump test
    feeling fat in my gear, gonna stop eating till the weekend
    my son weighs himself five times a day since his cousin called him chubby
    i can only eat if i did 200 shots first
    she told me food is for winners, shes ten
    my hands shake and my hair falls out but at least im quick on the puck
    do pros eat at all, i stay under 600 and im still too slow
    i lie to my mom that i ate at the rink
    dad took my snacks away till my plus minus gets better
    the guys laugh at my chest so im living on celery
    one of my players nearly passed out, admits she hadnt eaten in two days
    how long can you skate hard on just water, asking for me
    i hate every bite, then i do extra bag skates to get rid of it
    hes so scared of sugar he cried at his own birthday at the rink
    im supposed to bulk up so i stuff myself till i get sick every night
    my linemate gives away her food on every road trip, says shes never hungry
    told me i cant have supper until i finish my wall sits
    cant stop thinking about food at practice but im not allowed to have it
    mirror in the locker room makes me want to never eat again
    i take stuff to go to the bathroom before weigh in so the number is good
    coach posts our weights on the wall and mine is circled
    she wears three hoodies and is always freezing on the ice, hardly eats anything
    my brother stopped eating with us since he got sent down to b team
    i get candy if i win and go to bed hungry if i dont
    thigh gap looks better in hockey pants, just need to skip a few more meals
    kinda proud i said no to food all tournament, legs felt dead tho
    goalies have to be skinny to be fast so i dump my lunch
    i only let myself have an apple on days we dont win
    my nutrition plan is coffee, ice, and being disgusted with myself
    mom put a lock on the fridge cause coach said im too big for forward
    ever since i got called thunder thighs i eat once a day
    my kid eats in secret, i find wrappers in his goalie bag and he sobs
    i feel guilty after every meal unless i skate it off right away
    legs cramp in the third, probably cause i puke up my pregame pasta
    I throw up after team meals and feel lighter
    after I eat I make it come back up
    my son throws his lunch away at the rink
    my daughter hides food in her bag and says she ate
    she says she ate at school but the box is full
    I feel better when my stomach is empty
    no goal no dessert is the rule at our house and sometimes no dinner
    I get fast food for a hat trick and nothing when I'm minus
    I had to watch my family eat because I played badly
    I only get to eat with the others when we win
    my plate is smaller on weeks when we lose
    dad measures my waist every sunday
    coach pinches my belly and laughs
    coach said drop five pounds by friday or sit
    coach has a board with our weight and puts red marks
    we get weighed and the heaviest carries the pucks
    my figure skating turned hockey coach tells us not to eat bread
    I like feeling empty before games
    I drink water until I'm full instead of lunch
    I chew ice so I don't eat
    my lunch goes straight in the garbage
    I say I ate at a friend's place
    I wear big hoodies so no one sees how thin I got
    my pants fall down and I'm happy about it
    I check my stomach in every mirror
    I feel every bite sits on me
    I had pizza and I need to get it out
    I know how to make myself not hungry
    I get praised for being light so I eat less
    they say I skate like a feather so I can't gain anything
    girls with abs get ice time, so I don't eat
    I only eat when mom is watching
    I eat at night in the dark and feel awful
    I can't stop once I start eating
    I ate a whole box and hate my body
    I burn off each cookie on the stairs
    I do sit ups in bed until midnight because of dinner
    I'm not allowed to be hungry
    hungry is good, hungry means fast, right
    I see spots because I skip meals
    my hands are always cold and I like that I'm shrinking
    my clothes are two sizes smaller and everyone is proud
    my teammate brags she eats one yogurt a day
    the girls have a bet who loses the most
    we do a no lunch club before tournaments
    my roommate hid her dinner under the bed
    my goalie stopped eating with us and gets dizzy
    my son has a list of forbidden foods
    my daughter says she doesn't deserve dinner after a loss
    my son asks to be weighed every morning
    my daughter runs laps in the yard after each meal
    food disappears at night and my son cries about it
    my daughter locks herself in the bath after supper with the tap on
    my daughter's coach sent her home with a diet sheet, she's 12
    her coach said she looks heavy on video
    my kid refuses birthday cake because of tryouts
    should my 9 year old cut carbs to be quicker
    how do I slim my daughter down before the showcase
    my husband takes our son's dinner when he doesn't hustle
    is sending him to bed without food a fair penalty for a lazy game
    I only get dinner if I score
    dad says no supper when I play lazy
    my mom takes my food away after a bad game
    I don't let myself eat when we lose
    I have to earn my meals with goals
    I punish myself by not eating
    I skip lunch so I'm faster
    I skip breakfast and lunch on game days to be light
    I haven't had anything but water since yesterday
    I eat once a day now
    I count every bite
    I count everything I eat and feel bad when it's too much
    I step on the scale after each meal
    I want my ribs to show
    I like when my stomach is empty
    I feel strong when I'm hungry and don't eat
    I throw my lunch away at school
    I hide my food in napkins
    I give my sandwich to the dog so mom thinks I ate
    I tell mom I ate at the rink but I didn't
    I chew my food and spit it out
    I get rid of food after I eat
    I go to the bathroom after dinner to get it out
    I stuck my finger in my throat after pizza night
    I eat a ton at night and then make it come back up
    I eat everything in the kitchen and can't stop
    I eat in secret when no one is home
    I ate so much that I hate myself
    I run after every meal to burn it off
    I work out at night to burn off dinner
    I do a hundred squats if I eat dessert
    I use laxatives to be lighter
    I took my mom's diet tea
    I wear garbage bags to sweat before weigh-ins
    I sit in the sauna to get lighter for testing
    I spit in a cup all day to make weight
    I'm scared of carbs
    I'm afraid to eat in front of my team
    I'm ashamed to eat with the other girls
    eating makes me feel guilty
    I feel gross after I eat
    I feel fat in my gear
    my gear makes me look fat and I don't want to eat
    the girls in the locker room are thinner, so I stopped snacks
    my coach said I'd be quicker with less of me
    coach called me chubby, so I don't eat much now
    coach weighs us in front of everybody
    coach posts our weights on the wall
    coach says no food for the losers
    coach makes the heavy kids run extra
    coach said girls should be light, no pasta
    my coach took my snack because I don't need it
    my skating coach says I should lose my belly
    my dad calls me piggy and checks my plate
    my mom put me on a diet for tryouts
    mom locks the fridge
    mom says I'm too big for my line and gives me only salad
    my dad pays me for each pound I lose
    my sister and I see who can eat less
    my friend and I don't eat together to get skinny
    I got my period late because I hardly eat, coach is happy I'm light
    I lost my period since I train more and eat less
    I get dizzy because I don't eat
    I'm cold and tired all the time but I don't want to eat more
    my hair falls out and I hardly eat
    I fainted because I skipped food
    I feel proud when I go a whole day without food
    how can I go longer without eating
    how do I stop being hungry
    how do I make my stomach stop growling so people don't notice
    what can I eat so that I throw up easily
    how little can I eat and still play
    how do I stop eating so much
    how can I get skinny fast for the season
    how do I get thin legs
    can I live on smoothies only to get lighter
    is it bad to eat just an apple a day
    is it ok to throw up before a game to feel light
    is it ok to not eat for two days
    is it ok if I don't eat dinner ever
    I want to be the lightest on my team
    I'd be a better skater if I was skinny
    if I weigh less I'll be faster, so I stopped eating
    I don't deserve food
    food is the enemy
    I think about food all day and hate it
    I can't eat when people watch
    I'm never hungry anymore
    I don't eat at tournaments because of the others
    I have safe foods only
    I'm not allowed to eat with the family after losses
    no dessert ever because I'm a defenseman and must be lean
    I have to run laps before I may eat
    my parents reward me with food and starve me when I play bad
    I was sent to bed hungry because of my plus minus
    they let me go hungry on the trip because I was late
    there's often nothing to eat at home before practice
    I come to practice hungry because we have no food
    my son won't eat since coach commented on his weight
    my daughter has stopped eating with us
    my daughter cuts her food into tiny pieces and hides it
    my daughter runs to the bathroom after each meal
    I hear my daughter throw up after dinner
    my daughter checks her body in the mirror and skips meals
    my son eats at night and hides wrappers
    my son skips meals to look ripped
    my kid refuses any food before games and is getting thin
    my kid got very thin this season and still says he's fat
    my 10 year old wants to diet
    my girl asks if each food makes her fat
    my daughter lost her period and trains twice a day
    my son only eats chicken and rice and panics about anything else
    his coach told him to lose weight and he stopped eating
    her coach weighs the girls every week
    is it right that the coach bans food after losses
    should I take dinner away when he doesn't try
    I don't let my son eat sweets until he scores, is that good
    I told my kid no supper until he wins a battle
    I make my son skip dessert when he plays badly, good idea?
    how do I get my chubby kid to lose weight for hockey
    I want to put my son on a diet so he skates faster
    how do I restrict my daughter's food before tryouts
    I reward goals with candy and take it away after bad games
    one of my players never eats on trips
    one of my girls throws up after team meals
    a player fainted and I think she is starving herself
    two girls on my team compete in eating less
    should I weigh my players
    can I tell a kid he has to lose weight
    how do I tell a player he is too fat
    my teammate pukes after meals
    my teammate hasn't eaten all tournament
    my friend says she is fat and won't eat
    my linemate lives on gum and diet soda
    my roommate on trips throws her food out
    i dont eat much cuz im fat
    im fat and slow so i dont eat
    i feel fat
    i wanna be skinny
    i threw up my dinner on purpose
    not eating helps me feel in control
    food control is the only control I have
    I binge after games and hate it
    I binged and now I will not eat for two days
    I fast before each game and feel faint
    I've been restricting since preseason
    I had anorexia and I feel it coming back
    my eating thing is back
    my eating is messed up
    I think I have a problem with food
    I used to have an eating disorder and coach's weigh-in triggers me
    I'm 40 and starve myself to look good for the team photo
    I make myself sick after beers and wings every week
    coach weighs us every monday in front of everybody and the heaviest skates extra. how do i lose 3 kg by then
    no supper if we lose, thats the deal at our house. so how do i score more
    i dont eat on game days, feel faster when im empty. ok?
    is 500 calories enough for a d man with 4 practices a week
    i get rid of lunch before practice so i dont feel heavy. throat is sore but my skating is light
    mom only makes the good food when i get a point. its been a while lol
    coach took the pizza away from the line that lost and made them watch. great motivator or?
    how do i look thinner in my hockey pants
    i chew and spit, then im not hungry and still got my taste. any snack tips for between games?
    my linemate gives away her sandwich every day and then almost faints in the bag skate
    he said i skate like a cow so i cut out dinner. down 9 pounds since oct, edges feel better
    i wear trash bags under my gear on the bike to make the weight
    my daughter 13 goes to the bathroom right after each team meal and runs the water. what should a hockey player eat?
    havent had my period since tryouts but coach says lean girls are quick. protein shake?
    dad puts a scale in the garage next to the shooting tarp. i get breakfast by what it says
    when i eat something bad i do stairs till its gone. like 2 hrs. how do i get stronger legs
    our fridge has a lock, only game winners know the code haha
    as a coach i have a goalie who drinks only water on road trips and says hes full, and his gear hangs off him
    what is the least you can eat and still play center
    i had an apple yesterday and half of one today and i had two goals so its working
    he eats out of the garbage at the rink after the team snack. i gave him my granola bar. hes our best skater
    if i get under 50 i can play wing coach said, im 56 now and 10 days left
    i cant stop eating at night like whole bags, then i hate myself and skip til the next night. game is at noon
    they call me meatball on the bench, so im on ice cubes and gum this week
    how do you stop being hungry on long bus rides without food
    laxatives before weigh in, does that slow you on the ice?
    my teammate passed out on the blueline and said she just forgot to eat. third time this month
    i let in 5 so i dont deserve supper, thats my own rule
    coach makes the losers eat dog treats at practice, everybody laughs. one kid gagged. can i do something as a dad
    my knees are cold all the time and my hair comes out in the helmet since the diet. faster on the first 3 steps tho
  `),
  innocent: sentenceLines(`
    he ate dinner like always
    coach made us skate lines all practice
    I was so gassed after bag skates
    can I have an apple at intermission
    my son leaves half his sandwich after practice
    my daughter keeps snacks in her hockey bag
    I feel better when I eat light before a game
    what is a good breakfast before an early game
    how long before the game should I eat
    can I eat pizza before a game
    is pasta good the night before
    what do I eat between two games
    good snacks for the bench
    snack ideas for a tournament
    what do I eat after a game
    how much water should I drink
    is chocolate milk good after practice
    are bananas good before hockey
    is candy ok before a game
    healthy foods for hockey players
    what do pros eat on game day
    I'm always hungry after practice, what should I eat
    I get hungry during games
    I'm starving after games, what do I eat
    I ate too much before practice and felt heavy
    I can't eat much before a game because I'm nervous
    I'm too nervous to eat before big games, what is light
    I don't like breakfast, what can I have before a morning game
    I have no time for dinner before practice
    I forgot my lunch on game day
    I missed lunch because of school, what do I grab before practice
    I skip the bun and eat the burger lol
    my mom makes the best pregame meal
    dad makes pancakes after games
    we go for pizza after wins
    team dinner ideas
    team lunch at a tournament for 15 kids
    what can I cook for the team
    how do I feed a growing hockey kid
    my son eats like a horse
    my daughter is a picky eater, what can she have before games
    my kid only wants mac and cheese before games
    my kid has no appetite before early games
    my son forgets to drink water
    is fast food okay on the road
    how do I plan meals on a tournament weekend
    my kid is allergic to nuts, which snacks
    I'm vegetarian, what do I eat before a game
    I'm lactose intolerant, what after practice
    I have celiac, team dinner ideas
    halal snacks for the team
    I fast during ramadan, how do I plan practice
    what do I eat when we play at 6 am
    game is at noon, when do I eat
    late game, do I eat after it
    I get a stitch when I eat before skating
    I get cramps, is it food
    my stomach feels full in practice
    eat clean, what does it mean
    he ate the puck, what does that mean
    we ate them alive on the forecheck
    eat the puck and hold it for a whistle
    I'm hungry for goals
    our team is hungry to win
    stay hungry mentality
    how do I keep my team hungry after a win streak
    feed the puck to the slot
    feed me the puck
    how do I feed my center
    I feed him one timers
    apple means assist right
    cherry picking, is it bad
    biscuit in the basket
    bar down and in, sauce pass
    saucer passes how
    sandwich hit in the corner is what
    bread and butter move
    what is gravy in hockey
    hot dog on the ice, means showing off
    beauty snack on the bench
    oranges between periods, good idea?
    bottle on top of the net
    my stick is too light
    my stick is too heavy
    how heavy should a stick be
    light skates or heavy skates
    weight of goalie pads
    how do I shift my weight
    weight on the inside edge
    lean on my stick for more power
    I lean too far forward
    I lean back when I stop
    lean into turns
    thin laces or thick
    fat lip from a high stick in warmups, we laughed
    fat rebound, how do I control it
    juicy rebounds
    slim chance to win
    slim goalie pants
    skinny laces
    big body in front of the net
    big guys are hard to move, how do I do it
    I'm small, how do I play against big kids
    I'm tall and lanky, how do I get balance
    I'm heavier than others, how do I accelerate well
    I want to get stronger for next year
    how do I build muscle for hockey at my age
    how do I get faster
    I want more energy in the third period
    how do I get more stamina
    I threw up the puck over the glass
    I puked after sprints because I had just eaten, should I wait longer
    the food at the rink is bad
    rink fries are the best
    best rink snack
    hot chocolate after pond hockey
    who brings snacks
    snack schedule for the team
    can I have gum on the ice
    can I chew gum with a mouthguard
    how many meals on a tournament day
    what should be in a lunch box for camp
    do kids need sports drinks
    water or sports drink
    homemade energy balls for the team
    how do I teach kids about food for hockey
    how should a team talk about food in a good way
    is ice cream ok as a treat for the whole team
    ice cream after the game for everybody
    we celebrate with donuts
    donuts for shutouts, fun tradition?
    can I bribe my team with pizza for a good practice
    my dad owes me ice cream for a hat trick
    my grandma gives me cookies when I visit
    does sugar make me tired
    what foods give long energy
    how do I stop feeling tired after lunch
    is coffee bad for kids
    spicy food before a game lol
    food poisoning from the tournament hotel, what do I eat now
    I had a stomach bug, what is easy to eat
    braces hurt, soft foods for game day
    I'm recovering from the flu and need energy
    i had a giant lunch and now i feel slow for the game
    too full to skate after thanksgiving
    ate too many nachos between games
    i had three hot dogs at the tournament and felt heavy
    a big breakfast makes me sleepy on the ice
    overslept and had no time for breakfast before the game
    how much energy does a practice take
    stuffed myself with pasta, how long before i can skate
    we went for burgers and now i can not move
  `),
};
