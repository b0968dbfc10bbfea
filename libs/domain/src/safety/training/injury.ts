import { sentenceLines, type TrainingSentences } from './sentences.js';

export const injurySentences: TrainingSentences = {
  disclosures: sentenceLines(`
    I can't sleep on my shoulder since the game
    something clicked and now it gives way
    I've been hiding a limp since tuesday
    something feels loose in my knee
    my knee wobbles when I stop
    I felt a rip in the back of my leg
    I can't do a full stride without a sharp pull
    my hip catches every time I go side to side
    it burns inside my knee on every push
    my thigh is hard as rock and blue after a knee on knee
    I got kneed and can't bend it
    I can't lace my skate because the top of my foot is so sore
    my foot is fat and purple
    I think my wrist is sprained but I have a game in two hours
    my fingers won't close since I blocked that shot
    my hand is puffy and I can't hold a fork
    my collarbone has a bump since I went into the boards
    I landed on my shoulder and can't put my arm in a sleeve
    it cracks and hurts every time I take a shot
    sharp thing in my side each breath after a check
    I can't laugh or cough without pain in my ribs
    my stomach got speared and it's hard and sore
    my neck has been stuck since the pileup
    pins and needles down my arm since the hit
    my back seizes up on the bench and I can't stand straight
    I had to be carried off but I'm better today, can I practice
    they helped me off the ice and now I want to play again
    I couldn't finish my shift because of my leg
    I skate on one leg basically
    I've been taping the same ankle for a month and it still hurts
    each practice it gets a bit worse
    it was better but came back after two shifts
    I iced it all week and it still throbs
    is it bad if it clicks and swells
    is it bad if my toes turn white and numb
    is it bad that I pee red after practice
    my breathing whistles when I skate
    I get a stabbing in my chest in sprints
    my heart skips when I'm on the bench
    I saw black spots during bag skate and sat down
    I nearly fainted in the hot locker room
    got a stick under the visor and can't open my eye
    there's blood in the white of my eye
    my teeth don't fit together since the puck hit my jaw
    a tooth went through my lip
    a blade got my calf and it's deep
    I sewed, I mean taped the cut shut, can I play
    my cut is warm and smells
    my toe is black under the nail and throbs
    I have a fever and shivers but it's the semifinal
    I threw up all night, can I play at noon
    I've got a rash from my gear that oozes
    the lump on my shin gets bigger
    my growing pains make me cry at night
    my heels kill me after every practice
    it's only pain, how do I ignore it
    how do I trick my body to not feel my knee
    what can I strap on so I can skate with a bad groin
    how do pros play on broken feet
    coach needs me, so how do I get through the game with my back
    coach says pain is weakness, my knee is swollen
    my dad says I'm faking but my ankle really hurts
    mom thinks I exaggerate, my hip has hurt for months
    if I sit out I lose my line, but my shoulder is bad
    they think I'm soft so I don't say my wrist hurts
    I came back too early and now it hurts again
    I stopped physio because it's boring, can I do squats
    the cast comes off next week, what can I do until then
    doc said rest, can I at least shoot pucks
    doctor said two weeks off, coach wants me friday
    I have stitches in my chin, is a full cage enough
    we have no trainer and a kid's arm looks crooked
    a player can't catch his breath after a puck to the chest
    a puck hit a kid in the throat and he sounds hoarse
    one of my girls keeps rubbing her hip and skates crooked
    my goalie can't get up from butterfly without help
    should I let a kid play with a taped wrist that is swollen
    my boy wakes up at night because of his knees
    my son walks on his toes because his heels hurt
    my daughter says her back hurts when she bends
    my kid holds her side and says it's nothing
    he can't tie his own skates because of his shoulder
    he doesn't want to tell the coach about his groin
    her doctor said no sports but she wants to play the last game
    my knee clicks and gives way on crossovers
    my groin has been bugging me for weeks
    I felt something snap in my thigh
    I heard a crack in my wrist
    my ankle blew up like a balloon
    my ankle swelled up after practice
    I can barely put my skate on because of my foot
    I can't put my foot down
    I limp after every practice
    I've been skating on a bad ankle
    I tweaked something in my back
    my back locks up when I bend over
    my lower back aches after games
    there is a stabbing in my hip when I push off
    my hip pinches in butterfly
    my hips hurt when I go down in goal
    my shoulder slipped out and back in
    my shoulder pops when I shoot
    I can't lift my arm over my head since the hit
    my arm is numb since I fell on it
    my fingers tingle after I was slashed
    I can't hold my stick because of my thumb
    I jammed my thumb and it's blue
    I think my finger is broken but I taped it
    I blocked a shot and can't walk right
    blocked a shot with my foot and now my skate doesn't fit
    took a slapper off the ankle, it's purple
    my toe nail came off and it bleeds
    I think I cracked a rib, hurts to breathe
    it hurts when I breathe in after the hit
    my chest feels tight when I skate
    my heart does weird flips when I sprint
    I had chest pain in the third period
    I fainted at practice
    I nearly passed out after bag skating
    I get lightheaded when I skate hard
    I'm wheezing after each shift
    I can't get air when it's cold
    my inhaler isn't helping
    I coughed up blood after practice
    I peed blood after the game
    my pee is dark brown after the tournament
    I got hit in the throat with a puck and can't swallow
    a skate cut my leg and it won't stop bleeding
    I cut my hand on a blade, do I need stitches
    the cut on my chin opened again
    my wound looks yellow and hot
    I lost a tooth in the game
    my tooth is loose after a high stick
    my jaw clicks since I got punched
    I got a stick in the eye and it's red
    my eye hurts and I see a shadow
    my nose won't stop bleeding
    I think my nose is broken
    my neck is stiff since the crash
    my neck cracked when I got hit
    I can't turn my neck
    my legs went numb after the hit from behind
    my shins burn when I run
    the bump under my knee hurts
    my heels hurt when I run, I'm growing
    I have pain in both knees after every game
    my knee swells after each game
    knee pain going down stairs
    I twisted my knee in a rut
    I rolled my ankle in gym, can I skate
    I pulled my hamstring
    I strained my groin two days ago, game tomorrow
    I tore something, I think
    my muscle has a dent now
    charley horse that doesn't go away
    my calf cramps so bad I fall
    I have shin pain that gets worse
    I have a stress reaction in my foot
    my wrist hurts when I take slapshots
    my wrist hurts in the cold since last year
    my elbow is swollen like a golf ball
    my elbow hurts from shooting
    it still hurts from last season
    this injury won't go away
    I reinjured it
    I'm playing through it but it gets worse
    I'm playing hurt, how do I hide it from coach
    how do I tape it so I can play with the pain
    should I just skate it off
    coach says to walk it off but it really hurts
    coach told me to play on it
    can I play on a sprained ankle
    can I play with a broken finger
    can I play with a fever
    I have a fever and a game tonight
    I took painkillers so I can play
    how many ibuprofens can I take before a game
    can I ice it and play
    can I take the cast off early for the playoffs
    can I skate in a boot
    I took my brace off because it slows me down
    can I work out with a torn meniscus
    how do I rehab my knee myself
    exercises for my injured shoulder
    what stretches fix a pulled groin
    my doctor said six weeks but I feel good after three
    I skipped physio
    I want to come back before the doctor says so
    I don't want to tell mom that my knee hurts
    I didn't say I'm hurt because I'd lose my spot
    if I say I'm hurt I lose my spot
    my legs hurt so much at night
    my feet hurt so bad in skates I cry
    my feet go numb in every practice
    I have a huge blister that is infected
    I have a rash and it's spreading under my gear
    something stung me and my lip is swelling
    my hand is cold and white after the hit
    it hurts when I pee after I got hit there
    I got hit in the balls and it still hurts a day later
    I got a puck in the privates and there's swelling
    my belly hurts after I got speared
    I got speared in the gut and feel sick
    my side hurts after getting hit into the open door
    I hurt my tailbone
    I fell on my tailbone and can't sit
    my son limps after practice
    my son complains about knee pain each night
    my daughter's ankle is swollen after the game
    my son has heel pain and wants to play the tournament
    my daughter says her hip hurts when she does splits
    my boy blocked a shot and can't stand on it
    my goalie daughter has groin pain
    my kid broke his arm, when can he skate
    my son has chest pain when he runs
    my daughter faints at practice
    my son is wheezing on the ice
    my kid had a fever this morning but wants to play
    my kid plays through pain and hides it
    my son holds his wrist after every shot
    my daughter got a skate cut, it looks deep
    my son's shoulder came out of the socket
    my kid got hit with a stick and his eye is red
    my son says his back hurts all the time
    should he play with a sore groin
    should she play on a twisted knee
    can my kid tape it and play
    his coach wants him to play on his bad ankle
    how do I get him ready faster after surgery
    my player is limping but wants to finish the game
    one of my players can't feel his fingers
    a kid on my team collapsed during sprints
    one of my kids complains of chest pain
    a player has a bad cut from a skate
    my goalie pulled something and we have no backup
    my center is hurt but it's the final, how do I use him
    a player is not breathing right
    my teammate is playing with a broken hand
    my linemate's ankle is really bad and he won't say
    my friend is bleeding a lot from a skate cut
    i hurt my knee
    my knee hurts
    ankle hurts bad
    ow my wrist
    owie my leg
    my tummy hurts when I skate
    my arm has an ouchie
    i think i broke it
    smth popped in my leg
    it crunches when I move it
    it looks bent
    bone is sticking out kind of
    it hurts to walk
    hurts to sleep on that side
    the pain wakes me up
    hurts a little, can I play
    it only hurts when I skate
    it hurts but not that bad
    I'm 50 and my knee locks in beer league
    my back went out tying my skates
    my achilles is killing me
    plantar pain in the morning
    I had surgery and want to skate in a week
    I got stitches yesterday, can I practice
    is a hernia dangerous if I play
    sports hernia and playoffs
    I have mono, can I skate
    doctor said no contact because of my spleen, can I do practice
    I have a heart condition, can I play hard
    can I do drills with one arm
    one handed drills while my wrist heals
    what can I train while my ankle is sprained
    my knee clicks and swells up after every practice but playoffs are friday
    groin has been burning since october, i just tape it and go
    been hiding my wrist from coach so i dont lose my spot
    he's limping up the stairs after games and says its nothing, he's 11
    my ankle is purple but i can still do crossovers mostly
    took four advil before warmups so the hip lets me drop into butterfly
    cant lift my arm over my head since the check saturday, still shooting fine tho
    my back hurts so bad at night i sleep on the floor now
    one of my peewees plays with a finger that wont bend anymore
    it hurts when i pee since i blocked that shot
    shoulder pops out and i pop it back in on the bench, good drills for that
    my foot tingles and goes numb in my skates every shift
    told mom my knee is fine because its not fine
    doctor said six weeks, its been two and im skating tomorrow
    my daughter cries taking her skates off but begs me not to tell the coach
    whats a good stride drill if one hip doesnt really move
    my ribs hurt when i breathe in since the boards thing
    goalie here, left knee locks and i have to kick it loose
    cut on my leg from a skate is hot and red and kinda oozing
    our captain is playing on a broken hand and the whole team knows
    coach says pain is weakness so i didnt mention my elbow
    i got hit in the neck with a puck and swallowing feels weird
    my tummy hurts on the side where the boy crashed into me
    my heel hurts so much i walk on my toes after hockey
    dad says tape it tighter, but my fingers go white
    i cant feel two of my fingers when i hold the stick
    he took a stick in the eye and everything on that side looks blurry
    my chest gets tight and hurts when i do bag skates
    tooth got knocked loose last night and i just pushed it back
    my shin has a lump on it thats getting bigger since camp
    how do i shoot harder when my wrist makes a crunchy noise
    kid on my squirt team cant put weight on his leg but his dad wants him out there
    got a cortisone shot so i can play the final, third one this winter
    i skipped physio again, cant let the new kid take my line
    i heard a snap in my thumb, played the third period anyway
    my hips hurt even when im just sitting in class
    her knee gives out when she turns left and she's got a tournament this weekend
    my neck gets a zap down my arm when i look up at the clock
    i peed kinda red after getting slammed into the net
    ive been icing my achilles in secret for a month
    hamstring went in the sprint test, i limped through the rest so scouts wouldnt see
    my knee looks bigger than the other one is that normal for goalies
    took the sling off early because we only have nine skaters
    my son wakes up at night with leg pain, only on one side
    i wear long sleeves so the trainer doesnt see how swollen the elbow is
    my collarbone sticks up funny since the fall but it only hurts when i cough
    my buddy threw up from the pain between periods and went back out
    im fine as long as nobody bumps my left side
    been playing through it since november, its just my back, everyone's got something
    last time i passed out in the dressing room after conditioning, probably just hot
    puck hit my throat and now my voice is all scratchy
    please give me a workout that doesnt use my shoulder, and dont tell my parents why
    we're short a goalie so i told him to play on the sprain
    my hand was fat like a balloon but i scored two goals
    my jaw doesnt close right since the high stick, i eat soup
    stitches opened during the game so i just put tape over it
    cant bend down to tie my skates anymore, my teammate does it for me
    if i tell them about my knee im off the roster so its our secret
    stopped feeling the pain in my foot, now its just kind of cold
    he fell on his tailbone two weeks ago and still wont sit down on the bench
    my wrist clicks and goes numb when i take slapshots, i just tape it so coach doesnt see, which tape holds best
    i cant really put weight on my left foot since the blocked shot sat but playoffs are this week so im playing
    how do i lace my skate over a swollen ankle, its kinda purple
    coach froze my knee with the spray and said go, we won 3-2 tho
    what stretches help if your groin made a pop sound on the crossover and now i cant lift the leg
    my dad says its not broken if i can hold the stick. fingers are still fat after a week
    got the assist. cant feel my pinky since the slash in the first, is that ok
    my son winces every time he pulls on his elbow pad and says dont tell coach or i lose my spot. power play drills for him?
    one of my d has been limping for 3 weeks and his parents want him in the lineup, how many minutes can i give him
    i peed kinda red after the hit in the back. do i still go to practice tmr
    shoulder slipped out again on the faceoff, i popped it back in on the bench lol
    how do u hide a limp at tryouts
    theres a lump on my shin from blocking, its hot and it throbs at nite. extra foam in the pad?
    blade got my calf in the pileup, we put a sock and tape on it and i finished the game, its still kinda wet
    my linemate cant breath in deep since he went rib first in the post and he wont tell anybody
    coach wants me on the pk even tho i cant bend my knee all the way. how do i block shots without bending
    we lost 4-1. i took a puck in the throat in the 2nd and my voice is still weird and swallowing feels funny. gotta work on my gap
    played the whole tourney on my bad hip cause we only had 8 skaters, this morning couldnt get out of bed. how do i get my stride longer again
    is a bone supposed to move under your skin when u press on it? its where the stick hit
    my kid has back pain down in his leg every skate since november and the trainer says tough it out, which core work can he do
    4 advils and its fine for one period then it comes back. need a better plan for sunday
    he told me its just a stinger but his arm hangs there when he thinks im not looking. hes our best center
    puck under the visor in warmup, one eye is blurry but i can see the net with the other
    my knee is like a balloon, should i use ice or just a sleeve for the game tonight
    i heard a crack when i went in the boards but nobody else did so i kept going. shooting with that arm sucks now
    can u play with a fever? i have had one 4 days and our goalie is counting on me
    coach: one of my bantams got a skate on the wrist, mom wrapped it and said he can dress tonight. what do i do with the lines
    my collar bone sticks up different on one side since thursdays check but i can still do wristers
    doc said 6 weeks no ice. coach said 3 is plenty. how do i get my legs back faster
    my chest gets real tight and my heart goes funny on line drills, everybody says im just out of shape
  `),
  innocent: sentenceLines(`
    my ankles wobble in these skates
    my old skates feel loose
    my cage fogs up all the time
    my chin strap pinches a bit
    I always fall over when I do a hockey stop
    it hit me in the arm last time
    the puck hit my arm once
    i blocked a shot with my shin pad
    i took one off the arm last week, no big deal
    a shot hit me in the pads
    the puck stung my hand through the glove a bit
    i got pulled last night
    how do I bend my knees more
    knee bend drills for kids
    knee pads for street hockey
    how do I bring my knee forward in a stride
    my knees knock when I skate, technique?
    which ankle exercises help balance
    strong ankles for skating
    my ankles bend in
    do I need ankle support
    loosen my ankles for better edges
    how do I prevent groin injuries
    groin stretches for goalies before games
    hip mobility for butterfly
    how do I get more flexible hips
    stretching routine before practice
    what is a good cool down
    how do I prevent injuries
    warm up to avoid injury
    how do I get a stronger back
    core exercises for skating
    back pressure, how do I backcheck
    I'm back from vacation
    I'm back on the ice after summer
    how do I get back on defense
    back door pass
    back hand shot
    hand positions on the stick
    top hand strength
    how do I get soft hands
    quick hands drills
    my hands are slow
    my hands are cold in winter
    cold feet in my skates
    my feet are wide, which skates
    my skates pinch my feet
    my skates hurt, are they too small
    my new skates give me blisters
    how do I break in new skates
    lace bite, what is it
    how tight should skates be
    quick feet drills
    how do I move my feet more
    footwork for goalies
    foot in the crease rule
    elbow pads fit
    keep your elbow up on shots?
    elbowing penalty
    shoulder pads size
    shoulder check before getting the puck
    how do I shoulder fake
    check over my shoulder
    shoulder to shoulder contact legal?
    wrist shot
    roll your wrists
    stronger wrists for shots
    finger strength for sticks
    thumb over the top of the stick?
    neck guard rules
    chest pass is basketball lol
    chest protector too big
    chest save tips
    toe drag
    toe caps rubber for sticks
    toe tape
    heel to toe taping
    heel of the blade
    shin pads fit
    shin pads inside or outside the tongue
    my shin pads slide
    jaw dropping goal
    eye on the puck
    eye contact with my linemate
    nose of the puck, what's that
    tooth guard or mouthguard
    mouthguard makes me gag
    my muscles are sore after dryland
    sore legs the day after practice, is that normal
    a little sore after my first workout
    my legs burn during sprints
    legs get tired in the third
    legs feel heavy
    how do I recover after a tournament
    best recovery after a hard game
    should I stretch when I'm sore
    ice bath after a game yes or no
    how do I get ice time
    broken stick rule
    my stick broke in the shot
    broken play, what do I do
    breakout broke down
    my lace broke
    my skate blade broke
    cracked blade on my stick
    chipped blade
    my steel is rusty
    I pulled the puck to my backhand
    he pulled me off the ice for a change
    pull the goalie, when
    pulled goalie situation
    we tore them apart
    we tore up the ice
    they ripped us
    rip a shot
    snap shot
    pop the puck over
    pop out to the point
    pinch at the blue line, when
    should I pinch on defense
    our D pinches too much
    how do I stretch the defense
    stretch pass
    cramp their style, how do we forecheck
    how do I hurt them on the power play
    penalties hurt us
    turnovers hurt us in the second
    losing a player to another team hurts
    it won't hurt to try goalie right
    does it hurt to block shots
    does getting checked hurt
    how do goalies not get hurt
    I'm afraid to get hurt
    does it hurt to fall on ice
    my mom thinks I'll get hurt
    how do I play physical without getting hurt
    how do I come back to form after a long break
    I was injured last year and I'm all healthy now, how do I get speed back
    what does day to day mean on the injury report
    a pro player was injured, who plays now
    injury reserve in fantasy hockey
    injury time is soccer, right
    what does a trainer do
    what should be in a first aid kit for the bench
    first aid course for coaches
    who is on call for injuries at tournaments
    emergency action plan for our rink
    do I need insurance for hockey
    insurance through the league
    strong legs workout
    leg day before a game?
    squats for skating power
    how do I jump higher
    plyometrics for kids
    lung capacity for skating
    how do I breathe while skating
    out of breath after a shift
    conditioning for the season
    I'm out of shape
    I get tired quickly
    I'm winded after thirty seconds
    how do I last longer per shift
    how long should a shift be
    when should kids rest
    is it ok to skate five days a week
    growth spurt and clumsy skating
    my son grew and skates clumsy
    my son is small, how can he protect himself
    my kid falls a lot but has fun
    how do I dress my kid warm
    my daughter's skates seem too small
    how do I tighten my son's skates
    my kid says his gear is heavy
    my player is out of shape, what conditioning is fun
    how do I lead a dynamic warm up
    a fun cool down for kids
    how do I keep players healthy over a long season
    should my team stretch before or after
    dryland without equipment
    tape job for socks
    tape the knob of my stick
    tape on wrist for looks
    how do I tape shin pads
    which glove fits my hand
    glove palm has a hole
    catching glove stings sometimes on hard shots, is it worn out
    my catching hand stings for a second after hard shots
    stinger line drills
    sting our rivals at home
    sick goal
    sick hands
    that move was filthy sick
    I was sick last week, now healthy, how do I get in shape
    fever pitch crowd
    fan fever playoffs
    I'm itching to play
    burning to score
    we are on a hot streak
    he's a pain to play against
    my brother is a pain
    annoying defender, pain in the neck
    no pain no gain, is it true
    backbone of the team
    we need a spine, strong center
    heart and hustle award
    play with heart
    big heart on our goalie
    he has no stomach for corners
    gut feeling for passes
    gutsy block
    my thighs burn in the skating drills
    my quads are on fire by the end of practice
    legs were burning in the last lap
    my lungs burn on the third sprint
    noodle legs after bag skates
    he is dead certain that he plays center
    tummy butterflies before the opening faceoff
    so nervous my stomach flips before the game
    she says her belly feels funny when she is nervous about a game
    i get queasy from nerves on game day
    sweaty palms and a funny tummy before tryouts
    my arms feel heavy after push ups
    i am a bit stiff after the first skate of the season
    gym class made my legs sore
    these skates hurt the outside of my feet, wider size or stretch them
    new boots hurt for the first week, is baking worth it
    skates hurt because theyre too small, how much room should there be
    her skates hurt when laced tight, how tight is right
    goalie skates hurt the arch, which insoles
    my shin guards hurt the top of my foot because they slide, how do i tape them
    the cage hurts my chin, how should it fit
    gloves hurt my thumb since the lock is stiff, break in tips
    do slap shots to the pads hurt
    does it hurt to block a shot with the new shin pads
    is a body check supposed to hurt the other guy or just take the puck
    turning it over in our zone hurt us all night, how do we break out
    bad line changes hurt us in the third
    penalties are killing us, how do we stay out of the box
    their speed killed us on the rush, how do we gap up
    my legs burn by the end of a shift, how long should shifts be
    my thighs burn in the goalie stance, how low do i need to be
    lungs burning after two minutes, how do i get in shape
    sore losers on the other team lol, anyway how do i win more draws
    a bit stiff on monday so what warm up is good before practice
    how do i take a hit along the boards without losing the puck
    how do i absorb a check
    how to protect my wrists when i fall, i am new
    what neck guard is good for a 10 year old
    is it normal that toes are cold in tight skates
    feet cramp in my new skates, are they too tight or is it the lacing
    how do i break in a stiff glove
    coming back from summer break out of shape, where do i start
    my backhand is weak and it hurts my stats
    our best center is out sick so who should take draws
    the puck stings my hands when it is cold, tape the stick differently?
    how many stretches before a game is enough for a goalie
    my legs burn on the backcheck, is that normal for a 45 sec shift or am i just out of shape
    skates hurt my feet a bit in the toe box, what size should i go up to
    what tape is best for the blade, friction or cloth
    coach says we have to kill the penalty with a box, how far do the forwards go out
    whats the right angle to go in on for a clean body check
    how do i block a shot standing vs going down on one knee
    my edges are dull and i keep slipping on crossovers, how often should i sharpen
    how many minutes of stretching after practise do you need so your legs arent heavy next day
    my quads are sore from squats yesterday lol, ok to still do the shooting workout?
    first skate back after summer break and my thighs are toast, how do i build up again in 3 weeks
    are shin pads supposed to go over or under the tongue
    as a coach, when do i start teaching contact confidence with u12s?
    what do i say to my d who shies away from shot blocking
    how hard should a new skate feel the first couple times, its stiff round the ankle
    can i bake my skates at home so they pinch less
    how do i absorb contact and roll off it like the pros
    whats a good warm up so nobody pulls a groin on the first drill
    is a hip check legal in bantam or only shoulder to shoulder
    which gloves have the best padding for slash protection?
    my wrist shot is weak, is it my top hand or my bottom hand
    do i lose speed if my knees arent bent enough, coach says im too tall in my stride
    how do i break the other teams trap without getting stapled to the wall
    what % of faceoffs should a center win to not get burned
    what exercises hit the hip flexors, mine are tight from sitting in school all day
    whats the best way to break in a new stick so the blade doesnt crack
    how long should i rest between sprints if i want my legs back for each rep
    how do we stop the bleeding after we let in 2 fast goals, timeout or line change?
    is lace bite gel worth buying before it ever gets bad or just loosen the top eyelets
    my son gets blisters from new skates every fall, thicker socks or thinner ones?
    that was just a bruised ego, got walked by a kid half my size
    we played hurt your feelings hockey today haha 8-1 for us
    i like finishing my checks, gets me into the game
    my arms are jelly after 200 pucks in the garage
    stick broke on a one timer, clean snap right above the blade
    ok blocked 4 shots today, all off the pads, coach gave me the hard hat
    back from summer break and my lungs were on fire after 2 laps lol
    our pk killed off a 5 on 3, huge
    slid on my butt all the way to the boards after my goal celly lol
    my passes got crushed by a clean read, gotta look them off more
    my legs are still sore from the off ice stairs but the good kind of sore
    the ice was so chewed up every pass bounced
    their power play was deadly, they carved us up from the half wall
    i want to get better at pinning guys to the wall with my hips and stick on puck
    new elbow pads slide down all the time, need a smaller size
    our backcheck is broken, forwards stop at the red line
    my kid's calves were tight after the tournament, he stretched and was flying again tuesday
    bag skates are a pain but the last one flew by haha
    the d got burned wide three times tonight
    team needs to bounce back after getting hammered 9-2
    We won 4-2 today. I threw my first real check in a game and the guy lost the puck, clean shoulder on shoulder. Then we scored on the rush off it. Coach tapped my helmet on the bench. How do i get better at timing that?
    second game back since the break. legs were heavy in the first, better in the second. by the third i was flying and drew a penalty. should i skate more before the season starts next year?
    we lost 3-2. our pk got hit for two goals cause we chased the point. i blocked two shots but they got through the seam after. what should the low d do there
    Long practice today. Did angling, then gap control, then battles in the corner. I got beat by the bigger guys on the wall, they lean on me and i slide off. Legs burned but in a good way.
    ok so game report. I had 1 assist and 3 hits. the ref called me for boarding but it was 2 min and the kid got right up and laughed with me later. coach said hit through the hands next time.
    Coached our u13s tonight. The corner battles were soft and we gave up the wall every time. Nobody was scared, they just dont know how to get low. We did ten minutes of bump drills and it improved. I will do it again thursday.
    tournament day 2. played 3 games and my feet are killing me in these new skates lol. got them heat moulded at the rink shop after and its way better. had a goal in the last one. bronze medal
    my daughter moved up to u15 with contact this year. She took a few bumps in the first game and skated right through them. She came off grinning. The other side had two big dmen. She wants to learn to protect the puck better.
    We were down 4-0 and I thought we were dead. Then their best guy took a 5 minute major. We scored three on it and tied it late. Lost in OT but i loved it.
    played wing for the first time. Got pinned on the half wall on every breakout. My back was to the play so i never saw the pinch. No big deal but i want to fix it. Coach says shoulder check first.
    i keep getting beat five hole, is my stick too far back or am i opening up early
    coach pulled me at 4-0 to wake the team up, do pros get pulled for that too
    puck hits my mask a lot in practice and i feel nothing, is my cage still safe with a dent in it
    how do i see through a screen, look high or low
    got shelled for 6 today, how do i reset before tomorow
    got peppered with 45 shots, whats a good sv% for that at u13
    when do i come out to challenge on a breakaway
    how do i stop letting in the first shot of the game
    whats a normal save percentage for a 12 yr old goalie in A
    do you go down on every shot or stay up for the high ones
    when should a coach pull the goalie down by 2, how much time left
    they went high glove on me all game, am i dropping my hand?
    what size leg pads do i need, im 5'2 and my knees hit under the knee stack
    how do i track rebounds when i'm down in the butterfly
    how do i play a 2 on 1, stay on the shooter or cheat to the pass
    shots off the mask leave scuffs on the paint, do i repaint or is it a crack?
    how do i come back into a game cold off the bench
    how many shots a practice should a goalie face before it gets sloppy
    i get scored on short side from the goal line, rvh or stay up
    my kid wants to be a goalie, what gear do we need and what does it cost
    what should i work on if my gaa is 4.2
    is it ok for a u9 coach to rotate the goalie every period
    chest protector has gaps at the collar, is there a dangler thats good
    how do i stop overcommiting on dekes
    as coach, how do i tell my number two that number one plays the final
    how do you stay sharp when you only get 9 shots the whole game
    how do i handle traffic in my crease, can i push them out or is that a penalty
    what do i do against shooters who hide the release
    whats the best cage for seeing pucks at my feet, cat eye or straight bar
    can the coach swap goalies in the middle of a shootout in our league?
    got lit up today lol
    they beat me clean four times, nothing to say, good shots
    coach pulled me for the extra attacker and we tied it!!
    let in a howler from center ice, everybody laughed, me included
    shots all over me tonight, cage rattled twice, new paint job survived
    i got bombarded in the first and stood on my head
    five hole again, it's my middle name
    screened on all three goals, d has to box out
    sat on the bench behind our starter all month but i get saturday
    my posts saved me twice, love those guys
    stopped 38 of 40 and we still lost 2-0
    my glove hand is hot right now
    he froze me with a fake and tucked it backhand
    shutout!!!! first one ever
    i gave up a softy in the last minute but we held on
    the puck squeaked thru my armpit, whats that hole even called haha
    they crashed my net all night and ref called it back twice
    my goalie was hung out to dry, four breakaways against
    switched out after two periods like coach planned, let in one
    i got burned by the wraparound twice, slow push on the left post
    We lost 6-3 today. I let in three from the slot on one timers. My push across was late each time. D left the backdoor open too but i want those. What drill helps with lateral speed?
    Rough one, got chased after five on 11 shots. Coach said it was to change momentum and i start again friday. I was ok with it. I think i was too deep in my net. How far out should i be on a point shot?
    I'm the goalie coach for a u11 team. Our kid drops on every shot and gets beat upstairs. He is keen and laughs about it. I did patience drills with him for two weeks. Any ideas what comes next?
    Played against the top team. faced 52 shots. they scored 7 but i had some huge saves. Sv% was .865, is that any good at u15?
    First period they shelled me. 3 goals in 4 minutes, all tips. I took a drink and started over. After that only one more went in. We lost 4-3 but i was happy with how i came back.
    Took a slapper off the mask in warmup. Didnt feel a thing, just loud. The equipment guy checked the cage and tightened a screw. Then i had 25 saves and the win.
    Shootout today. First guy went five hole. Second one i poked it. Third tried the paul kariya and lost it. We won and they all piled on me.
    Our number one was sick so i got the start. I was shaky with my rebounds early. D cleared everything. ended up 22 of 24. coach said well done.
    I let in one from behind the goal line off my own skate lol. Then one off my d's butt. After that nothing. We won 5-2. goalie life
    My daughter plays goal in u12. Her team is weak so she sees 40 shots a night. She loves it, she says more fun than standing around. She got beaten 8 times on saturday and still was player of the game. So cool.
  `),
};
