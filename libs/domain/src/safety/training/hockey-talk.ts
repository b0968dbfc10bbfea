import { sentenceLines } from './sentences.js';

/** What players, parents and coaches write about hockey and daily life, all harmless, with words that can mean harm. */
export const hockeyTalk: readonly string[] = sentenceLines(`
  my edges die halfway through every crossover
  how do i stop killing all my speed in the turns
  left foot is dead weight when i go backwards
  i bite too much ice with my inside edge
  why do my skates grab when i try to stop
  what hollow wont bite so hard, im only 70 pounds
  i suck at stopping on my left side
  he strips me clean every time i look down
  my hands are dead after one lap of cones
  how do you get sick hands fast
  teach me a dirty dangle for the breakaway
  my toe drag is nasty in the garage and gone on the ice
  i freeze when the puck comes to me by the boards
  i panic and throw it up the middle
  when im by myself in the slot i still shoot wide
  nobody near me and i still fumble the pass
  what do i do when he pins me on the wall
  she always beats me to the loose puck, im faster tho
  how to hold a guy off with just one arm on the stick
  whats the legal way to pin somebody on the boards
  my son gets burned wide by every fast winger
  how do i teach 10 year olds to take the body without running around
  my gap is so bad i get smoked on the outside
  any tips to not bite on the shoulder fake
  i always bite on the first move
  how do i make the d bite on my fake shot
  i hit the glass more than the net lol
  my wrist shot has no bite
  cant rip it off my back foot
  want to snipe top corner like matthews
  how do i hammer a one timer without fanning on it
  i whiff on every one timer
  bury the rebound or pull it out first?
  i had a wide open net and couldnt bury it
  she hangs on to the puck until its too late
  dad here, my kid hides behind the play in practice
  how do i stop disappearing in the third period
  i get lost on the backcheck who do i pick up
  my stick is too heavy i think its the wrong flex
  too light in my skates, i get bumped off every puck
  legs are tired by the second lap of the mountain climb drill
  tired legs at the end of practice, whats a good cooldown
  how do i eat pucks better on the penalty kill, like shot lanes
  good drill to make my squirts hungry for pucks
  nobody on my team wants to go in the corner first
  we lose every 50/50 puck, need a battle drill
  fun puck battle games for u9 please
  how low should my knees be when i skate
  knee bend is weak coach says, how to fix at home
  my chest drops when i sprint and i go nowhere
  keeping my eyes up with the puck feels impossible
  i skate blind basically, just stare at the puck
  what can i do to keep my head up
  back pressure drill for bantams?
  my hip turn is slow and they blow right by me
  how to cut back on a guy whos on my hip
  best way to cut to the middle without getting stripped
  cut my new stick 2 inches and now its a log
  did i cut the stick too short, it hits my chin in shoes
  wood floor in the basement, can i stickhandle on it
  glass and out is all i know how to do
  golf ball or wooden ball for stickhandling
  my blade tape dies after one practice
  do i tape heel to toe or toe to heel
  tape job looks like a dead snake help
  white tape or black tape for hiding the puck
  wax makes the puck stick to my blade right?
  how much knob do i need on the top hand
  my top hand never rolls over when i shoot
  bottom hand too tight, no touch at all
  soft touch on saucer passes, how
  my sauce dies right in front of the guy
  every pass i make is a grenade coach says
  he cant handle my passes, am i passing too hard
  receiving passes is like the puck hits a wall on my stick
  how to cushion a bullet pass
  i steal pucks good but then turn it right back over
  drill for stealing the puck from behind without hooking
  i keep getting hooking calls cause im slow
  how do i stop hooking and move my feet
  coach says move your feet, i am moving them
  i reach instead of skate and take a trip penalty
  does holding the stick count if its only a second
  what is a good stick lift, my timing is off
  lift his stick or go body first
  stick on puck body on body, what does that even mean
  angling is so confusing, where do i start my curve
  he cuts inside me every time i angle
  i run straight at the puck carrier and he walks around me
  how do i force him to the wall not the middle
  what should my feet do when i angle someone
  my daughter gives up the blue line way too easy
  how do i beat a kid who never backs off
  got undressed by a girl half my size haha how do i defend that
  he walked me clean at the blue line, what was my mistake
  i bit on a head fake from a mite lol
  whats the nastiest move for a 9 year old to learn
  between the legs shot too early for peewee?
  is the michigan worth practicing at 12
  i hate power skating how do i make it less boring
  mohawk turns hate me
  why am i so wobbly on one foot
  one foot glides i drop the other foot right away
  my outside edge is a ghost, i just dont trust it
  adult beginner, cant stop except with the boards
  started at 41, my skating is ugly, where to begin
  i fall every time i try to pivot, too high on my feet?
  my crossovers look like im walking up stairs
  im quick but i run on the ice, no glide
  short choppy strides, how do i lengthen them
  recover leg under my body, any way to drill that off ice
  slide board worth it for stride?
  can socks on a hard floor work like a slide board
  plastic tiles chew up my blade is that normal
  do shooting tiles kill a composite stick
  rip 100 pucks a day or is that too much for age 11
  garage door is begging for mercy, what net stops pucks
  hit the siding again, mom wants a backstop
  neighbors glass is close to my net what should i hang up
  how do i hang a tarp for shooting at home
  no ice til september, how do i not get worse
  what drills can i do alone in the driveway
  im alone at stick and puck, give me 20 minutes of stuff
  nobody to pass with so what do i use
  rebounder or just a 2x4 for passing by myself
  little brother is my only pylon, what drills work
  dog keeps stealing my ball when i stickhandle lol
  i sleep with my stick, does that make my hands better haha
  my hands are still asleep at 6am practice
  morning ice and my feet feel like bricks
  i skate heavy, everyone else looks like they float
  light on my feet but no power
  weak side shot is terrible, backhand goes nowhere
  backhand is so weak a goalie could sleep on it
  how do you roof a backhand in tight
  goalie stoned me three times same move
  i got stoned on the breakaway, what else is there
  she poke checks me every breakaway
  deke or shoot when the goalies way out
  freeze the goalie then go where
  how do i freeze a d man with my eyes
  look off passes, how do pros hide it so well
  hide the release, is that hands or body
  my shot is so easy to read, he sees it coming a mile away
  sneaky release drill?
  catch and release takes me forever
  im too slow getting the shot off, it always gets blocked
  shoot through the legs of the d or around him
  use the defender as a screen how
  changing the angle before i shoot, explain like im 10
  do i pull it in or push it out to beat the stick
  drag and snap on a dead puck how
  cant lift the puck off the ground at all
  puck never leaves the ice when i shoot
  my 7 year old cant raise the puck and its driving him nuts
  should a mite even care about raising the puck
  flex is killing my shot i think, 65 flex at 95 lbs
  whippy stick or stiff one for a slapper
  snapped two sticks this month what am i doing
  dead stick, is that a real thing
  stick lost its pop after 4 months
  is used gear ok for a first year kid
  hand me down skates are two sizes big
  skates feel like wood after i baked them
  when do i toss old steel
  how often do i sharpen if i skate 3x a week
  cant get an edge on the left, is it a bad sharpening
  rink guy sharpened one edge higher than the other
  do i need a flat bottom v or is that a gimmick
  half inch or five eighths for a big teen d man
  my kid is light, 42 pounds, which hollow
  gloves palms are blown out, can i tape them
  gloves too stiff i cant feel my stick
  cut the palms out of my gloves legal or no
  my gear is nasty, how do you kill the smell
  bag stinks so bad mom makes me leave it on the porch
  dry my skates or the rivets die right?
  rust on my blades after one weekend
  laces so long i trip, can i cut them
  i cant get my skates tight by myself
  dad ties my skates tighter than the rink guy does, how tight is right
  should top eyelet be skipped for more knee bend
  elbow pads slide off when i shoot
  cage or bubble for a kid who loses the puck in his feet
  my visor fogs and i lose the puck
  puck in my feet and i look like bambi
  how to kick it up from skate to stick
  i lose it in my skates every single time
  skating with the puck im half as fast
  without the puck i fly, with it im dead slow
  one hand push on a breakaway or two
  he caught me from behind again, how do i get faster at the end
  first three steps are trash
  my start is so slow i lose every race
  explosive starts, what off ice stuff helps
  i run track does that help skating
  jump rope or sprints for quick feet
  ladder drills useless or good?
  do pushups make the shot harder
  how strong do i need to be to win corners
  small guy here, how do i win battles vs big dudes
  big kid leans on me and i just stand there
  how do i get under a taller guys stick
  he boxes me out like im not even there
  seal him with my back or face him?
  get my body between him and the puck, easier said than done
  protect the puck with my butt is that what they mean
  what do i do when she pushes me off to the boards
  how do i roll off a check and keep the puck
  checking starts next year, what should he learn this summer
  how do you take a hit along the wall the right way coach
  i brace wrong when i get hit and cough it up
  shoulder check before i get the puck, i always forget
  never know who's behind me when i go back for it
  i go back for pucks blind, teach me to scan
  two guys on me in the corner, what now
  no support so i just eat it on the wall
  do i eat the puck or rim it
  rim it hard and it dies on the dasher
  chip it past him and go, i never get it back
  chip is too soft he just grabs it
  what if hes standing still at the blue line, go wide or inside
  i attack his heels right?
  attack the triangle, whats the triangle
  under the stick or through the feet
  puck through his legs works once then never again
  i only have one move and everyone knows it
  my deke is so slow you could read a book
  deke too early, every time
  i overhandle it and get picked
  hands are quick but they only work standing still
  stationary hands good, moving hands awful
  how do i practice with my eyes closed, is that dumb
  blindfold stickhandling, worth doing?
  watch tv and stickhandle, does that count
  heavy puck training good or wrecks your hands technique
  light ball then real puck or other way
  green biscuit keeps flipping on my driveway
  my driveway is rough it eats blades
  what do i put under pucks on asphalt
  inline skates for summer or will it ruin my stride
  roller habits are killing my stops on ice
  ice is soft at our rink and pucks die everywhere
  bouncing puck i just cant settle it
  knock down a pass in the air with my hand legal?
  can i bat it with the stick above my shoulders
  kicked it in by accident does that count
  touch up on offside still a thing in peewee
  give and go drill where nobody stands around
  coach of 8u, half my kids wander off in the drill
  lines too long, kids get bored and steal each others pucks
  need a station for edges with 15 kids and 1/3 ice
  small area game that forces quick passes
  what game makes kids keep their head up without me yelling it
  i have 2 beginners and 12 good kids, one drill for all
  first time volunteer, dont know how to teach a backward crossover
  how do i demo something i cant skate myself
  my team only passes when im watching
  they bunch up like bees, any drill for spacing
  we cant complete two passes in a row
  passing was dead tonight, all i said was tape to tape
  tape to tape or lead him, which for 10u
  pass behind his feet every time, my timing is off
  leading pass always too far
  backhand passes are a horror show
  how do i pass across my body
  no look pass, cool or dumb
  i pass to the other team more than mine
  he never passes to me even when im wide open in the slot
  my linemate is a puck hog how do i get open anyway
  im open on the far side and yelling and nothing
  do i bang my stick or yell for it
  give up the puck sooner coach says, but when
  i hold it too long cause nobody is open
  hot potato hands, i get rid of it right away
  panic passes up the middle is my specialty
  how can i get poise with the puck
  pressure comes and i forget every option i had
  i choke on shootouts, whats a simple go to move
  froze at the blue line with a clean breakaway
  pulled the puck too wide and ran out of net
  shot it right in his chest again
  aim for the armpit or over the pad
  im always hitting the goalies logo
  fat rebounds everywhere and im never there
  where do i stand to clean up fat rebounds
  tipping pucks, where should my hands be
  do i open my hips to tip or face the point
  screen the goalie without touching him, how close
  i get moved out of the front like a shopping cart
  net front is fun but i get tied up, how do i hold my spot
  wide base or narrow when someone leans on me
  im a goalie, how do i skate better not just slide
  t push is so slow it kills my angle
  my shuffle gives up the five hole
  c cuts with goalie pads feel impossible
  what radius should a goalie cut be
  goalie steel gets dull in a week, normal?
  how do i tape a goalie paddle
  goalie dad, what can she do at home with no ice
  tennis balls off the wall, how many a day for a goalie
  glove hand is lazy, he drops it on every shot
  i bite on the fake and the whole net is open
  they go high on me every time when i drop early
  how can i handle the puck as a goalie, i shoot like a toddler
  goalie stick too heavy for passing
  does she need goalie skates yet or are player skates fine
  we got smoked 9-2 and couldnt win one race
  lost every puck race tonight, is it skating or reading
  beat to every puck, coach says i have to want it
  my kid has the feet but no hunger on loose pucks
  quit on the backcheck again, how do i build that habit
  she quits on plays after a turnover, any drill for that
  i cheat up ice and my coach caught me on video
  is it cheating to kick it away from him with my skate
  cheat to the middle or stay on the dots when i gap up
  how tight is too tight on gap
  my gap dies at the red line
  backwards im slow so i back in too deep
  i cross my feet at the wrong time and he burns me
  which foot do i pivot off when he goes wide
  transition from backward to forward is clunky as heck
  turning my back to the puck on pivots, bad habit?
  open to the wall or open to the middle
  how do i stay square and not lunge
  i lunge, he goes around, story of my life
  sweep check or poke check when hes alone with speed
  my poke is too early and im dead after
  one hand on stick or two in the corner
  do i hit first or grab puck first
  stop feet at the wall or hit and spin
  i get spun around like a top by smaller players
  cut back escapes at the hash marks
  tight turns, my back foot slides out
  inside foot leads in a tight turn right?
  hockey stop throws no snow, feet too straight
  snow on the goalie is a penalty now? we were just stopping
  left side stop is scary, how do i ease into it
  learning to fall the right way as a 50 yr old beginner
  skating lessons or learn to play first for a 6 yo
  i am 8 and i want to be fast like mcdavid
  how does mcdavid do crossovers so fast
  makar does that shoulder thing at the blue line how
  i want hands like kane
  crosby backhand curve, whats it called
  what curve should a kid get, he wants a p28
  toe curve makes my backhand useless
  p92 or p88 for a d who rips it from the point
  righty or lefty, my kid swaps hands all the time
  top hand should be strong one right
  is my kid too young for a slapshot
  slapper looks cool but goes 10 mph
  i hit ice way behind the puck
  hammering it and it just flutters
  my snap shot knuckles
  rolling puck, shoot it or settle it
  how do i shoot in stride without slowing down
  off the wrong foot shots feel weird
  weight transfer, what does it feel like
  my weight is on my heels all the time
  fall back when i shoot, balance thing?
  dip the shoulder or chest up on the shot
  hands away from my body, how far
  i shoot from my pocket like its glued
  elbows locked in, no reach at all
  how far apart do hands go for wide dribbles
  roll the wrists they say, mine dont roll
  my stickhandling sounds like a drum, too loud?
  slap slap slap, i hear it every dribble, want softer hands
  soft hands exercise with an egg, saw it online
  mom says no pucks in the house, whats quiet
  apartment living, need silent stickhandling ideas
  10 min a day enough to get better hands
  give me a week of homework for hands
  i did 500 shots and my form got worse near the end
  kill the boredom of shooting alone, any games
  beat the clock games for driveway shooting
  targets for the net, water bottles or sheet metal
  bottle pop is all i dream about
  snipers vs grinders, which should i train like
  im a grinder with wooden hands, can that change
  stone hands here, be honest can a 35 yr old fix that
  is touch something youre born with
  coach says quiet feet what does it mean
  loud feet on crossovers, ice chips flying
  my toe digs in and kills the push
  toe flick at the end of the stride, when
  arms swing side to side, does that steal speed
  stick on ice while sprinting or one hand up
  two hands on the stick always or only in d zone
  stick checks keep slapping his hands, ref calls slashing
  slashing call for hitting the stick, was that fair
  body contact vs body check for 12u girls
  she is not allowed to check so how does she win pucks
  hip to hip then steal it, is that right
  make him go where i want with my stick
  lead him into the corner and close the door
  steer, dont chase, ok but how
  i chase the puck carrier behind the net and get lost
  he hides behind the net and i dont know when to go
  the far side winger is always alone on our breakouts and nobody sees him
  who do i pass to when both wingers are covered on the breakout
  my d panics behind the net and throws it up the middle every time
  coach says wheel but i get caught from behind
  we cant get out of our own zone, its like were stuck in mud
  our rim around the boards dies at the hash marks
  how do i teach 9 year olds to support low instead of flying the zone
  he leaves the zone early and were always one guy short
  kid keeps cheating for breakaways, what drill fixes that
  center swings low or stays in the middle on a breakout
  im a winger and pucks on the wall eat me up
  how do i take a pass off the glass
  up and out off the glass, is that lazy hockey
  their forecheck is eating us alive what do we do
  1-2-2 or 2-1-2 for a slow team
  f1 goes in and f2 just watches him, how do i get f2 going
  what angle do i take so he cant cut back on me
  i chase the puck behind the net and get burned
  told to finish my check but he already passed it
  is f3 supposed to stay high the whole time
  our forecheck has no bite
  we forecheck hard for ten minutes then the legs are dead
  how do you steer a guy into the wall without touching him
  need a forecheck for squirts that isnt five kids on the puck
  the swarm never ends, all my mites chase like bees
  wife says our 10u looks like ants on a cookie out there
  i want to strip the puck from behind like datsyuk
  stick on puck first or body first on the forecheck
  backchecking kills my legs, how do i get faster at it
  coach benched me a shift for floating on the backcheck
  do i take the puck carrier or the late guy when im coming back
  pick up the trailer he says, but which one is the trailer
  son glides back to the bench while the other team scores
  i steal so many pucks on the backcheck its my favorite thing
  my winger is a ghost in our end
  we lose guys in the slot every shift
  he sneaks in behind me on the weak side and taps it in
  how do i keep my head on a swivel in the d zone
  box plus one or man on man for peewees
  everybody goes to the puck and the slot is wide open
  dad here, can you explain the collapse in simple words
  where does the center stand when the puck is in the corner
  i front the shot or tie up the stick, which one
  big kid parks in front of my goalie and i cant move him
  how do you box out someone twice your size, legally
  stick checks in front of the net got me called for hooking
  should i block shots or let the goalie see it
  my d partner and me both go to the corner and thats a goal
  i get beat wide by fast guys
  gap control, explain like im 8
  he beat me to the outside like i was standing in cement
  i back in too far and give him the blue line for free
  when do i step up at the blue line
  pinched at the wrong time and it was a 3 on 1 the other way
  coach said i pinch like im blind
  how far can i pinch if my winger covers me
  2 on 1 against me, do i take the pass or the shooter
  i froze on a 2 on 1 and she just walked in
  is sliding on a 2 on 1 a good idea or a desperate one
  how do i not bite on the fake on a 3 on 2
  we get a 2 on 1 and always shoot it into the goalies belly
  what do i do on a 2 on 1 when the d lays down
  our 3 on 2s go nowhere because everyone drives the net
  middle drive, does he have to stop at the crease
  first guy wide, second guy to the net, what does the third do
  odd man rushes against are killing us, were giving up ten a game
  on a 1 on 1 do i watch his chest or the puck
  look at the logo not the hands, right
  how do i protect the puck down low when a guys hanging on me
  cycling just means going in circles right
  we cycle and cycle and never get a shot
  where do i leave the puck on a cycle so my buddy finds it
  their d pins me on the wall and the cycle dies
  use my back to shield it, but then what
  he seals me on the wall every time, how do i roll off
  spin off the check at the half wall, any tips
  adult league d, nobody cycles on our team its all one man shows
  i hold it too long in the corner and they strip me
  when im by myself in the corner do i wait for help or go
  no one near me at the point and i still rushed it
  what do i do when he blocks my shot lane from the point
  shooting into shin pads all night from the blue line
  walk the line first or just hammer it
  how do i get pucks through traffic
  low and heavy from the point or high for a tip
  i want to be the guy in front who tips everything
  where do i put my body for a screen so the goalie is blind
  our power play is sleeping
  pp went 0 for 7 and gave up a shorty
  umbrella or overload with one good shooter
  who goes on the bumper, the smart kid or the quick kid
  he snipes from the left circle so they shade him now
  one timers are hard when the pass is in my skates
  we pass it around the outside till the penalty dies
  zone entry on the pp is a mess, the drop pass gets picked off
  explain the slingshot drop pass to me
  ppl keep yelling shoot on our power play, should we
  how many passes before a shot on the pp
  5 on 3 and we still couldnt bury one
  my daughter plays net front on the power play, what should she work on
  got hemmed on the pk for two whole minutes and my tank was empty
  pk box or diamond against an umbrella
  best way to kill a 5 on 3
  who pressures first on the penalty kill
  do i ice it or try to rag the puck on the kill
  we kill penalties great until the last ten seconds
  teach me to block a passing lane with my stick
  when their guy bobbles it do we all jump
  killing a penalty with tired legs, dump it and change or go for it
  shorthanded breakaway and i choked lol
  the pk seam pass beats us every single time
  how come we can ice the puck when were a man down
  lost 9 straight draws tonight
  how do i win a faceoff against a taller kid
  center cheats on every draw and the ref never tosses him
  tie up and kick it back, is that allowed
  the ref kicked me out of the circle, why
  wingers stand still after the draw and the puck just sits there dead
  what does my left wing do on a lost d zone draw
  draw back to the point, screen, shot, is there anything better
  i watch the refs hand and still lose it
  backhand grip or normal grip on draws
  need a faceoff play with 6 seconds left down by one
  do i put my stick down first or does he
  she beats everyone on the dot with pure quickness
  my mite just stares at the puck on faceoffs, adorable but hopeless
  when can i change without leaving my d hanging
  we got caught on a bad change and they scored into the empty side
  dump it deep then change, but they break out too fast
  kid never comes off when i call, hes like a dog with a ball
  how do you do line changes with only 8 skaters
  too many men again, third time this season, ugh
  whats the rule on too many men if the guy is by the bench
  door guy tips for a parent who has never run a bench
  short bench in beer league, how do we not die by the third
  when do you pull the goalie down two
  pulled the goalie with 3 minutes left and got smoked by an empty netter
  what formation for 6 on 5
  who covers the open net if we lose it at the blue line
  they pulled theirs and i missed the empty net from center ice
  when does my goalie know to run to the bench
  delayed penalty and our goalie just stood there
  with the extra attacker do i sit in front or float
  how do we defend a 6 on 5 without panicking
  last minute up one and we iced it three times
  best position for a kid who is slow but smart
  what does a left wing even do
  moved from forward to d and im lost out there
  should a right shot play left d
  is center harder than wing
  i hide on the wing because center is so much thinking
  dad of a defenseman, when should he join the attack
  stay at home d or offensive d, how do i know which i am
  she wants to play goalie, at what age should we let her pick
  played every position this year and im a jack of none
  my boy disappears in games against good teams
  what makes a good third line guy
  i just want to be a grinder that wins every wall battle
  swap sides with my d partner, whos calls it
  stretch pass guy or grinder, what do scouts look at
  being the last man back makes my knees wobble
  how do i quarterback from the back end
  sent my defenseman up to wing for a game and he buried two
  goalie here, everything beats me high glove
  my glove hand drops when i go down
  how do i stop biting on the first fake
  shooters pick me apart short side
  i play too deep and it makes me look tiny
  where should my skates be on a shot from the dot
  top of the crease or out past it for a point shot
  squared to the puck or squared to the shooters body
  lost my angle after a slide, how do i find the post
  my rebounds are fat and they land right in the slot
  what do i do with a hard low shot so it goes to the corner
  pucks die in my feet and i cant find them
  soft chest saves, it keeps popping off me like a trampoline
  stick rebounds to the corner, how do i angle the blade
  i kick it out to the wrong guy every time
  couldnt see a thing through the screen on the third goal
  look over or look around on a screen
  guy stands on my toes in the crease, what can i do
  do i fight through the screen low or get tall
  tip ins make me feel like im blindfolded
  breakaways, i always go down first and he just waits
  how far out do i start on a breakaway
  poke check or patience on a penalty shot
  he froze me solid and slid it five hole
  kid deked me out of my pads lol how do i stay with it
  what do i watch, his hands or the puck
  backing up at the right speed on a breakaway is so hard
  let in four on six shots and got the hook
  blocker side is dead weight, i never get it there in time
  how do i steer with the blocker instead of just blocking
  glove saves feel late, should it be out front more
  my mitt is stiff and wont close, pucks just pop out
  snagged one clean last night and it was the best feeling
  rvh or vh for a small goalie
  i cheat off the post and got beat by a wraparound
  sharp angle goals are eating me up
  how do you seal the post with no gap
  when the puck is behind my net where do i look
  he banked it in off my back from behind the net
  jam plays, do i go paddle down
  getting from post to post is slow for me
  t push is fast but i stop like a truck
  butterfly slide drifts me out of the net
  what do i do when he passes across and im already down
  my five hole is a highway
  knees stay open in butterfly, is that stance or gear
  how tall should i stay in the ready stance
  i play the puck and hand it right to their forward
  should a 10 year old goalie leave the net to stop a rim
  my d never talks to me when i go behind the net
  firing it up the glass with goalie gear on is hard
  freeze it or play it when nobody is near me
  covered the puck and the ref said delay of game, why
  can i skate past the red line to hit it
  how do i stay sharp when we only give up 8 shots
  long stretches with nothing to do and then a breakaway, i was asleep
  whats a good reset after a bad goal
  my mind wanders to snacks during games, im the goalie
  one softie goes in and then i chase the next three
  between whistles i squirt water and pick a spot on the glass, good routine?
  mom of a goalie, what should i say after a 7-0 loss
  he gets hung out to dry by our d and still smiles
  she stood on her head tonight, 41 saves
  my goalie robbed a kid with the toe and the bench went nuts
  stoned on three breakaways by the same little goalie
  hot goalie at the other end, how do we beat him
  we never test their goalie, its all muffins from outside
  no goalie coach here, just me and youtube
  tracking the puck all the way in, how do you practice that
  do real goalies watch it into the pads
  i lose the puck in scrambles, its a mess of legs
  being a short goalie sucks up high, what do i change
  should i be aggressive on a 2 on 0 or just pray
  i stayed deep on a 2 on 1 and still got there late
  adult goalie first year, 9 goals against, laughing the whole time
  nobody wants to play net on our team so we take turns
  both my goalies are good, how do i split games
  got pulled after one period, how do i win the net back
  stay on my feet longer, everyone says it but how
  pads rotate wrong and the puck leaks under
  butterfly leaves a hole under my arm
  was it offside if my skate was dragging on the line
  they blew it dead and i was all alone, so mad
  why isnt it icing if the goalie touches it
  hybrid icing, who wins the race
  what counts as hooking
  got called for tripping but i hit the puck first
  holding the stick is a penalty? since when
  can i bat it with my glove to a teammate
  hand pass in the d zone, legal or nah
  kicked it in off my skate, good goal or not
  does it count if it goes in off the refs skate
  my stick broke and i kept playing with half of it, got two minutes
  goalie interference, i barely touched her blocker
  in the crease rule for 12u, can i stand there
  do we get a new guy out when they score on a major
  first time working the penalty box door, what do i do
  interference vs picking, im lost
  can i set a pick like in basketball
  ref missed a trip so obvious even grandma saw it
  the refs were blind tonight, we had 9 penalties to their 1
  how do i talk to a ref without getting tossed
  only the captain may ask the ref, is that true
  the ref raised his arm and nobody stopped, why
  i want to be a linesman, how fast do you have to skate
  dropping the puck straight is harder than it looks
  angle him off versus a body check, whats the line
  bench minor for what, we only had our door open
  delay of game over the glass, even if it was an accident
  why was my goal washed out, the net moved an inch
  net came off and they still counted it
  spin o rama in a shootout, banned or fine
  does a goalie get a penalty for throwing his stick
  he dove and the ref bought it
  i take dumb penalties in the o zone, how do i quit that
  my stick gets lazy when my legs get tired and then its a hook
  three hooks in one game, am i reaching too much
  played with no stick for a whole shift, what should i have done
  tied 3-3 with 10 seconds left and they beat us off the draw
  we won 5-2 and i had a snipe and two apples
  lost 6-1, the one was mine though, dirty dangle
  got hammered 11-0 by the top team, how do i keep the kids happy
  2-1 win in ot, their d fell asleep and i was home free
  blew a 4 goal lead, we choked hard in the third
  4-4 tie, we hit six posts, six
  we were dead in the first and flying in the second, lost 5-4
  shutout!!! 3-0 and 22 saves im so pumped
  came back from 0-3, buried three in five minutes
  down 7-0 after one and we won the third 2-1
  our little guys lost 12-3 and asked for slushies, life is good
  1-0 loss, their goalie was a wall
  beat our rivals 8-2 and the kid i cover got zero points
  outshot them 38-14 and lost, hockey is cruel
  third period collapse again, 3-1 lead to a 3-6 loss
  won in a shootout, i went backhand and roofed it
  championship game tomorrow, same team that smoked us 6-0
  first game ever we lost 14-0 but i touched the puck 5 times
  i had a hatty, is it ok to celly a little
  minus 4 tonight, how do i turn that around
  zero shots on net in three games, what am i doing wrong
  we cant score, ten goals in eight games
  every game we give up the first goal in the first minute
  my team comes out flat, how do i wake them up in warmup
  kids were half asleep at a 6am game and lost 5-0
  second periods kill us, is it the long change
  how does the long change work anyway
  i burned their d wide three times and hit the goalie in the logo each time
  that goalie robbed me blind, glove save at the goal line
  puck was rolling dead on the line and i whacked it in
  my snipe got called back, offside by a hair
  bad bounce off the stanchion and it was in our net
  goal went in off my own butt, i count that
  scored on our own net, how do i get the guys to laugh it off
  what does he mean by hold the line
  keep your stick in the lane, what lane
  the neutral zone trap, boring but does it work for kids
  how do we beat a trap without dumping it
  teams sit back on us and we run out of ideas
  regroup d to d takes forever and they hang on our stretch guy
  hard rim, soft rim, when do i use which
  dump ins go straight to the goalie and he just hands it off
  cross corner dump or same side for a fast left wing
  how do i win a race to a dumped puck with slow feet
  wall battles, stick or feet first
  puck gets stuck in a pile of skates and no one digs
  how hungry do you have to be to win 50 50 pucks
  dig it out with your feet, nobody ever taught me that
  middle lane is a no pass zone he says, even when its open
  blind backhand passes up the middle, my son loves them sadly
  he telegraphs every pass, eyes give him away
  look off the d, does that really fool anyone
  drop pass to nobody, thats my specialty lol
  delay at the top of the circle, then what
  entering the zone by myself against three, chip it or turn up
  curl back at the blue line or go wide
  what do i do when he stands me up at the line
  stand up the rush at our line with two slow d, crazy idea?
  keep them to the outside, ok but they just cut in
  toe drag got picked off at the blue line, coach gave me the eyebrow
  give and go is dead on our team cause nobody gives it back
  teammate is a puck hog, how do i get open so he has to see me
  i yell for the puck all game and never get it, what am i doing wrong
  quiet team, how do i get kids to talk on the ice
  man on, time, wheel, what else is there
  our goalie screams screen and nobody moves
  teaching 7 year olds positions is like herding cats
  stay on your side, says coach, but the puck is over there
  how do i draw lanes on the ice so mites stop bunching
  cones or tape to show wingers where to stand
  small area games for d zone coverage, any that dont bore teens
  half ice games, no offside, do kids learn anything
  chalk talk made their eyes glaze over, how short should it be
  my xs and os are fine but the kids freelance
  which system is simplest for house league
  we have ten skaters and two can skate backwards, what now
  volunteer coach never played, what is a low zone
  whats the slot and why does everyone want it
  house, royal road, half wall, i need a dictionary
  what does backdoor mean, coach keeps yelling it
  strong side and weak side, who decides
  i mix up f1 and f3 all the time
  neutral zone faceoff, anything fun to try
  the other team stacks the blue line, we die there
  fast team, no hands, which tactics suit us
  slow team with nasty hands, which style
  how do we handle one superstar who dangles everyone
  shadow their best player or play straight up
  he cut through all five of us like butter
  do i mirror him or attack him when he comes with speed
  stick length away and then what
  i turn the wrong way and hes gone
  pivoting late so they blow past my back
  she toe drags into the middle on me, same move, still works
  my gap is huge because i skate backwards like a turtle
  knees bent or stand tall when the rush comes
  how do i pin legally along the boards
  hold him up so my partner has time, is that interference
  net front d, stick down or hands on
  lift his stick right when the pass comes, timing is everything, tips
  clear the rebound or clear the man
  sweep it to the corner or freeze it for a whistle
  puck on my backhand in front of our net, panic city
  goal line d to d pass got stolen and buried
  who covers for me when i join the rush, i hate guessing
  d pinches, winger sleeps, goal against, story of our year
  third man high, my guys forget after one shift
  we all get sucked behind their net and they go the other way
  trailing in the third do we send two in deep
  up by one, is it smart to sit back and let them come
  protecting a lead makes us play scared
  can i be a shutdown d if im small
  coach trusts me on the kill now, proud moment
  a fourth liner on the penalty kill, how do i stay on it
  play me on the power play, i have the hardest shot, how do i show him
  i let everybody in on the backdoor, how do i check my shoulder
  on pk1 now, whats my job at the half wall
  ripped one short side from the dot and the water bottle went flying
  tryouts are saturday what do coaches look for first
  got cut from AA how do i make it next year
  they moved me to the fourth line and idk what to fix
  dad here, how many tryout skates should a 10 year old do
  my legs die in the third period every time
  how do i not choke at tryouts
  coach says i disappear in big games whats that mean
  i always panic with the puck when its a tie game
  my phone died can i still see yesterdays game later
  we got hammered 9-0 at the tournament, what do i tell the kids
  how do you kill time between games at a hotel tournament
  my little brother steals my tape every single practice lol
  she got the C and i got an A, what does an A do
  how do i delete the game i logged twice
  cant find where to change my password
  how do i block the guy who keeps spamming stickers in the team chat
  the dog ate my mouthguard again
  math homework is killing my saturday
  nobody on my team backchecks and coach only yells at our line
  i hit a wall after 40 seconds, how long should a shift be
  coach wants me to run the power play and im so nervous
  our goalie stole us that game today
  is it ok to beg coach for more power play time
  he sat me for the whole third, how do i ask why
  she only got four shifts on sunday, whats a fair way to bring it up
  i freeze when scouts are in the stands
  my kid never wants to warm up, any fun ideas
  whats a good warm up when you only get 3 minutes of ice
  legs feel like cement by game three on sunday
  how much sleep before an 8am game
  pasta or rice before a noon game
  can i eat a banana between periods
  what snack do we bring for 12 kids at a tournament
  my son wakes up at 4 on game days, too excited to sleep lol
  im in a slump, no goals since october
  the puck hates me this month
  i cant buy a goal right now
  everything i shoot hits the post lately
  how do i get my snipe back after a dry spell
  i lost my confidence with the puck after getting sent down to B
  coach told me to keep it simple, what is simple
  coach wants me to be harder to play against
  he told me i need more bite in my game
  she says my compete level is too low
  what does "hungry for pucks" even mean
  we have a bunch of fat rebounds to eat and nobody is hungry
  my dad yells shoot from the stands every time i touch the puck
  mom here, what should i say in the car after a bad game
  car rides home are so quiet after losses, what should we talk about
  how do i tell my dad i dont want to review every shift in the car
  can parents be on the bench in u10
  two dads keep shouting line changes over me, how do i handle it
  volunteer coach, first year, how do i pick captains
  kids voted and it was a tie for captain
  how do i lead if im not loud
  i wear a letter but i never know what to say in the room
  what do i say before the third when were down two
  our captain quit on the backcheck and we lost in ot
  we have 19 skaters and 4 lines, how do i split ice time
  how do i cut a kid from AA kindly
  worst part of coaching is cut day, how do you word the email
  i have to move a kid down a line and hes going to be bummed
  he keeps asking why hes not on the first line
  my winger and center both want to take the draws
  two of my d argue about who goes back for the puck
  my linemate never passes and we both want to score
  she hogs the puck and then blames the rest of us for losing
  my friend is mad i got his spot on the pp
  me and jake both play center and theres only one spot
  we lost every game this season and the kids still smile
  our team gave up in the second, how do i get them going
  blew a 4-0 lead, total choke job
  we folded like a lawn chair again
  how do we stop dying in the last five minutes
  that team buried us before the first change
  we got smoked in the semis, bus ride was long
  they ran us out of the building 11-2
  how do i shake off a loss before the next game in two hours
  what do i do when the coach and my dad tell me opposite things
  coach says dump, dad says carry, who do i listen to
  my coach hates drop passes
  he hates when we stick handle in our own end
  coach benches anyone who turns it over at the blue line
  i gave up the blue line twice and got stapled to the bench
  she pins me to the bench when we have the lead
  coach always puts me out on the penalty kill and i love it
  how do i earn a spot on the kill
  i never get the power play even tho i have the hardest shot
  whats the difference between A and AA really
  is triple a worth the drive
  travel fees are killing our budget, any tips
  new sticks cost an arm and a leg
  how much does a season of squirt travel cost
  can i get used skates for a kid whos growing so fast
  gas plus hotel is nuts, which tournaments are worth it
  do we have to stay at the team hotel
  hotel pool before a game yes or no
  what time should lights out be on a tournament weekend
  mini sticks in the hallway got us a noise warning lol
  kids were up till midnight at the hotel and skated like zombies
  what do i pack for a three game weekend
  i left my jersey at home and we leave in ten minutes
  lost my left glove somewhere between the rink and the hotel
  my bag smells like something died in it
  how do you get the stink out of gloves
  dead battery at the rink, practice is in an hour, whats a fast version at home
  we got stuck in traffic and he missed warm ups, does he need extra
  can i do homework on the bus without falling asleep
  school starts at 8 and practice ends at 10pm, any sleep tips
  i have a science test tomorrow and a game tonight
  my teacher let me write my essay on hockey
  grades dropped and mom says no stick time till theyre up
  is it bad to skip practice for a school play
  band concert and playoffs on the same night help
  how do i balance homework and four practices a week
  i fell asleep in history after the 6am skate
  my sister is better at math and shes better at hockey too
  my cat sits in my hockey bag and wont move
  do you have a dog
  my hamster is named gretzky
  what music should we play in the room before a game
  coach cut my playlist because of one song
  my team hates my warmup songs
  whats your favorite video game
  i keep losing to my brother in nhl 25
  he beats me every time in mini sticks in the basement
  mom took my phone so im on dads
  can you help with fractions
  tell me a joke about goalies
  are you a real person or a robot
  do you ever sleep
  whats the weather gonna be for outdoor rink saturday
  i got a new bike and my legs are toast before practice
  im a goalie trying out with six others for two spots
  three goalies at tryouts and the other two are giants
  let in four in the scrimmage, am i toast
  how do i stand out in net if nobody shoots on my side
  i let in a softie on the first shot and couldnt shake it
  goalie here, how do i reset my head after a bad one
  my backup year starts now, how do i stay ready on the bench
  coach splits the games but always gives her the finals
  i got pulled after two periods, how do i bounce back
  he pulled me and the next kid let in five more
  whats a pregame routine for goalies that isnt weird
  i stare at the dot and go blank, is that good focus
  how do i stay awake in net when we only face eight shots
  goalie coach says im cheating to the glove side
  first shot nerves get me every game
  adult league here, im dying after two shifts how do i get my wind up
  started at 41 and im the slowest guy in the d league
  beer league draft is next week, should i sign up low
  11pm games on a work night, what do you eat after
  my wife thinks im nuts for buying goalie gear at 38
  learn to play class full of kids who skate circles around me
  i gas out so fast, intervals or long runs
  how do i get more stamina without a gym
  what off ice stuff helps tired legs late in games
  stairs or sprints for hockey conditioning
  do wall sits help for a third period burn
  my quads burn on every long shift, do i change earlier
  i stay out too long and come back to the bench dead
  coach screams short shifts but i lose track
  how do i know when to get off
  we got caught on a two minute shift and they buried it
  bag skate tomorrow, how do i survive it
  coach is making us skate laps for every missed net
  he punishes turnovers with push ups, what drill works better
  is a bag skate after a bad loss smart for 11 year olds
  need a practice plan for tonight, 15 kids, one hour, help
  two coaches and full ice, what stations can we run
  half ice, 20 kids, no pucks because someone lost the bag
  my whiteboard marker died mid talk so i used a water bottle
  how do i get ten year olds to listen without yelling
  kids goof off in lines, how do i kill the standing around
  what do i say to a team that never wins draws
  how do i teach them to not quit on a play
  i want them to hunt pucks like they mean it
  one kid coasts back every time, whats a good nudge
  parents want to know why their kid doesnt start, whats a fair reply
  a dad timed every kids shifts and sent me a spreadsheet
  should i track ice time in the app
  hockey mom here, is spring hockey too much
  should he take the summer off to play baseball
  she wants to do lacrosse and hockey, schedule is a nightmare
  does playing soccer hurt her chances of making peewee a
  is a private skating coach worth it before tryouts
  how many weeks before tryouts do we start prep
  my boy got moved to defense and hes not thrilled
  she asked to switch from wing to goalie, good idea at 9?
  he wont stop talking about making bantam AA
  daughter made the boys team, only girl, shes pumped
  my kid is small but quick, how does he get noticed
  does size matter for the u14 tryout
  late birthday so hes always the youngest on the ice
  kids who played up last year all made it, mine is on the bubble
  the list goes up at 9 and i cant sit still
  didnt see my number on the list
  my number wasnt called so its house league this year
  is it dumb to email the coach after getting cut
  what should i ask when they say i didnt make it
  i was the last cut again, so close
  last one picked at shinny every time, how do i get better fast
  i made it!!!!
  made the team but im the bottom guy how do i climb
  they picked his son over me for the last spot, oh well, what now
  new team and i dont know anyone yet, how do i fit in
  first practice with older kids tonight and my passes go everywhere from nerves
  nobody passes to the new kid yet, how do i earn it
  moved here from texas and these guys skate like the wind
  kids only pass to buddies from their own school, how do i mix the lines
  someone keeps taking my stall and i play worse from the other side
  do lucky socks work
  i tape my stick the same way or i lose
  put my left skate on first or the game is cursed
  forgot my lucky shirt and we got shelled
  i get butterflies in the lineup for the anthem
  i rush every breakaway and just slide it into the pads
  penalty shot in practice and i choked in front of everybody
  shootouts make me want to hide behind the bench lol
  what should i think about during the national anthem
  i overthink in games but in practice im filthy
  practice me is nasty, game me is a pylon
  why am i sick in warmups and invisible in games
  i play scared of making mistakes, how do i loosen up
  coach says dont be afraid to fail but then benches me for trying
  how do i stop gripping my stick so tight when were losing
  my hands go heavy in playoffs
  my head drops after every bad pass
  body language coach said mine stinks after a goal against
  how do i keep my head up when were down five
  i slam the door when i change and coach hates it
  got sat for a shift because i rolled my eyes at the coach
  coach says im lazy on the backcheck, fair enough, how do i fix it
  coach says i float at the far blue line and honestly hes right
  what is a floater
  what does he mean by "play with your feet"
  she keeps saying "get above him" and i dont get it
  coach yells "drop" and nobody knows who
  bench yells "man on" and i still get stripped
  our coach talks so fast i miss half the drill
  i always mess up the drill cause i wasnt listening
  go first or last in drills at tryouts
  is it ok to ask coach to explain it again
  coach said i have good hands but dead feet
  he said i think the game well but my legs dont follow
  eval said average skater, strong head, weak shot
  my report says soft on pucks
  scored low on compete, how do you train that
  the evaluator never looked at me once
  they only watched the big shots and i make small plays
  how do i show hustle without looking like a dog chasing cars
  what number do i ask for, 87 is taken
  coach assigned me 13, is that bad luck
  app froze while i was logging my goal
  why does it say i have 0 games
  can i hide exhibition games from my stats
  can i erase my worst game from the list lol
  remove an old team from my profile pls
  i blocked my teammate by accident how do i unblock
  stop the reminders at 6am please
  i want to mute my brother in the team feed
  your last tip was wrong about icing
  where do i see the drills i did last week
  how do i log out on my moms ipad
  forgot password and the email never comes
  it keeps kicking me out to the login page
  change my position from forward to goalie
  how do i fix my name its spelled wrong
  wrong score saved, it was 5-3 not 3-5
  i typed the wrong team and cant get rid of it
  does this thing work with no wifi at the rink
  dark mode burns less battery right
  app killed my battery at the tournament
  how do i cancel the subscription after the season
  can two kids share one login
  my stats disappeared after the update
  did my streak die because i missed sunday
  i lost my 30 day streak and im so mad
  where did the shooting challenge go
  can i beat my sister on the leaderboard by friday
  top guy logged 9000 shots in one day, is that cheating
  i sent the same question twice can you erase one
  switch language to french
  thanks bye for now
  ok cool ill try that saturday
  nvm figured it out
  lol ok so who wins the cup
  ur funny for a coach
  im bored no practice today
  its a snow day what can i do in the garage
  we have no ice for two weeks, rink compressor died
  rink lost power and the game got called
  zamboni broke down so we played on mush
  refs were blind today man
  the ref hates our bench because of one loud dad
  how do i tell parents to leave the refs be
  coach got a bench minor for chirping, kids laughed
  we drew the death group at the tournament
  three games in 24 hours, how do i keep their legs fresh
  semi at 7, final at 9, what do they eat in between
  who should i start in the final, hot goalie or best goalie
  tie breaker math killed us, goal differential by one
  we need to win by four to get through, do i pull the goalie early
  bus broke down and we missed warm ups, came out with dead legs
  four hour drive, how do i loosen stiff legs before warm up
  i get sleepy on the drive and start flat, how do i wake up
  should i nap before an evening game
  woke up late and played like i was still in bed
  6am practice should be a crime
  what time do i go to bed for a 5am wake up
  is screen time before bed bad for my game tomorrow
  mom says no fortnite on game days
  i stayed up playing minecraft and my feet were slow all practice
  chocolate milk after practice yes or no
  how long before puck drop should he have lunch
  water or gatorade on the bench
  i ate nachos at the rink before warmup, bad call
  tim hortons before games is tradition
  what do you pack in the cooler for sunday games
  our snack bar only has fries, game in two hours
  my team needs a cheer
  pick a team name for our summer league
  how do you run a secret santa for the team party
  what do we get coach for end of season
  team party at the bowling alley, 15 kids, ideas
  can we do a dads vs kids game on the outdoor rink
  my grandpa is coming to his first game and i wanna score for him
  grandma hits the glass louder than anyone when i score
  mom bangs on the glass every time i get the puck, so embarrassing lol
  my parents drive me nuts asking about my plus minus
  dad films every shift, can i use that to get better
  watched my tape and i look so lost on the breakout
  i hate watching myself on video but i guess it helps
  what should i look for when i watch my own shifts
  my sister cut my laces into bracelets, how long should new ones be
  twin brother made it and i didnt, how do i close the gap
  my little sister wants to skate with me and she just holds my leg
  older brother strips the puck off me in driveway hockey every time, tips
  he and i race to the rink doors after every practice
  i have piano and hockey same night, which do i drop
  my guinea pig had babies on game day
  do turtles like hockey
  who would win, mcdavid or a cheetah
  whats 7 times 8
  how do you spell zamboni
  write me a speech on why hockey is the best
  my essay on the original six is due at midnight
  i left my homework in the locker room
  what do i draw for my hockey poster
  favorite color mine is habs red
  im eight and i can do crossovers one way
  i skated backwards the whole rink today
  coach gave me the game puck!!
  i got the hard hat after the game
  first goal ever and mom missed it getting coffee
  scored on my own net lol what do i do about my nerves now
  im 8 do i have to go to every practice
  why does coach make us sit when were loud
  why do i have to play d
  i dont wanna play goalie this week but its my turn
  can i be a goalie and a center
  the big kids always get the puck first at recess hockey
  when do i get to play full ice
  what if i miss the bus to the tournament
  lost the shootout but next time were winning for sure
  we shook hands and then had pizza with the other team
  how do i thank the coach who cut me, he helped a lot
  motivation is low in february, everybody is flat
  how do i keep pushing when the season is basically over
  playing for nothing but pride this weekend, how do i get up for it
  were eliminated but still have two games, whats the point of practice
  same drills every practice and im bored to death
  practice is dead quiet, how do i get some life in it
  monday skates are lifeless, need a fun starter
  i get lazy when were up by six
  we play down to weak teams
  good teams wake us up, bad teams put us to sleep
  we came out flat and they jumped us for three quick ones
  first five minutes always bury us
  slow starts are our thing, can warm ups fix that
  what order for warm up, shots or skating
  goalie gets cold in warm ups because guys only shoot high
  i never touch the puck in warm ups so i start the game cold
  dynamic stretch ideas in a tiny hallway
  jogging in the parking lot counts as warm up right
  how early should i get to the rink
  i hate being late but mom works till five
  carpool parents are always late, how do i set a rule
  team rule for missing practice, whats fair for u12
  kid missed three practices for ski trips, does he sit saturday
  i sat my own son and now dinner is quiet
  coaching my own daughter, how do i not favor her
  my kid says i talk hockey too much at supper
  how do i stop coaching from the stands
  how do i grab the last spot on the pp2
  body feels heavy in the morning game, light at night, why
  coach cheers louder for blocked shots than goals and i love it
  got bumped up for one game with the U16s, how do i not look lost
  when i get to the corner second i just kinda hover and watch him dig
  guy leans his whole body on me and my stick comes up off the ice
  i had him lined up and then he was just gone, i was hugging the boards
  my kid wins the race then stands over the puck like he forgot why
  he gets inside position and from then on im a passenger
  every time i turn left i lose my back foot and do a little moonwalk
  i come out of a tight turn with zero speed, feels like somebody pulled the plug
  coach says im skating in sand, what does that mean
  coach told me stop carrying a piano on the backcheck lol
  i push and push and the girl next to me just glides away
  my stride sounds like someone chopping wood
  he does two strides, i do six, same spot
  halfway through the lap drill my legs turn to noodles and my stride gets tiny
  skating backwards i wiggle a lot and go nowhere
  i pivot and for one second im facing the wrong way and hes gone
  my left edge is scared of the ice i swear
  whenever i look down at my feet i drift into the drill next to us
  8 yr old here, my snowplow is just a plow, no snow
  i can stop going slow but when i go fast i just turn and hope
  we do suicides at the end and im always last one back to the line
  mom of a mite, he drops to his knees to stop, every time
  my daughter steps over in crossovers but never pushes with the under foot
  i look fast til somebody hands me a puck
  with a puck i turn into a different kid, hunched over and slow
  my upper body rocks like a boat when i sprint
  my feet stop the second the puck touches my blade
  i get to top speed right when the whistle goes
  stand straight up when im tired and then everybody pushes me around
  started at 46 and i hang onto my stick like a cane
  at the adult clinic everyone turned right and i kept going
  my knees knock together when i do c cuts
  i drag my back toe like im pulling a sled
  took the corner on one skate by accident and it felt better than two
  at the whistle i take a big step back before i go, costs me a yard
  he beats me off the line then i catch him, my first steps are sleepy
  coach yells sit in the chair and i have no idea what chair
  coach says dig, so i dig, and i go slower
  got told my ankles cave in, are the boots dead or is it me
  the skates are so broken down they fold over like slippers
  dad bought skates with room to grow and my heel floats
  i lace them like crazy and by the second period my feet swim
  rink sharpened them and i slid out the door like a cartoon
  fresh sharpen day i cant stop, day four is perfect
  one blade bites the other one slides, same skate guy
  stepped on a puck screw in the parking lot, there goes the edge
  walked across the concrete with no guards and now they skate like spoons
  my holder is cracked and i go in circles
  he lost a rivet and the heel wobbles side to side
  the steel rattles when i push off, do i just tighten it
  new skates have me falling forward all practice
  went from a 9 foot to a 10 foot radius and i feel like a tank
  my kid swears the old skates were faster, brand new ones are like ski boots
  baked them at the shop and the fit is still weird at the toe cap
  the tongue flops and i keep stuffing it back in
  he hates his new helmet cause it slides down over his eyes
  cage bars are all i see when the puck is in my feet
  my shin pads spin round and the puck goes right under
  pants so big she waddles
  neck guard rides up and he spends the shift fixing it
  gloves are wet for two days straight, ours never dry
  we left the bag in the car all july, do i burn it
  my stick blade opened up like a book
  blade is chipped at the heel, still shoots ok tho
  stick got so heavy after i put tape all the way down the shaft
  butt end knob is huge and my top hand hangs off it
  i choke up so far on the stick theres a foot sticking out
  i grew four inches and my stick is now at my belly
  my twig has no kick, i lean on it and nothing comes back
  grip finish grabs my bottom glove and i cant slide my hand
  bought a 200 buck stick and i shoot the same as with the wood one
  grandpa says wood sticks were better, he might be right
  kid at the rink gave me his old curve, now everything sails over the glass
  my curve is so big the puck falls off the backhand
  he switched from lefty to righty last week and it all fell apart
  took the tape off to try naked blade and the puck slid away from me
  i wax it twice a game and snow still sticks all over
  i wind up, everyone hides, and it trickles in at 5 mph
  i get a perfect look and shoot it straight in his belly
  puck sits there in the crease and i fan on it like a golfer
  had three whacks at it and the goalie just lay on top
  i pull my head up to look at the goalie and miss the puck
  i get it off my stick and it goes end over end like a dying duck
  my shot is hard in the driveway and soft in games, no clue why
  on the rush i always take one stickhandle too many and the lane is dead
  we shoot from everywhere and nobody goes to the net after
  i shoot and do the flyby, coach hates the flyby
  coach says stop painting the glass
  coach calls my shot a muffin
  coach says shoot to miss the d and i miss the net too
  the goalies at our rink just eat my wrister
  keeper laughed and threw it back to me at stick n puck
  in warmup i snipe, in the game i hit the logo
  i aim high and it goes low, i aim low and it goes in the netting
  my backhand is a push not a shot
  when im cutting across the goalie and he goes with me i got nothing
  she drives wide then shoots from the goal line every single time
  he gets it in the slot and looks for someone to pass to, drives me nuts
  my son passes up every shot, says he doesnt wanna miss
  i only score on rebounds, my first shot never beats anybody
  guy stands in the shooting lane and i hit his shins five times a game
  their d just drops to one knee and my shot dies there
  cant get it through from the point, everything dies at the top of the circle
  puck comes across to me on the off wing and i handcuff myself
  one timer pass is always in my skates so i just swat
  if the pass is an inch behind me im done for
  lean on the stick to load it and my back leg kicks like a donkey
  i rip it and fall down, always the same knee
  wrist shot leaves the heel, spins wrong, dies at the hash marks
  took 200 in the garage and only hit the drywall twice, progress
  the net in our basement is full of holes and the dryer takes the hits
  my little one shoots at the fridge, we need a plan
  dad plays goalie in the driveway with a baseball mitt and i still cant beat him
  hands feel fine when nobody is around, then a kid comes and poof
  my hands go to sleep when i speed up
  i look up and the puck is still at the last cone
  when i go wide around the cone the puck takes its own path
  he tries the same toe drag on every d and gets picked every time
  i do the move, the d doesnt even look at the puck, just takes me
  the fake works but then im out of room and skate into the glass
  i go inside outside and the guy never bites
  made the sickest dangle of my life and then missed the empty side
  coach says too cute
  coach wants me to stop dangling at the blue line cause we get burned going back
  i stickhandle way out in front of me like vacuuming
  my bottom hand does all the work and my top hand is asleep
  everyone tells me loosen the bottom hand, then i lose the puck
  i can do the figure 8 forward but reverse is a mess
  my wrists cant keep up with my feet
  whenever the puck is on my backhand side i shut my eyes basically
  he pulls it in to his skates, trips on it, repeat
  teen here, my dekes only work on my sister
  she lost it off the heel of her stick 4 times on one rush
  on a breakaway my brain goes to static and i just shoot low
  goalie came way out and i skated right into his pads
  came in alone, tried the forsberg, slid it wide by a mile
  i was in alone all night, 0 for 4
  my go to move got on film and now every goalie waits for it
  shootout practice and im the last one who hasnt scored yet
  i slow down so much on breakaways the backchecker steals it
  puck bounces over my stick right when im about to bury it
  in the corner he puts his leg between mine and i cant get out
  i win the body but lose the puck, coach says thats half the job
  i win the puck then give it straight back, it makes me insane
  two of them come, i turn my back and hope
  i curl up around the puck on the wall and just wait for the whistle
  when somebody pins me i stop moving, dont know whats allowed
  we both stand there leaning and the third guy takes it
  third man in is always theirs, never ours
  he gets his butt into me and i can only swing at air
  big defender sits on my stick and i push with all ive got, nothing
  shes smaller than everyone so she pokes and runs, poke and run
  our team waits for the puck to pop out, their team goes and gets it
  first to the puck, last to leave with it, thats me
  i let up for half a second and he is on the inside of me
  i come in too hot and skate right past the puck carrier
  he fakes like hes going up the wall then reverses and im in the stands
  i see him coming and my stick blade lifts up for no reason
  kid rubs me out on the boards, clean, and i drop the puck every time
  coach says use your hips but mine are on the wrong side of him
  coach says stick first, my stick gets there and the rest of me doesnt
  told to finish my checks but im never close enough to finish anything
  he told me be heavier on the puck, im 12 and 80 pounds lol what
  what the heck is heavy stick, my stick is light
  coach keeps saying be hard to play against, ok what do i do with my feet
  i heard win your ice in the room tonight and everybody nodded, i didnt get it
  my kid got told to compete more, he doesnt know what that looks like
  she plays soft on the walls says the coach, at home shes a bulldog
  he goes in with one arm and comes out with no puck
  i use my back to shield and they just reach around
  they lift my stick from behind right as the pass comes, never hear them
  i get my stick lifted so much i should charge rent
  tried to lift his stick, he was way stronger, puck gone
  i tie up his stick but forget to kick the puck out
  faceoff dot scrum, im on the bottom and the puck isnt
  loose puck in the slot and six of us whack at it like a pinata
  he chips it by me and uses me as a wall
  i got walked so bad my own bench went ooooh
  i poke and miss and then im flat footed waving goodbye
  every time i step up he slides it between my skates
  i watch the puck not his chest, so i bite, so im toast
  he looks one way and i go that way like a puppy
  kid comes in with speed and i turn too soon, he cuts back under me
  guy slows up, i slow up, then he takes off and i dont
  i keep backing up till im sitting in my goalies lap
  on a 1v1 i drift to the middle and give up the whole wall
  my stick is two hands and up in the air, coach wants to glue it down
  i reach across his hands and the ref gets me, twice last game
  grabbed his jersey without thinking, two minutes
  ref got me for a hold, i only had one hand on his hip
  i hooked him cause i was beat, felt dumb after
  my son leads the team in tripping calls, his feet quit and the stick goes out
  my pass goes through three people, none of them on my team
  i pass to where he was
  my passes hop, its like im throwing rocks
  saucer went right over the boards into the bench, they cheered
  puck slides off my toe when i sweep it
  passing on the move is hopeless, standing still im fine
  the pass comes hard and my blade just rejects it
  i stab at passes, they bounce to the other team
  my winger never looks so i bounce it off his back
  he yells for it from behind two guys
  i get open, i wait, i wait, and then the play is dead
  nobody talks on the ice so every pass is a guess
  im too busy looking at the puck to see theres a guy wide open
  i hear three people yelling and give it to the loudest one
  when they pressure me i fire it off the glass without looking
  coach says stop throwing grenades, i had nowhere to go
  coach says make the easy play, there isnt one
  got benched for one shift cause i went cross ice through the middle again
  my daughter throws it away the second anyone skates at her
  he wont give it up, skates into four kids, loses it, shrugs
  my boy never passes, he says the others will only lose it
  kids on my team all want to be the puck carrier, nobody moves without it
  every pass at our practice ends up on the far boards
  our passing drill falls apart at the second pass, like clockwork
  i run a 3 pass drill and it takes all of practice
  two kids understand the drill and twelve follow the wrong one
  ran a relay, half of them cut the corner, total riot
  i blow the whistle and they keep going
  practice is dead by minute 40, they just lean on their sticks
  they skate hard when its a game and sleep through everything else
  my squirts hide at the back of the line so they never go first
  8 kids showed up, one net, no pucks, i winged it
  had no goalie tonight so we shot at a tire
  i lost my whole practice plan in the snow on the bench
  im a dad in tennis shoes on the bench and they want me running edges
  cant skate backwards myself and they made me the d coach
  i demo the drill, fall, they love it, learn nothing
  my assistant wants battle drills, i want skills, we split the ice in half
  the good ones lap the slow ones and it jams up
  i got one kid who is miles ahead and bored to tears
  new kid cant stop yet and the rest are doing crossovers around him
  i set up cones and the kids stickhandle the cones
  mites knock over the nets more than they shoot at them
  too much standing, parents are timing it with a phone
  i explain too long, i see the eyes glaze over
  whiteboard talk lasts 4 minutes and they remember the color of the marker
  i want every kid touching a puck the whole hour, we only have 22 pucks
  we get full ice once a week and i burn the whole thing on flow drills
  our u14s dog it through the skate then fly in the scrimmage
  i promised a game at the end and ran out of ice, mutiny
  first practice after the holidays and everyone skates like it
  they beat each other in races but nobody can stop at the end
  my team hates the word edges, they groan out loud
  i do the same warmup every week and even im sick of it
  kids say relay is for babies now, need something with bite
  i hold the puck in the drill and forget whose turn it was
  in the weave i always end up in the wrong lane, everybody yells left
  i never know which cone to go around so i follow the kid ahead
  practice me is awesome, game me is invisible
  i crush the cone course and then a real person shows up
  went to a skills camp, learned nine moves, used none
  my skills guy says toe up and my coach says flat, im lost
  trainer has me on one foot for an hour, boring but i get less wobbly
  spring league starts and i havent touched a puck since march
  off the ice for a month of vacation and my edges packed up and left too
  all summer on rollerblades and now i lean the wrong way when i stop
  moved up to big ice and i run out of gas by the far blue line
  studio rink ice is slow like glue, my real ice timing is off now
  the outdoor rink has cracks that eat pucks whole
  pond was bumpy and my stickhandling got better, weird
  backyard rink melted, i got one week out of it
  we flooded the yard and it froze with leaves in it, kids dont care
  i play shinny with grown ups and they just hang on to it forever
  at stick and puck the big kids take the whole net and i get the corner
  beer league vets strip me before i even turn around, new at this
  im 38 and a ten year old girl skated circles round me at public skate
  wife signed us both up, she stops better than me already
  beginner league game one, i touched the puck twice and fell on it once
  i get off the bench, by the time i get there its going the other way
  never sure if i should go or stay so i do neither
  everybody on my beginner team chases it like dogs after a squirrel
  learned hockey stops at 52, only on the right, only when nobody watches
  goalie here, i push off and the net moves away from me
  i slide past the post every time, way past
  when i get up from the butterfly i use both hands like a grandma
  left knee down first, always, and they know it now
  he was behind me before i got my back leg around
  my recoveries are slow so the second shot is free
  i leak on the ice, they all go through the wickets
  long shots hit me in the chest and drop like soap, i cant hang on
  puck hits my pads and goes right to their guy in the slot
  my rebounds are fat and they eat them up
  i catch it then i drop it, coach says squeeze
  goalie skates feel flat, i tip back on my heels in the stance
  i kick out with the wrong skate and spin
  he cuts across, i stop with him, he slides it the other way, every game
  my stick comes off the ice when i shuffle
  if someone stands in front of me i look over, coach wants me looking under
  they park a giant in front and i play blind
  traffic shots scare me less now but i still guess
  i go out to play it, whiff, and its an empty netter
  tried to rim it with the paddle and put it on the other teams tape
  i come out too far and they pass around me like im furniture
  when its quiet at the other end i fall asleep in there and then boom
  no one shoots in practice at my level, then saturday comes
  we do too many breakaways on me in practice and no angles
  our practices are all shooting lines, i want one real goalie drill in there
  my goalie stands around while we skate, feel bad, got nothing for her
  i coach and never played net, my keeper deserves better than five hole jokes
  his glove is stiff as a board, we tried the oven and shaving cream
  goalie pads so long she cant cross over
  toe ties snapped mid game so we used a shoelace
  mask cage rattles every time its hit, i tightened all the screws
  i lose pucks in the lights at our old barn
  puck up on my blade feels like holding a wet fish
  fed him a perfect sauce and he looked at it like it was a bug
  got room to skate, ten feet of it, and i dump it anyway
  im scared to carry it so i get rid of it at center
  when nobody is on me i still rush like someone is
  he has all day back there and panics in two seconds
  on the draw i grip it like a hammer and the other center is done already
  i squeeze the stick so tight it squeaks
  coach goes relax your hands, i go ok, they dont
  head goes down on the first stride and comes up at the goal line
  keep getting surprised from the weak side cause i never look
  i look once, then forget, then theyre on top of me
  coach said swivel, like an owl, i look like im lost at the mall
  he stares at the puck all the way in and misses two open guys
  i saw it on video and my head is bolted down
  dad films my shifts and i barely bend my knees, i thought i was so low
  my stance is high, i got told i look like a flamingo
  butt down chest up sounds easy, then my skates fly out
  i lean forward at the waist and tip over like a drinking bird
  everyone says load the leg, whats loading
  my push leg never gets straight, it stops halfway
  i kick back instead of to the side, thats what the lady said
  on my inside edge i can hold it maybe one second
  outside edge, right leg, nope, just nope
  power turns good, power turns with puck i throw it away
  i can mohawk to the left like butter, to the right im a cow
  transitions at the blue line drill, i turn too late and bump the guy behind
  when i open up to get the puck my hips lock
  i always turn the same way so they started sitting on it
  in backward crossovers i step on my own blade
  got beat wide six times, same kid, same side, same shift practically
  he sped up between the dots and that was that
  a little guy ducked under my arm and kept going
  the girl on the red team is so shifty i just guess
  she goes slow slow slow FAST and im standing there
  he keeps the puck way out on his forehand so i lunge for it, bad idea
  he shows me the puck and takes it away, i fall for it like candy
  this one winger drags it back and my stick is already gone
  ive got long arms and still swing and miss
  im told to keep my stick in the lane but which lane, there are two
  i block with my stick and it pops up over the goalie, twice now
  i want to block shots but i turn sideways at the last second
  my kid slides to block and ends up behind our own net
  went down to block, he waited, skated around me, scored, nice
  hung him out to dry with a slow pass, my bad, how do i time that
  the breakout pass keeps coming at my feet and i have my back to everything
  puck on the wall in my skates and a guy breathing on my neck
  i try to kick it up to my stick and i kick it to him
  on rims i reach with my stick and it goes by, coach wants body on wall
  it takes a weird hop off the boards and beats me every time at that rink
  puck was on edge and i went full slapper, dumb
  the ice after the figure skaters is like a plowed field
  first shift on new ice everything slides away from me
  i tape my blade fresh and it feels like velcro, cant get rid of it
  candy cane on my shaft made it too thick now
  lost my lucky stick at the rink, the new one is dead in my hands
  my brother cut it down and now its a telephone pole
  75 flex and im a shrimp, too stiff i guess, it never bends
  i bend it till it looks like a banana and nothing comes out
  bought junior, should have got intermediate, it whips like a fishing rod
  puck jumps off this new blade, i cant feel it at all
  shot way better with a kids stick by accident, just borrowed it
  my kid treats every stick like an axe on the goalpost, theyre 90 bucks
  hits the post with every wrister, we call him ping
  ting ting ting, all pipe no goals this month
  0 goals in 11 games and every one of my chances is from the outside
  i never get inside the dots, somebody always rides me out
  drive the net they say, i drive, i end up behind it
  i stop in front and instantly someone ties me up from the back
  parked at the crease and no puck ever comes
  if i leave the front for one second thats when the rebound comes
  puck lands at my feet in the slot and i look for my glasses basically
  deflections go off my shin more than off my stick
  tried tipping one and took it off the glass side, close
  he cheats for tips and takes his eyes off the man
  we rush up 3 on 1 and end up with a muffin from the corner
  2 on 1 and i held it till the d lay down and i hit him
  the pass option was screaming and i shot it off a shin pad
  my give and go has lots of give and no go
  i pass and then stop to admire it
  ran out of moves at the top of the circle, curled, lost it
  delay move, i curl up, everyone has left already
  he pulls up at the half wall with nobody near him and then fires it blind
  i cut to the middle and get sandwiched, stripped, gone the other way
  tried to split the d, came out the other side without the puck
  kept my speed through the neutral zone then coasted in like a tourist
  i glide into the play, coach says three more strides, i forget
  coasting is my worst habit, dad counts them from the stands
  dad counts how many puck touches i get and its never more than ten
  quit moving my feet after i pass, its on every clip
  got smoked in the two lap race by our goalie, in full pads
  im the slowest on the team and tryouts are in 5 weeks
  cut from aa last year for skating, i want it bad this time
  tryout stations had that iron cross thing and i botched it
  they timed us and my backward was three seconds slower than forward
  when i wheel theres a guy waiting on the other side every time
  coach yelled hinge at me and i just kept skating, what is a hinge
  i call reverse and my partner never turns his head
  we go d to d behind the net and it sits there like an orphan
  their winger takes away the wall so i throw it away up the glass
  i get the puck below the goal line and everybody runs away from me up ice
  nobody comes back low to help the d and i end up eating it
  one of mine blows the zone at the first sniff of the puck
  half wall is where my passes go to die
  i catch the rim facing the boards and have no clue whos behind me
  their d pinches down on me and i lose it before i even turn
  chip it past the pincher they say, mine goes straight into his knees
  my chips are too heavy and end up as icing
  he says quick up and then yells that it was too quick
  our center gets lost swinging low and ends up next to the d
  winger posts up on the hash marks but faces the glass the whole time
  im supposed to shoulder check before i touch the puck and i forget, any trick
  first touch off the wall is awful, it jumps over my blade
  retrievals make me panic, i rush it and rim it to their d
  fake one way and go the other on a retrieval, sounds easy, isnt
  i slow down to look and thats it, f1 is on me like glue
  stretch pass is all our d wants to throw, nobody ever picks the easy one
  bumped it back to my d and he wasnt there, in our net two seconds later
  coach wants a five man breakout and we have about two and a half
  when they send two at us hard we all stand and watch the d
  the breakout works great with no one against us then falls apart in games
  my son carries it up alone through four kids and loses it at center
  she passes to the tape perfectly in practice, in games it goes to the other color
  coach says dont hang your winger out to dry, what does that mean
  i keep passing into the middle where their f3 sits and steals it
  its over on the strong side, weak side guy wide open waving like a tourist
  forget passing, our 10u whacks it up the boards and hopes
  when im f1 i go straight at him and he just steps around me
  i was f2 and took the same guy as f1, two of us on one kid
  im the f3 and by the time i look up im deeper than anybody
  coach says im too honest on the forecheck, is that bad
  we send one guy in and he gets zero help, lonely dog style
  their goalie plays it every time so our forecheck never gets a sniff
  i come in with so much speed i fly right by the guy
  he goes behind the net and i follow him around like a puppy
  should have cut him off on the far post side, i stopped and stared
  my stick was on the wrong side so he had the whole middle
  second guy in always stops at the tops of the circles to rest
  my mites think f1 f2 f3 is a race car thing, simpler names?
  we chase the puck d to d to d and nobody gets closer
  middle guy in the 1-3-1 and i dont touch a puck all night
  parents yell get him and the kid leaves his lane every time
  we sit in the trap and fall asleep, literally standing still
  our two guys in deep get beat and its a 3 on 3 the other way
  hunted him down from behind and lifted his stick, best shift of my life
  i arrive when the pass is already gone, every single time
  the angle thing, i dont get it, i always end up beside him racing
  im slow so they tell me to take away ice and not chase, ok but how
  backcheck through the middle he says, but my guy was on the wall
  i get back hard and then stand there with nobody to cover
  everybody picks up the puck and the late guy walks in all alone
  my forwards skate back slow, waving sticks at the air
  my legs quit on the way back and i coast, i know i know
  i caught him but hooked him a little and sat for two minutes
  tracked the wrong guy all the way to our net, mine scored
  i never know if the d has him or i have him
  the center and i both took the same man and the other one said thank you
  coming back im so deep that the points have all day
  our left winger hangs at the red line for a pass that never comes
  my point man walks down the middle and i dont notice
  coach drew a house on the board and said live in it
  in our zone i turn into a spectator
  he passes and moves and i follow the pass with my eyes, gone
  puck goes low to high and i get out to the point ten minutes late
  guy on the point winds up and i do a flamingo
  i went down to block it and he walked around me like a cone
  winger covers nobody, d covers nobody, everybody covers the puck
  they spin it around us in our end till we drop
  two minutes in our zone with no change, we looked like melted candles
  their big center stands by the post and i cant get his stick
  i lean on him and he doesnt budge, like a fridge
  ended up behind the guy im supposed to cover, tap in
  my d stands next to his man, looks at the puck, and its in
  goalie keeps yelling at me to get out of his eyes
  i was screening my own goalie the whole time, oops
  the crease is a parking lot and i cant find my check
  rebound came right to me and i panicked and passed it to their guy
  swung at the loose puck and missed, air ball in front of my own net
  she ties up the body but leaves the stick free, three goals like that
  when the shot comes i turn around to watch and my man takes two steps
  my partner went behind the net after him and i went too, nobody home
  one d must stay net front, coach says, but we both like the corner
  they run a high cycle and our forwards spin like tops
  he came out from behind the net on his forehand and nobody stepped up
  their guys switch and we dont, so theres always one open in the slot
  our d wont let go of their man, even follow him to the blue line
  zone or man, my assistants and i cant agree and the kids are mixed up
  we load up the strong side and then one cross ice pass kills us
  i yell "got him" and the other d yells "got him" and we got nobody
  when we finally get the puck out everyone is too gassed to skate
  puck on my stick in our slot, i close my eyes and whack it
  our zone exits are basically prayers
  kid goes down on both knees for every shot at the point and they walk by
  covered the slot like coach asked and the weak side d snuck in for free
  guy comes at me with speed and my feet get stuck
  i cross over instead of pivot and he cuts inside on me
  i try to ride him to the outside and he just keeps going, what now
  coach says tight gap, then i get tight and get walked
  too much room between me and the rush, coach calls it an ocean
  i sag off him because hes quicker and then he shoots from the hash marks
  sag means back off right? he says sag and i end up in the crease
  i poke at it and miss and then im a statue
  he shows me the puck, i bite, hes gone
  i reach instead of skating and end up spun around
  there was a 1 on 1 and i looked at the puck the entire way
  my turns to the left are bad and every forward in the league found out
  dad says play the man but the man is gone by the time i get there
  she stood the kid up at the line perfect, then forgot about the puck
  i held the blue line and he chipped it past me and won the race
  step up too early he goes around, step up late hes in the slot
  he slows down so i slow down, then he takes off and im flat
  tall guy with a long reach, i cant get near the puck
  he put it through my feet and picked it up behind me, crowd loved it
  this little dude on the other team spins and i never guess the right side
  i was facing the wrong way the whole rush, looked like a lost tourist
  backed into my own goalie again, he was not amused
  he pulled up at the top of the circle and i kept backing in
  i can take away the inside and still get there late on the outside
  first game on d and every rush felt like a highway with me in the middle
  i dont trust my backwards skating so i turn and run early
  my d partner steps up and i have to clean up his mess alone
  we both step up on the same guy and its a breakaway
  3 on 1 against and i flopped like a fish, they passed over me
  two on one, i took nobody, he took his time
  my goalie says leave him the shooter on a two on one, i drift anyway
  i laid down for the pass and he just waited and walked in
  stick in the passing lane, he saucered it over, nothing i could do
  the pass went right under my stick because i had it in the air
  4 on 2 rushes off our bad pinches, all night long
  i was the last man and tripped over the blue line, goal
  my partner and i split too wide on a 3 on 2, right up the gut
  our forwards dont get back so every rush is an odd man rush
  my son says hes always alone back there, 2 on 1 after 2 on 1
  as the only d back i just try to slow them down until someone shows up
  the guy with the puck pulled up and the trailer snapped it home
  middle lane driver took both our d with him and left a huge hole
  when we have the 2 on 1 i pass every time and everyone knows it
  he slid it over to me and i fanned, wide open cage
  i waited too long on a 2 on 1 and ran into the goalies pads
  my linemate never passes on odd man rushes, never ever
  he drops it to me but im already past him
  three of us came in and all went to the same side, like ducks
  i come in wide and the d lets me go till i run out of ice
  when i cut to the middle theres always a stick there
  i carry it in and end up against two guys at the wall with no support
  when im by myself on the rush the rest of my line is changing
  dumped it in because i had no idea, coach gave me thumbs up??
  coach: "get it deep". me: dumps it to the goalie
  i chip it and chase it but their d just leans in my way
  no speed at the line so every dump in is theirs
  one guy goes offside every rush, always the same guy
  we enter the zone and stop at the blue line like theres a red light
  kid skates into three defenders with his head down, loves it
  nobody drives the net, we all stop at the hash marks for a snapshot
  i go to the net and the pass comes behind me
  go to the net and stop, he says, but the stop part is missing
  he drives me wide and i cant cut back in, end up hugging the post
  no one follows the shot so the rebound just lies there dead
  i shoot and turn away for the corner, coach hates it
  all my shots from the wall hit their first guy
  puck goes low to high and our point just slaps it into a shin
  low to high for us means low to nobody
  nobody goes to the point when our d goes down, then its a footrace
  i cover for the pinching d and then dont know when to go back in
  my d cant keep it in, puck hops his stick on the line every time
  i keep pucks in but then im stuck there with a guy in my face
  i get it at the point and freeze, like a deer
  coach wants me to get it off in one touch, i need about four
  faked the slapper and their winger slid by like he was stealing second
  walked the line, ran out of line
  we shoot from the point with zero bodies in front, easy saves all day
  i stand in front for the screen and block all our own shots
  my job is net front and i never get my stick on anything
  their d ties up my stick so i just stand there like furniture
  parked at the post for a backdoor pass that never comes
  pass came through to the back door and i wasnt ready, stick in the air
  i tipped one finally, off the shaft and in, ill take it
  i keep ending up in the blue paint and the ref waves off our goals
  moved to the net as a skinny kid and they just move me back out
  coach says take his eyes away, i feel weird standing that close to her
  i get in front of the net too early and they box me out
  theres always a scramble and im always on the wrong side of it
  our tall girl hates the net front, how do i sell it to her
  puck in the corner, guy on my back, and my shift ends there
  two spins and i lose it, mom calls it the washing machine
  he gets low under my hands and lifts me off the puck
  lost every wall battle tonight, like i had socks on
  i get there first and still come out without the puck
  they come in waves on the wall, i beat one and the second guy strips it
  kick it loose to my buddy, but my buddy is never there
  coach says support, so we all came, four guys in one corner
  our cycle is one guy going around while two of us cheer
  i play bumper and i get the puck with my back to everything
  bumper spot is a sandwich, four sticks around me
  on the pp half wall i just stand there holding it, what are my options
  the half wall guy on our power play never moves his feet
  five of us stand still and pass, my grandma could kill that penalty
  power play practice looks gorgeous, games look like a fire drill
  our pp breakout takes 40 seconds and then we lose it at the line
  drop pass guy is never there so i drop it to their forward
  flank guy waits with his stick cocked to the ceiling, pass never comes
  i fan on one timers, crowd goes ooooh then ahhh
  seam pass looks open, then a stick shows up from nowhere
  they pressure us high and we cough it up for a breakaway
  with the man advantage we get cute
  nobody wants to shoot because of what the coach said about turnovers
  goal line play, down to the low guy and back, he gets eaten up down there
  we finally scored on the pp and it went in off two bums
  their pk is so aggressive i have half a second, i panic and bang it around
  got put on pp2 and we only ever get the last 20 seconds
  my kid lives for the power play but never gets on the kill
  lefty on the left, righty on the right, our one timers are all backwards
  10u power play, i just tell them spread out and they hug the boards
  pp guys want to stay out the whole two minutes and come back dead
  two of us went for the same guy on the kill and left the slot open
  our box gets stretched like a rubber band
  im up top on the pk and chase their d back and forth until im cooked
  he fakes the shot, i drop, he goes around me and its four on three
  puck went down low and all four of us turned our backs to the back door
  we had it on the kill and tried to be fancy instead of firing it down
  i shot it the length of the ice and missed by a mile because of nerves
  pk faceoffs, lose it clean, goal in four seconds
  i love killing penalties, coach thinks im strange
  coach says "good sticks" on the pk and i only have the one
  diamond works until they put a guy in the middle of it
  our low d get sucked to the puck and theres a kid alone at the post
  nobody tells me when to jump so i never jump
  shorties against us, three this month, all from our own point man
  5 on 3 we stood in a triangle like bowling pins
  open ice on the kill and i ran out of gas at center
  4 on 4 theres so much room and i cover nobody
  3 on 3 overtime, i chased the puck and left my guy, game over
  in ot we circled back about nine times and nobody took a shot
  took two penalties in the o zone and watched both goals from the box
  out of the box and straight onto a breakaway, hit the post
  i lean on the draw and get my stick lifted before it drops
  the other center jumps early and gets away with it, every time
  he turns his body and wins it with his skates, sneaky
  i win it forward by accident more than back
  won the draw clean and my winger was looking at the stands
  draws on my backhand side are hopeless
  my hands are too high on the stick for draws, so the ref guy told me
  wingers on the dot lean in too early and get us kicked out
  supposed to tie up the other center, we both just stand there like goats
  lost the draw and my man was gone before i turned
  after a lost draw i go to the point but their d already shot it
  our faceoff plays have names and nobody remembers the names
  i go into the circle and my head goes blank about which play we called
  center got tossed, i had to take it, i was a nervous wreck, won it lol
  righty center on the left dot, feels like writing with the wrong hand
  i only beat him once out of 14 and that was because he slipped
  the puck lands between my feet and everybody dives in
  d zone draw, ten seconds left, and i lined up on the wrong side
  my line change is so slow the next guy is already yelling
  changed while the puck was coming at us, coach lost his voice
  i get off but my d partner is on the far side and cant
  nobody wants to come off, they look at the bench and look away
  the guy i change for plays two minute shifts, no joke
  jumped on early and touched the puck, two minutes, my bad
  he came off the wrong door and i was sitting in the way
  got stuck out for three minutes because they wouldnt let us out
  my short shifts get shorter because the guy before me hogs it
  10 kids on the bench and none of them knows who is next
  ive got one door parent who daydreams and one who shouts
  my kids hop the boards and hang there like laundry
  we change on the backcheck, yes i know, its beer league
  changed for me and left his man all alone at the far blue line
  my daughter comes off after 20 seconds, the others after 90
  rolling three lines down a goal and the dads want the top line every shift
  i shortened the bench late and we won, parents are split on it
  matching lines against a team with one monster center wore me out
  last change at home and i still got the wrong guys out there
  i scream for it and my own voice cracks so i stopped
  i dont talk out there because i dont know what to say
  everybody calls for it at once and i give it to the loudest
  the other team taps their stick and my kid passes to them
  my partner is silent as a stone and we bump into each other
  i hear "time" and there is no time
  someone yelled man on but it was for the other d
  new kid speaks mostly french and our calls are all english, we use stick taps
  our goalie directs traffic louder than me and im the coach
  i call switch and he doesnt switch, goal
  coach talks fast with a whiteboard and i nod and dont get it
  my son says "yes coach" and then goes to the wrong spot
  he used the word "layer" ten times at practice, i pretended to know
  "get above the puck", i was on top of it i thought
  "play inside the dots", does he mean me or the puck
  "puck over glass is fine when we die", i wrote it down and still dont know
  eat it on the wall, coach says, lol what
  kill the play, he yells, so i stood on the puck, then what
  "stay on the D side" and im a forward so i got confused
  net side and puck side, i get them backwards
  they say im a 200 foot player, good thing or not
  coach calls me "a thief" cause i pick so many passes, love it
  dont feed the monster, he says, is a monster a turnover
  "activate" he yells at us d, like were robots
  new coach says surf, old one said angle, is it the same thing
  what he calls a swing the other coach calls a curl, my head spins
  "scissor" and "pick" at the line, are those even legal
  hit him with speed means pass while hes moving, took me a month
  bench keeps yelling "wood!" and i think it means stick on stick
  "high flip" out of the zone, i flip it and it lands on our bench
  mohawk out of the corner, he says, my feet said nope
  soft ice, i thought that meant the ice was warm
  they put me at center and i skate a marathon and never see the puck
  as a winger i hug the boards so much i could paint them
  moved to d for one game, felt like playing goalie without pads
  i drift to the puck side no matter where they put me
  dad wants me at center, coach wants me on d, i want the puck
  lefty playing right wing, every rim comes to my backhand
  my off side is a mess on d, i turn into the wall to pass
  he plays d like a forward and forward like a d
  our best skater is a d and rushes every time, the rest just watch
  she drifts up from defense and forgets she is a defender
  center chases the puck into both corners and then has no legs for the rush
  i have no center this weekend, two wingers said not it
  little guy on d keeps sneaking to the front of their net, scored twice
  put our slowest kid in front of the net and he eats it up
  rotating positions every game and now nobody knows where home is
  first year beer leaguer stuck on left wing, i have no clue where to go
  in mens league our d never come back past center
  i only get the puck when its bouncing on edge with two guys on me
  no one near me in the high slot and i still shot it off the glass
  all alone in front, i had time for a sandwich, i rushed it
  i find soft spots but my linemates are blind
  hide behind the d and pop out late, works like a charm
  i sneak down from the point and nobody picks me up, easy goals
  he loses me every time in the weeds, best feeling
  stood behind the net with the puck waiting and nobody came, gretzky i am not
  wraparound keeps getting stuffed because i slow down at the post
  i beat the d out of the corner and have no plan after
  i turn back at the blue line and my own guys are offside
  my regroup pass got cut off and it was a clean breakaway the other way
  neutral zone is a blender, puck goes in and comes out theirs
  the red line is where our passes go to sleep
  long bomb from the d, i deflect it in deep, coach happy, me bored
  d holds it forever at our blue line and the three of us stand waiting
  we all skate up the same lane like a train
  mid lane guy never shows for the pass, always at the far blue line
  i swing through the middle with speed and the pass comes when i stop
  they sit four across the blue line and we crash right into it
  one of theirs always cheats at center ice and our d never sees him
  their top line walked through us like we were turnstiles
  the shadow job on their best kid worked, he got zip, i touched no pucks either
  i covered number 9 so tight that his mom waved at me
  they stole four pucks off our d and cashed every one
  forced turnovers all night, buried none
  we scored first then sat back and they buried three
  gave up the blue line all game and they skated in whistling
  up two with five left and we started slapping pucks away to nobody
  played not to lose and guess what
  after we score we fall asleep and they get it right back
  the first shift decides everything with this group
  my peewees defend great until the puck goes behind the net
  every team figured out that our right side is weak and dumps it there
  all their goals come from the same spot, left post, same play
  we practice the system on tuesday and by saturday its soup
  new system, 2 practices in, they look like bumper cars
  kids know the drill by heart but nobody can say what its for
  i put the x's on the board and one kid asked who the pirates were
  tried to teach triangles, got a straight line
  they stop as soon as they pass, like the job is done
  i pass and admire it
  when the puck changes hands we need three seconds to notice
  turnover at their line, and all five of us facing the wrong way
  my teens chip out and then change, so they come right back at tired guys
  no puck support at all, everyone waits on an island
  puck carrier goes left and the other two go left with him
  great hands but he tries to beat the whole world and loses it third man
  hes by far our best and never passes, how do i coach that
  they double team our best kid and nobody uses the free ice
  he draws two guys and i stand in the open with my stick down, nothing
  we have four leftys on d and every breakout goes the same way
  goalie sets it behind the net for me and i overskate it
  my goalie comes out for the rim, do i go or stay
  i screened him, then tipped it past him, then said sorry
  our goalie freezes everything, so we live in our own end taking draws
  goalie wants us to leave the shooter alone, my instinct says get in front
  lined up for the 6 on 5 and two of us took the same spot
  with an empty net i iced it twice trying to be a hero
  down one, goalie out, i threw a blind pass to the point, game over
  they pulled theirs and we backed in so far we were a second goalie
  delayed call, we had the extra skater and he stood by the door
  played on half ice all winter and now on full ice they get lost
  cross ice games are over and my 9s have no clue about offside
  he goes offside because he looks at the puck and not the line
  i drag my toe at the line and still get whistled
  asked my kid what her job was, she said "go fast"
  at 8 he thinks f2 is a key on the keyboard
  im 10 and i play d and the big kid just goes by me zoom
  coach says keep my head up but then i lose the puck
  i wanna score but im on defence and coach says stay
  rim comes so hard it hops my stick and slides to their point
  gap was good till the red line and then i got lazy
  coach wants me to hinge back behind the puck, is that just a drop step
  im a step off my angle on every shot from the left dot
  kid walked down the wall and i gave him the whole far side
  i line up with his body and the puck is two feet over from there
  dad stood behind my net with a rope and i was way off center
  on the right side im fine, on the left i guess where the net is
  my crease marks get snowed over and i lose my spot by the second
  i tap the post to find home and by then hes already let it go
  she shoots while moving and my angle is stale by the time it comes
  a guy in mens league told me im standing on the wrong half of the net
  backed all the way to my goal line and he just picked a corner
  i come out hot and then they pass it and im miles away
  coach wants my heels out of the paint and it feels naked out there
  my son is glued to the goal line like theres a magnet in it
  retreat too fast on rushes and end up sitting in the net
  when the shooter drags it in i forget to drag with him
  i come out so far the kid just skates around me and taps it home
  challenged a point shot and it hit a shin and i was stranded
  for a little kid is it better to come out lots or stay home
  im 5 foot 2 in net and they all go upstairs on me
  every puck that hits my left pad goes right back to the same guy
  i make the first stop then lay there like a beached seal
  first save easy, second one i dont even see it leave
  my pads are like pinball bumpers, everything shoots back out to the hash marks
  our d watches me spit out rebounds and admires them
  new pads are so lively the pucks go to center ice almost
  trying to kill the puck in my gut but it squirts out under my arm
  rebound came to her stick on a plate, empty net, thanks me
  he shoots low on purpose just for the rebound and i fall for it
  i get up on the wrong leg and the rebound goes in behind me
  goalie on our team stops everything once and nothing twice
  my chest saves roll down my front and sit in the blue paint
  practiced steering with my stick all week and in the game i forgot i own one
  their biggest kid parks his butt in my view and i see only jersey numbers
  point shots through a crowd, i just drop and hope it hits me
  i peek left, the shot comes right, every single time
  my own d are the worst screens, they back up right into my lap
  shot came off the point and i heard it hit the net before i saw it
  lost the puck behind three guys and went down blind
  i yell i cant see and my d turns around to look at me
  tall screener and im short so i look through his legs
  guess im cheating to the short side on screens cause they snipe far on me
  lady on the other team wiggles her stick in front of my eyes, is that allowed
  he tips pucks down at my skates and im already committed up high
  breakaway kid came in slow and i got bored and moved first
  i poke too early and he just pulls it around my stick
  he looked high, went low, i bought a ticket to the wrong show
  every shootout i go down before he even reaches the hash marks
  she came in alone, gave me one shoulder and i was on my belly
  i hold my ground till the last second then my legs open like a gate
  stopped 4 of 5 breakaways at practice and zero in the game lol
  im solid on shots but a clear cut dangle turns me to soup
  kid has sick hands and he waits me out, im swimming by the time he shoots
  goalies who charge out on breakaways look so cool, i tried it and got burned
  on breakaways i back in until my bum hits the crossbar
  the forehand backhand forehand kills me
  i stay up for the shot and its five hole, i drop and its bar down
  my glove is lazy, it hangs by my knee like a purse
  pucks go in and out of my mitt, im just not squeezing
  catch it with one hand in the yard no problem, in a game its a board
  i turn my glove palm down on low shots and they sneak under
  he always goes glove on me cause word got around
  every team we play shoots glove side first shift, they must talk
  baked my glove to break it in and now its floppy like a pancake
  my daughter wont fully close her catcher cause its too stiff for her hand
  snow cone save made the whole bench lose it
  i reach across with my glove for pucks on the blocker side
  blocker hand holds the stick wrong and i turn pucks into my own net
  shots off my blocker go straight up and i have no clue where it lands
  tight to my blocker hip theres a hole and my buddies know it
  i punch at the puck with my blocker and miss
  stick side low is dead to me, they could score there all day
  i choke up on the paddle and my blade comes off the ice
  my stick blade floats two inches up and everything goes five hole
  i hug the post so hard i cant push off it
  he came out from behind the net on the side i wasnt looking
  my skate slips off the post and i lose the net behind me
  reverse vh looks fancy but kids roof it over my shoulder
  i stay standing on the post and it goes in between my pad and the iron
  wraparounds are my nightmare, i beat him there and it still trickles in
  the pass out from the goal line to the slot gets me every game
  when hes behind my net i dont know which way hell pop out
  i lean on the post and leave the far side wide open
  got caught looking over the wrong shoulder, tap in
  i kicked my own post off and the ref gave me the look
  my toe gets stuck on the outside of the post
  puck hit the iron, hit my heel, went in. story of my night
  go behind the net to stop a rim and it hops over my stick
  i left it for my d and he left it for me and nobody touched it
  panicked with it behind the net and fed the guy in front, empty net goal
  my goalie loves to roam and i lose a year of my life each time
  coach told me to stay home after i coughed it up twice
  backhand clear goes about four feet and stops
  i cant lift it one bit with this big stick and glove on
  they dump it on me and i freeze up, no idea to cover or pass
  saucer from my crease landed on our wingers tape, my first apple as a goalie
  i get an assist once a year and brag about it till spring
  shot at the empty net from my crease and missed by a hair
  turco grip or regular for a kid with small hands
  my d say leave it, i hear play it
  nobody calls for it when i have the puck so i just fall on it
  ref keeps telling me to play it when i want to freeze it
  i snow angel on loose pucks and hope for a whistle
  hand me down pads are way too tall and they knock each other when i move
  my straps are loose and the pad spins backwards when i drop
  his goalie skates are flat as butter knives and hes sliding everywhere
  got them sharpened too deep and now i cant shuffle, i just stick
  old chest protector rides up to my chin when i go down
  his cage fogs up and he says the puck vanishes
  borrowed a goalie stick thats too long and my blade stands on its toe
  paddle is too tall so my blocker sits way out to the side
  our club pads weigh a ton when they soak up water
  pants so wide i cant close my five hole, i waddle
  picking between 30+1 and 32+1 and the shop guy said try the dog walk
  toe ties ripped in warmup and i used a skate lace the whole game
  white pads or black pads, do shooters really get fooled
  my blocker palm has a hole you could pass a puck through
  went from leather straps to elastic and it took me a month to trust it
  thrift store glove and its the best one ive owned
  kid wants a 900 dollar mask and hes nine
  do i tape the knob fat or thin on a goalie stick
  dads asks how often goalie steel needs doing if she plays twice a week
  his leg pads slide down like old socks by the second period
  zamboni ran late so i went in cold and the first two went by me
  warmup shots come three at a time and i just turn my back to them
  i have no routine before games, i just eat a banana and stretch
  bouncing tennis balls off the dressing room wall before games, my thing now
  our shooters aim for the bar in warmup and i feel nothing but air
  first shot of every game goes in, swear to god
  i look great in warmup and like a pylon at puck drop
  juggling three balls got my eyes going, two weeks in
  ten minutes of warmup, half of it kids looking for pucks
  goalie mom here, he wants the exact same song on the drive each time
  i start the period sleepy and wake up down two
  they only had five shots and three went in, i felt rusty all night
  40 minutes of nothing and then a 2 on 0, thanks guys
  i start counting ceiling lights when the play is down the other end
  my head is in the last goal while the next shot is coming
  i hear the parents groan behind the glass and then the next one goes in too
  i talk to my posts, teammates think its funny
  scoreboard watching is my bad habit, i look up every whistle
  after a softie he stands there like a statue for the next two shifts
  after a bad one i skate to the corner and back, it sort of works
  when we lead by one late my legs go to jelly
  im calm in practice and a squirrel in games
  one muffin from the red line bounced past me and the bench just stared
  let in a slider from the goal line tonight, the ugly kind
  a dump in from center hopped over my stick and in, worst goal of my life
  soft one squeaked under my armpit while i was looking behind me for it
  five hole again, the garage door was open
  a knuckler came at me all wobbly and i waved at it
  every game i give them one free one and then i lock it down
  beat clean from the blue line by a 10 year old, no screen, nothing
  i make the crazy saves and miss the easy ones
  puck sat dead behind me on the line and i sat there not knowing it
  tried to catch it and threw it in my own net, laughing now
  big save, then a stinker, big save, then a stinker, thats my season
  my kid is steady till the third and then softies
  shutout with 11 shots, does that even count as work
  lost the shutout with 14 seconds to go, off our own guys skate
  back to back goose eggs and now everyone jinxes me by talking about it
  rule on our bench, nobody says the s word till the horn
  34 saves and a donut, i kept the puck
  got a shutout and my teammates buried me in a pile at the crease
  she finally got her first shutout after two years of waiting
  our backup came in cold and held them at zero for a period, love that kid
  stopped 27 of 30 and we lost 3-0, no goal support
  stopped 19 of 19 and my mom cried in the stands happy
  24 for 24 through two periods then they got four
  faced 46 tonight, 40 stopped, legs are spaghetti
  saw 12 pucks and 5 beat me
  .878 this year, i was .910 last year at the lower level
  my gaa is 4.20 but our team gives up 40 a night
  what save percentage is decent for 12u rec
  whats my save percentage if i stopped 51 of 58
  we played 45 minutes and i gave up 3, is gaa counted per 60
  do empty netters go against my average
  does a shot off the post count as a save
  shootout goals, are those on my stats or not
  the scorekeeper gave them 9 shots, i swear it was 20
  app says 18 saves but i counted 21 on the video
  i came in relief down 4-1 and we lost 5-4, who wears the loss
  they put the win on the other goalie and i played two periods
  11 wins 3 losses 1 tie and i split the net, pretty proud
  my numbers at home rinks are way worse than away, weird
  look at my last five games and tell me where the goals come from
  save rate on breakaways is 2 for 9, yikes
  third period is my worst by far, 11 of my 17 goals against
  most of mine go in low blocker according to my dads chart
  mom tracks my shots on a napkin, is there a better way
  i have 4 goals and 15 apples, all my friends have it flipped
  two apples and a muffin from the point, not bad for a d man
  got 3 points tonight but minus 2, makes no sense
  7 shots on net 0 goals, goalie had my number
  my shooting percentage is 3, im basically feeding the goalie
  22 games 1 goal and it was into an empty net
  went from 6 points last year to 19 so far
  is plus minus a dumb stat for house league
  won 9 of 13 draws and nobody noticed lol
  ive hit 8 posts this season, i want half a goal for each
  my point streak died at 6 games
  no points in the last four and my stick feels cursed
  can you show my goals per game since christmas
  most of my goals are from right in the paint, dirty ones
  how many penalty minutes do i have compared to last year
  26 pim in 15 games, most of it hooks
  secondary assists look the same on the sheet and ill take them
  scored twice but the sheet gave one to my linemate
  wrong number on the game sheet so my goal went to number 17
  her stats page shows zero games and shes played six
  leading our team in blocked shots, is that good or bad
  my ice time is 11 minutes a game if the timer is right
  lost 4-2, empty netter at the end, stopped 31 of 33 before that
  6-5 win in a barn burner and i had the winner off my shin pad
  won 3-2, i stood on my head for the last minute of six on five
  got smoked 9-0 by the first place team and my backup got his first game
  we lost 2-1 on a puck that died in a snowbank on the goal line
  7-4 loss, they ran us out of the rink in the second
  tied it with the goalie pulled, 2 seconds left, bedlam
  we were up 5-1 and hung on 5-4, i aged ten years
  10-3, the three were all our fourth line, go figure
  our squirts lost 8-7 in overtime and slept the whole ride home
  1-1 against a team that beat us by nine in october
  dropped both games today 3-1 and 4-3, so close on each
  semis tomorrow at 7am, i get the start, so hungry for this one
  won the b final 4-0, i touched the trophy before anybody
  first start in juniors, they lit the lamp on shot one, ended 5-3 for us
  tournament record 2-1-1 and goals against got us out, cruel math
  2-0 loss, outshot em 29 to 11, goalie ate everything
  lost the tiebreak on goal differential by one single goal
  a sleepy 3-3 tie, both teams looked half dead from the early bus
  beer league final went 8 rounds in the shootout, i stopped the last 4
  gave up three on the power play and one shorty in the same game
  we had the lead twice and choked it away twice, 5-4
  4 straight one goal losses, our net is cursed in the last two minutes
  beat the team with the nasty top line 2-1, our pk killed six
  played 6 skaters the whole game, no subs, lost 5-4 and loved it
  i ripped a clapper top cheese and the other goalie tapped my pads
  garbage goal off my chest tonight, they all count the same
  had a clean sheet until he banked one off my stick knob and in
  our girls won 1-0 and the goal was a 90 foot dump in
  mercy rule kicked in at 8, clock just ran
  game got called at 2-2 cause the ice time ran out
  power went out at the rink with us up 3-0, is that a win
  got called for slashing and i only tapped his stick
  i lifted his stick and it came up too high, two minutes
  got two minutes for holding cause my glove was on her jersey one second
  ref said i hooked the hands, i thought it was stick on stick
  i get there late and my stick does the reaching, then im in the box
  he dumped it and i finished my route into him, got called for interference
  my kid leads the team in penalties and he isnt even mean, just clumsy
  tripped him by accident when i dove for the puck, still two
  dove and hit puck first then his skates, ref gave him a penalty shot
  i fell on the puck on purpose and im not the goalie, penalty shot apparently
  threw my broken stick out of the way and got a whistle
  played on with half a stick cause i panicked
  shot it over the glass while killing one, so then it was 5 on 3
  six guys on the ice and coach swears he counted five
  too many men twice in one game, my fault, i jump early
  sat in the box for the goalie cause he got a slash, i did nothing
  i served a bench minor cause i was the only one standing
  he held my stick in the corner and i got the call somehow
  took a penalty late up by one and couldnt look from the box
  the box door stuck and i came out late, they scored
  got out of the box right into a breakaway, buried it
  coming out of the box nobody sees me, best hiding spot in hockey
  bumped a guy after the whistle by accident, got roughing
  spearing, butt ending, i keep mixing up the names on the sheet
  elbow up on a shield gets me a penalty each month
  is a body check legal in u14 girls or just contact
  my arms wrap around when i pin a guy, ref says thats a hold
  double minor confuses our whole bench when they score on the first half
  they scored on a delayed call and i thought my penalty still counts
  goal during 4 on 4, who gets out of the box
  coincidental minors, the ref tried to tell me and i nodded
  whats the difference between a misconduct and a game misconduct
  can the goalie come to the bench on a delayed penalty if they might get it
  puck went in our own net during a delayed call, nobody knew what to do
  waved off my tip for a high stick, it was waist height i swear
  he knocked it in with his glove and it counted, robbery
  puck off the netting, we stopped, they didnt, goal
  i quit on the play cause i heard a whistle from the other rink
  tag up offside, half my team has no idea
  my winger hangs over the line and kills our rush every shift
  linesman called me off and my back foot was in the air over the line
  our rink has no hybrid icing so kids race to the wall
  iced it by a whisker and we couldnt change, dead tired out there
  goalie came out like he would play it then didnt, icing waved off
  off a draw straight down the ice, shorthanded so its fine right
  ref dropped it before i had my stick down
  he got tossed from the circle and i had to take it, no clue how
  i kicked it to my stick and they yelled kick but no whistle
  used my skate to direct it in and i played dumb
  puck on edge rolled over the line half way and the ref said no
  he pushed my pad with the puck under it across the line, goal stood
  i had it covered, he kept whacking, whistle never came
  my glove was on it and they dug it out and scored
  the whistle was so slow our goalie could have made a sandwich
  ran into by my own d and they scored, no interference on that one i guess
  kid sits in my blue paint all game and ref lets it go
  tapped the guy in my crease on the back of his pads, got warned
  the net popped off its pegs on their breakaway, was it on me
  i lost my mask in a scramble and the ref blew it right away, good rule
  do they have to stop when a goalies stick is gone
  my d gave me his stick and then he had none, fun shift
  threw my paddle at the puck out of panic, learned a new rule
  trapezoid, does my rink even have one
  goalie crossed center to cheer and the ref came over
  can a goalie get a hat trick of assists
  they only had one ref and he was at the wrong blue line all night
  ref was 15 and he called it better than the old guys
  first game in stripes, i skated into the play twice
  i reffed mites today and half of them asked me to tie their skates
  the puck hit my skates when i was reffing and their bench groaned
  never know where to stand when the puck is on my wall as a linesman
  hand signals for hooking and holding look the same to me
  my whistle froze in my mouth on my first offside, so funny
  ref coach told me i blow it dead too fast on covered pucks
  dad wants to get his level 1 ref card at 52, too slow?
  our bench chirps the ref about calls and then we get none
  captain is me, ref wont tell me why, he just skates off
  i begged the ref for a call and he laughed, fair enough
  the ump, i mean ref, gave us a bench for banging the boards
  what do i do when he calls it on the wrong guy
  him and his arm, up all night, we were 3 on 5 for half the game
  the ref said play on and we all stopped like deer
  evened it up with a makeup call and then it was a good game
  coach says be square, i thought i was square
  coach yells patience at me, patience for what
  goalie coach says my hands are quiet, is that good
  he tells me track it off the release and i only see it halfway
  im told to load my leg first but it takes forever
  she said my feet are set too late, they feel set to me
  heard somebody say i play inside out, lost me there
  coach wants active hands and then says quit reaching
  dont chase the game he says, i dont even know what that looks like
  supposed to beat the pass on my feet but im down before it gets there
  they say read the stick, whats on it, the brand lol
  goalie coach says overlap and seal and my kid just nods along
  i drop on everything, even the ones up high
  when hes winding up i sink before it leaves his blade
  i go down and stay down and then its a shooting gallery upstairs
  stand up goalie from the 80s here, kids on my team laugh but it works
  my shuffle is choppy so i hop instead
  i push and my back leg drags behind like an anchor
  left to right is slick, right to left i look like a tractor
  slide past the post and end up in the corner with the fans
  i overshoot on cross crease passes and leave the near side naked
  they pass it across and i just stare at the first guy
  back door tap ins, i never get my leg over there in time
  puck goes d to d and im still saying hi to the first d
  one timers from the dot, im moving when its already behind me
  i open up like a barn when i move side to side
  my knees wont stay together on the ice, theres daylight for a truck
  getting up takes me three business days
  i flop like a fish and the bench loves it but they score
  desperate two pad stack worked once and now i try it all the time
  swim move save, no technique, all heart
  i spin the wrong way in scrambles and face my own net
  on a bad angle i expect a pass and he just shoots it
  guy on the wall, guy in front, i dont know who to trust
  2 on 1, my d takes nobody and leaves me both
  told my d you take the pass and he took a nap
  they come down 3 on 0 and i just pick one
  deflections off our sticks beat me more than their snipers do
  puck dropped off the glass behind me and landed on my back
  bounce off the end boards came out front faster than i turned around
  in old barns the boards are so lively i lose it every dump in
  outdoor rink, sun right in my eyes for one period
  the lights at this rink are so yellow the puck is a shadow
  clapper from the point scares me and i turn sideways, want to stay big
  i blink on hard shots and then its behind me
  used to shy away from high ones and now i lean into them, proud
  u9 goalie wants to catch snowflakes in his mitt, any games to keep him in it
  he wants to be a goalie this year and i know nothing, im a soccer mom
  both twins want net and theres one set of pads
  our goalie didnt show so i strapped it on, first time ever, stopped 14
  forward all my life, trying net at 38, what did i get into
  i got talked into net at pickup and now nobody lets me out lol
  teams full time goalie moved away and were rotating five kids
  skater until last month, my goalie stance looks like sitting on a toilet
  coach asks who wants net and all the kids hide behind each other
  backup goalie all season, i open the door and hold the clipboard
  get every third start and i go stale between them
  rode the pine four games, then started against first place, 4-2 w
  hes better than me right now and i want to steal the job
  coach pulled me to wake the team up, not cause of me, still felt odd
  got the mercy hook at 6-0 and the new guy let in six too
  goalie practice is just the team ripping shots at me in a row
  they line up at the hash marks and fire before i reset
  nobody at practice plays rebounds so i never learn to recover
  we run the drill so the shooters have fun and i get nothing from it
  stuck in the far net half of practice with no shots, touched maybe ten pucks
  i volunteer with the goalies and i was a winger, i feel like a fraud
  have two goalies for one 20 min slot, one shoots and one saves
  my driveway goalie drills are me, a wall and a ball
  dad fires tennis balls at me in the yard and hes got no aim
  slide board in the basement, wife says it smells like goalie
  hand eye stuff with a reaction ball, it bounces under the couch and thats practice over
  no pads for 4 months this summer, first skate back was a mess
  summer league, slow ice, puck stops dead in my crease
`);
