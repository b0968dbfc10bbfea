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
`);
