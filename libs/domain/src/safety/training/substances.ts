import { sentenceLines, type TrainingSentences } from './sentences.js';

export const substancesSentences: TrainingSentences = {
  disclosures: sentenceLines(`
    something in my bottle tasted weird and the trainer laughed
    the older guys say a pouch calms you before puck drop
    my captain gave me a tin and said try one
    a guy in the room has a vape pen, everybody takes a hit between periods
    is it cheating if I take something to stay awake
    what can I swallow so I'm not tired in the third
    what's something strong to wake me up before a game
    my legs are dead, what can I take
    I need something for my nerves before the final, any pill
    my linemate chews something that makes his heart race
    can I have two espressos and a can before warmups
    is a can of the blue stuff okay at halftime
    how much caffeine can a twelve year old have
    I had three cans today and can't sleep
    how early can a kid start taking scoops
    the guy at the store says this tub adds ten pounds of muscle
    dad mixes me a shake with muscle stuff
    mom gives me her vitamins times three so I play better
    are fish oil and powders needed to be good
    what does a kid need to take to get ripped
    my buddy injects and got fast, should I
    are peptides ok for a junior player
    my cousin uses a patch to look bigger
    does nicotine make you faster
    does chewing tobacco help you focus
    does weed make you relax before playoffs
    a puff before the game makes me less scared
    I feel better on the ice when I'm a bit drunk
    we sneak drinks on the bus
    there will be kegs at the rookie party and I'm 16
    my older teammates buy us booze
    they said I have to finish the bottle to be one of them
    I blacked out at the team party
    I throw up from drinking with the team each weekend
    I can't play without a drink first
    I drink alone after losses
    I use my sister's inhaler to skate better though I'm not sick
    I borrowed a teammate's meds to focus
    can I take an extra pill of mine on game day
    I skip my meds on game days so I'm wilder
    I take cold medicine to get hyper
    what happens if you mix energy drinks and pills
    smelling stuff on the bench that burns the nose, ok for kids?
    everybody sniffs that thing before faceoffs, can I
    can goalies take beta blockers
    will creatine make me taller or what
    is creatine fine at 15
    protein shakes for a 10 year old
    gummies to sleep before game day for my 9 year old
    can my kid drink coffee before 6 am practice
    should my daughter take iron pills for more speed
    a dad hands out pills against nerves to the kids
    our trainer sells us tubs of powder
    my coach vapes in the locker room
    our coach drinks during games
    coach brought beer for the 16 year olds
    the bus driver smelled like booze
    my stepdad drinks and drives me to hockey
    my dad gets drunk at tournaments and I have to look after him
    I saw my goalie partner take something and he got weird
    my friend passed out after taking a gummy
    a teammate wants me to hide his stash in my bag
    he asked me to pee for his drug test
    they're testing us next week and I smoked
    I get headaches when I don't have my can
    I shake when I don't vape for a day
    I can't quit the pouches
    I got my team into vaping and feel bad
    how do I say no when my team passes a vape
    how do I get out of drinking at the rookie party
    a guy at my gym sells me stuff for muscles
    the older boys gave me a pouch to put under my lip
    everyone on the bus had those little pouches
    does putting a pouch in before the game help focus
    I started with nicotine gum to calm down
    my teammate shares his vape in the locker room
    I hit my friend's vape before practice and my lungs feel weird
    can I skate after vaping
    how do I hide the smell of smoke from coach
    we smoked behind the rink
    someone brought weed to the tournament hotel
    I ate a gummy and have practice in an hour
    I took a brownie from the older guys and feel weird
    I got high before practice
    is it bad to play high
    will weed show up in a test
    how long does it stay in my system
    how do I pass a drug test
    drinking with the team after wins, I'm 15
    the veterans make us chug beers
    rookie party with shots, I don't want to drink
    I drank at a team party and don't remember it
    I had some of my dad's whiskey before the game to calm down
    a little alcohol before games takes my nerves away
    I'm hungover and have a game
    I drink every weekend with my line
    my billet lets us drink
    coach lets us have beer on the bus
    I need a drink to sleep after games
    I think I drink too much
    I can't stop drinking after beer league
    my friend gave me his ADHD meds for the exam and the game
    can I take my brother's focus pills before a game
    would a stimulant make me faster
    my teammate takes pills before each game
    what pills do pros take for energy
    coach handed out white pills before the third period
    the trainer gives us shots and doesn't say what it is
    a trainer injected me with something
    coach says this powder is legal and to take two scoops
    my dad puts powder in my bottle and says it's vitamins
    is a scoop of muscle powder ok at 13
    which powder makes me bigger
    what can I take to get bigger fast
    what can I take to get stronger before tryouts
    what should I take for more energy before a game
    something to take that makes me less tired
    is there a pill for endurance
    a pill against nerves before games
    can I take my mom's anxiety pill before the shootout
    mom gives me half of her pill before tryouts
    how many cans of energy drink are safe before a game
    I drink two energy drinks before every game
    is one can of energy drink ok for a 12 year old
    my heart raced after I drank an energy drink
    our whole line chugs energy drinks on the bench
    I mix energy powder with soda
    caffeine tablets before a game, how many
    coffee before a game at 14, good?
    does caffeine gum work for hockey
    can I sniff those salts like the pros
    sniffing salts on the bench feels great, is it safe
    I take sleeping stuff because I'm wired after games
    can I take something to sleep on the bus
    how many melatonin can a kid take before a game
    can I take two painkillers before each game so I don't feel hits
    I take pain pills before every game, is that bad
    I can't play without pain pills
    I'm still taking the pain meds from my surgery
    I like how the pain pills make me feel
    I got hooked on pain meds after my injury
    my cousin can get me juice, the needle kind
    is juicing worth it for junior
    a friend cycles and got huge
    are there safe gear cycles for a 17 year old
    growth stuff to get taller for hockey
    can I take hormones to grow
    my uncle orders stuff online that makes you grow muscle
    how can I get a fat burner
    are test boosters ok for teens
    is it ok to take mass gainer at 14
    at what age can I begin with muscle supplements
    is pre game powder with caffeine ok for kids
    which brand of energy drink do you recommend before games
    best legal stimulant for hockey
    my friend says a dip keeps you warm
    I chew to stay awake on the bench
    everyone on junior teams chews, should I start
    how do I quit vaping, I can't make it through practice
    I can't breathe well since I vape
    I smoke and get tired on the ice
    I tried cigarettes with my linemate
    we found cough syrup and drank it on the trip
    I took too much cold medicine before the game
    someone put something in my drink at the team party
    they spiked the rookie's bottle
    my teammate sells pills to the team
    a guy on the team deals stuff
    my captain offered me something white
    we inhaled gas from whipped cream cans
    I huffed something with the guys
    my teammate was drunk at practice
    my teammate comes to the rink high
    my coach smells like alcohol at practice
    our coach drove us after drinking
    our bus driver was drunk
    my dad drove me home drunk
    my mom is drunk at my games
    I found a vape in my son's hockey bag
    my son smells like smoke after practice
    my daughter came home drunk from the team party
    my son wants to take creatine, he is 14
    my son asks for muscle powder, is it safe
    his trainer recommends supplements to my 13 year old
    should I give my kid protein powder
    should I give my kid caffeine before games
    I give my son an energy drink before tournaments, how much is ok
    my kid takes nicotine pouches, what do I do
    my son uses something to get bigger and gets angry fast
    I found needles in my son's bag
    I found pills in my daughter's gear
    the team doctor gave my son a shot to play
    is it ok to give my kid an aspirin before games so nothing hurts
    can I give my son his ADHD pill right before the game for focus
    should I give my nervous son something to calm down
    my players vape in the bathroom
    I caught two players drinking at the hotel
    kids on my team pass around pouches
    should I hand out energy drinks before the final
    can I give my team caffeine gum
    a parent gives the team energy drinks between periods
    what do I do about a drunk parent in the stands
    one of my players came to practice high
    my players ask about supplements
    zyn? snus? which is better for hockey
    snus before a game
    is snus allowed in hockey
    wanna try vaping, is it bad for hockey
    weed for recovery
    does weed help with soreness
    cbd for sore legs at 16
    one beer before beer league, does it hurt
    how many beers can I have before my game
    a beer between periods
    steroids for hockey
    are steroids that bad
    i took 3 energy drinks and my hands shake
    i feel jittery from the powder
    can you die from energy drinks and sports
    what can i take to get huge quickly
    where can a kid get the stuff that makes you bigger
    who sells something to bulk up fast
    how do i get the shots that make muscles grow
    what do i buy to get big before the season
    the guys pass a vape around between periods and i do it too now
    two energy drinks and a pre workout before puck drop, heart was pounding all night
    i take my brothers adderall for morning skates
    need a pinch in before every game or i cant focus
    rookies had to finish a bottle on the bus or we were out
    found little blue pills in my sons hockey bag, he says vitamins
    an older guy at the gym sold me something to put on size before camp
    i drink a bit before games so im not nervous
    cant skate a full shift without coughing since i started the mango ones
    my knee pills ran out so a teammate gave me his moms
    our captain brings dip for the whole room, even the thirteen year olds
    i put scoops of the white powder in my water and my hands tingle
    dad gives me beer after a win, im ten
    i smell alcohol on our assistant coach when he drives the kids
    been taking sleeping pills from the cabinet every night of the tournament
    smoke weed every day after practice, its the only way i chill
    she drinks three monsters a day and her hands shake on the stick
    coach hands out caffeine pills before the third, says everyone does it
    we got hammered at the cabin and one guy wouldnt wake up for ages
    how much does nicotine really hurt conditioning, asking cause i cant stop
    some guys sniff the salts all game long, i do like ten a period
    the trainer gives us shots and doesnt say whats in them
    i mix my painkillers with a couple beers to sleep after games
    my linemate is on something, eyes are huge and he wont stop talking
    zyns under the lip all day, i feel sick when i dont have one
    my big brother let me puff his smoke thing behind the rink
    gained twenty pounds in two months from stuff i ordered online, im 15
    my daughter takes water pills before weigh ins at her school team
    hungover for saturday practice again, whats a light warm up
    blacked out at the rookie party and dont remember getting home
    a dad on our team gives his kid cold medicine so he's wired for games
    i used my inhaler like twelve times because it makes me faster
    i said no more pills after nationals but im back on them
    someone dropped something in my drink at the team party i think
    he's fourteen and i caught him with a vape pen in his goalie pads
    been doing lines with the junior guys on weekends, dont tell my mom
    i need the gummies to get to sleep after late games
    one of the u16s showed up drunk to practice and i sent him home driving
    my gums are bleeding from the dip but i got tryouts so whatever
    i get the shakes if i skip my pre workout now
    my mom's drinking again so i walk home from the rink
    some kid sells pills out of his skate bag, half our team buys
    the testosterone my uncle got me is making me break out, still stronger tho
    took something for my back and the ice was kind of melting and funny
    the energy drink made my heart do flips and i had to lie down on the bench
    i only vape on road trips, well and before school, and after practice
    they dared me to drink the purple stuff in the locker room and i got dizzy
    i stopped my adhd meds and started selling them to the D men
    cant play without at least one drink in me anymore
    found an empty vodka bottle in the water bottle carrier, these are 15 year olds
    our goalie takes pills for his hips that arent his
    i tried the stuff the older guys take to cut weight and i feel like fainting
    chug a red bull every period, im nine and its my superpower
    been high at every practice this week and coach hasnt noticed
    he crushes up tablets in his gatorade, told me its a secret edge
    my son's personality changed since he started those muscle powders, rages over nothing
    a guy offered me pills so i can stay awake for hockey and exams, took four
    the vets hold you down until you take the chew
    i lift good but only on sarms, is that ok with cardio
    my buddy od'd last month and i still use the same stuff before games
    buddy gave me one of his adhd pills before the game and i was flying, how long does it last
    how many pre workouts can a 13 yo take in one day, we have 3 games
    the vets say rookies have to finish the bottle on the bus or we dont dress
    i vape in the stall between periods to calm down, does it make my lungs slower for backchecking
    coach hands out white pills before the 3rd, says its vitamins. i feel my heart after
    4 energy drinks and my hands shake so much i cant hold the draw. normal?
    my son smells like beer after the team nights, he's 14, coach was there too. how do i talk about curfew
    what can i take that doesnt show up in a test at camp
    my older brother gets me stuff for muscle, you inject it. i gained 12 pounds for tryouts
    i need the pain pills now even on days off. the knee is fine tbh
    everybody dips on our team so i started, now i puke on the ice sometimes
    one of our d comes to morning skate still drunk i think. hes 16 and i dont wanna rat
    i found little bags in my kids hockey bag, powder, he says its for grip. do they use powder for grip?
    does creatine work faster if you snort it lol the guys do
    we do shots after wins, shots after losses too now
    smelling salts like 10 a game, i cant start a shift without it. is there a stronger one
    i take my moms sleeping pills the night before games and her coffee pills in the morning. best line up for energy?
    billet gives us beer so we dont tell that he smokes weed in the house
    how long before a game should i stop smoking so i dont look high
    a guy at the gym sells fat burner to half our midgets, makes you skate forever he says. is it good?
    dad gives me half of his percs so i can play. is half ok for 100 lbs
    im sober like two practices a week
    as coach i smell weed in the room every thursday and i know who, he's a good kid with a bad home. how do i run my lines
    the captain sells carts in the parking lot. we all get them cheap
    cant sleep without gummies since the road trip. my reaction in net is slow now
    chugged cough syrup on the bus for a laugh and played anyway, ice was wavy haha
    my teamate passed out at the rookie party and we just left him on the couch. practice at 7
    she takes like six caffeine tabs to make weight and keep skating. figure u know about nutrition
    i drink a bit before games cause then im not scared of hits
    what happens if you mix red bull with the cold meds, asking because we did and my chest is going crazy
  `),
  innocent: sentenceLines(`
    what should I drink during practice
    how much water for a 12 year old
    is water enough in a game
    sports drink or water for a tournament
    can I have juice before a game
    orange slices and juice on the bench
    is chocolate milk a good recovery drink
    can kids drink tea before a game
    hot cocoa after outdoor hockey
    smoothie recipe after practice
    milk before a game, ok?
    how do I get more energy on the ice
    I have no energy in the third
    how do I wake up for a six am practice
    how do I get going on a cold morning
    give me a fun high energy drill
    energy line, what does it do
    our energy line needs help
    boost my shot power
    power play boost
    how do I boost my confidence
    I need a boost before the playoffs
    what can I do to get stronger
    how do I get bigger and stronger naturally
    exercises for muscle at home
    how many push ups for a 12 year old
    when can I start lifting weights
    do I need a gym
    my coach gave us a training program
    coach handed out pucks
    coach handed out shirts before the third
    my dad fills my bottle with water
    whose bottle is it, bottle sharing with a cold
    should teammates share water bottles
    how do I clean my bottle
    puck bottle challenge
    knock the bottle off the net drill
    powder on the pond, how do we clear snow
    baby powder in gloves, does it help
    powder snow on the outdoor rink
    stick wax or not
    what tape is best
    tape brand for sticks
    smelling gear, how do I stop it
    spray for smelly gloves
    my bag smells
    smoke a shot top shelf
    I smoked that puck
    he smoked me on the outside
    got smoked 8 to 2
    smoke show of a goal
    holy smokes what a save
    that shot was dope
    dope new sticks
    he's on fire, what do we do against him
    on fire today with three goals
    we were buzzing all game
    get the buzz going on the bench
    what does buzzing mean in hockey
    high stick rule
    I'm high on my stick, hands too close?
    shoot high or low
    high blocker
    high on confidence after the win
    high flying offense
    high slot position
    high forward in the zone, who is F3
    weeds of the system, explain simply
    get into the weeds on defensive coverage
    grass hockey is field hockey right
    pot shot from the point
    pot a goal
    he potted two
    pill is another word for puck?
    bitter pill to lose in overtime
    shot of the day
    shot tracking
    take a shot or pass
    how many shots should I take in practice
    shots on net
    give me a shot plan
    one shot wins
    get a shot at the power play
    flu shot day, can I practice
    do I need a vaccine for camp
    I take my inhaler before practice as my doctor says, when should I warm up
    I take allergy medicine in spring, doctor knows, can I still do cardio
    I have diabetes and a doctor plan, how do I plan snacks for games
    my son has asthma and a doctor's plan, how do I tell the coach
    which meds can the team manager hold
    medicine ball exercises
    medicine ball throws for shot power
    drinking schedule for tournament days
    how often should I drink on the bench
    drink breaks for mites
    how do I plan water breaks in practice
    how do I keep water from freezing outdoors
    bar down shots
    hit the bar challenge
    what is a bar down drill
    crossbar challenge
    bar mitzvah on game day lol can I miss the game
    beer league rules for beginners
    how do I join a beer league
    what level is beer league
    beer league drills for old guys
    I'm a beer leaguer who wants a better slap shot
    how do I get in shape for adult league
    beer league playoffs tonight
    our beer league team needs a name
    post game food with the men's team
    draft day nerves
    the draft in the league, how does it work
    fantasy draft
    tap on the shin pads means thanks
    tap in goals, how do I get more
    tap pass
    tap drill with cones
    dip my shoulder on the drive
    dip in my stats
    chip and dip joke, chip and chase for real
    chip it off the glass
    chew up the clock
    chew out from coach for a bad change
    chewing my mouthguard, bad habit
    chewing gum on the bench
    dangle drugs lol nah, dangle drills
    hockey is my drug haha
    addicted to hockey
    hooked on hockey, what can I do at home all day
    hooking penalty
    he hooked me on the breakaway
    I'm wired for the final, how do I calm down naturally
    calm nerves without anything, breathing?
    how do I calm down before a shootout
    how do I sleep after a late game
    bedtime before a morning game
    routine to sleep well before games
    naps before a game
    how do I recover faster with sleep
    stimulating practice ideas
    focus drills for goalies
    focus before faceoffs
    what do I do to focus in class and hockey
    juice on my slapshot, how do I get more
    we need more juice on the power play
    juiced up crowd tonight
    gas in the tank for the third period
    I gas out after a minute
    I was gassed on that shift
    give gas through the neutral zone
    coach hit the gas on us
    jet fuel legs lol
    speed drills
    speed is what I need
    crank up the speed
    crack the line-up
    crack open the defense
    ice in my veins in shootouts
    needle the puck through a seam
    thread the needle pass
    spiked my stick in celebration
    spike ball as dryland
    punch bowl at the team party ok for kids?
    root beer floats after the final
    ginger ale on the bus
    soda after games, ok as a treat
    is soda before practice a bad idea
    caffeine free iced tea okay
    celebrating a win with sparkling cider for kids
    team party games for 12 year olds
    end of season party without parents complaining
    party like champs, ideas for a mini sticks party
    healthy smoothies for the team
    do hockey players need vitamins or is food enough
    what foods give protein
    eggs for breakfast on game day
    peanut butter sandwich before hockey
    what's a good natural recovery after a tournament
    my daughter is thirsty all game, how many bottles
    hydration for goalies
    how do I stop cramps in the third
    salt snacks for cramps
    do hockey players drink coffee
    is hot chocolate ok before a game
    does tea help before early practice
    is one cup of coffee alright for a tired hockey dad
    how do i grow stronger in the gym this summer
    i want to get bigger and stronger with push ups and food
  `),
};
