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
  `),
};
