import { questionLines, type RankingQuestion } from './ranking.questions.js';

/** Questions about tactics and rules as they are typed on a phone. 'none': the coach has no entry about the rule. */
export const developmentQuestions: readonly RankingQuestion[] = [
  ...questionLines('tactics', 'skater', `
    where r u supposed to stand as a center when they have it in our corner | center-role or defensive-zone-coverage
    lw in dzone who do i cover | wing-role or defensive-zone-coverage
    do wingers go all the way down low or stay up by the points | wing-role or defensive-zone-coverage
    whats a rd supposed to do when the ld pinches | defense-joining-rush or defense-role
    should i go or stay when the puck is coming up the wall at the blue line | defense-joining-rush
    3 on 2 rush what do we do | two-on-one-offense or two-on-one-defense
    how do u defend a 3 on 2 | two-on-one-offense or two-on-one-defense
    whats mid lane drive | two-on-one-offense or two-on-one-defense
    who takes the puck carrier on a 2 on 1 me or the goalie | two-on-one-defense
    2on1 against do i slide to block the pass | two-on-one-defense
    2 on 1 me and my buddy and the goalie never bites on the pass | two-on-one-offense
    guys blow by me wide all the time | one-on-one-defense or gap-control
    i keep backing up into my goalie when they rush me | gap-control or one-on-one-defense
    how close shud i be to a fwd at the blue line | gap-control
    he deked me out so bad, do i watch the chest or the puck | one-on-one-defense
    whats angling mean | angling
    how do i steer a guy to the boards | angling
    f1 f2 f3 whats that mean | forecheck-systems
    whats the job of f3 | forecheck-systems
    when do i go in deep on the forcheck and when do i stay back | forecheck-systems
    1 2 2 forecheck who goes first | forecheck-1-2-2
    2-1-2 vs 1-2-2 which is better | forecheck-2-1-2 or forecheck-1-2-2 or forecheck-systems
    their d is trapping us in the neutral zone, cant get through | neutral-zone-trap
    left wing lock how does it work | neutral-zone-trap or forecheck-systems
    how do i get open for a breakout pass on the half wall | breakouts or wing-role
    d to d pass behind the net then what | breakouts
    they forecheck so hard we just throw it up the boards and lose it | breakouts or passing-under-pressure
    what does reverse mean on a breakout | breakouts
    stretch pass when | breakouts or zone-entries or regroups
    dump and chase or carry it in | zone-entries
    whats a good way to enter the zone when they stand up at the blue line | zone-entries
    why does coach say hit the brakes and curl up after we cross the line | zone-entries
    we got turned back at the red line, whats next | regroups
    how does an umbrella power play work | power-play
    1-3-1 pp who stands in the middle | power-play
    where do i go on the pp if im the bumper | power-play
    do i chase the puck when we r killing a penalty | penalty-kill
    how agressive on the pk | penalty-kill
    we have a 5v3 how do we set up | five-on-three
    im on with 6 skaters cuz our goalie is pulled, where do i go | pulled-goalie
    whats the deal with changing in 3v3 ot | overtime-play or line-changes
    how do i keep the puck going around low in the corner with my linemates | cycling
    coach yells support the puck, whats he want | supporting-the-puck
    im always too far from the puck | supporting-the-puck or where-to-be
    i never know wher to skate when we dont have the puck | where-to-be or supporting-the-puck or backchecking
    we blew a 3 goal lead again | protecting-a-lead
    last minute and were winning by one, do i dump it | protecting-a-lead
    down a goal with 1 min left what should we do | coming-from-behind or pulled-goalie
    how do i backcheck, who do i pick up | backchecking
    coach says backpressure | backchecking
    my shifts are too long says coach | line-changes
    is 45 secs a normal shift | line-changes
    i lose every draw | faceoffs
    how to take a faceoff against a lefty | faceoffs
    d zone draw where do the wings line up | faceoff-plays
    got any set plays off a faceoff in their end | faceoff-plays
    rw but i shoot left, good or bad | off-wing
    how do you screen the goalie without getting a penalty | net-front or tips-and-screens
    how do i move a big guy from in front of our net | net-front
    how to come out of the corner with it | puck-battles or puck-protection
    every 50/50 puck goes to the other guy | puck-battles
    what does low man wins mean | body-position or puck-battles
    how do u stay between your guy and the net | body-position or defensive-zone-coverage
    do i drop down to block a slapper | blocking-shots
    what should i be saying to my teammates out there | communication-on-ice
    how do pros know where the puck is going to be | reading-the-play or hockey-iq
    how do i get a better hockey iq | hockey-iq
    think faster with the puck | hockey-iq or reading-the-play
    coach moved me to d and i hate it | position-change
    am i a center or a wing | choosing-position
    what are the duties of a center | center-role
    whats a d mans main job | defense-role
    stay at home d vs offensive d | defense-role or defense-joining-rush
    all 5 of us end up in the same corner | bunching-up or where-to-be
    active stick what is that | stick-checks or gap-control
    how do i take away the passing lane | stick-checks or two-on-one-defense or defensive-zone-coverage
  `),
  ...questionLines('tactics', 'child', `
    where do i go when i play wing | wing-role
    what does a defence man do | defense-role
    everybody goes for the puck and nobody passes | bunching-up
    wat position shoud i be | choosing-position
    how do i win a face off | faceoffs
    coach says spread out | bunching-up or where-to-be
    what is fore checking | forecheck-systems
    big kids push me off the puck | playing-against-bigger or puck-protection or puck-battles
    who do i guard | defensive-zone-coverage or where-to-be
    whats a power play | power-play
  `),
  ...questionLines('tactics', 'parent', `
    my son plays left defence, where should he be when we attack | defense-role or defense-joining-rush
    why does the coach keep switching their positions every game | rotating-positions
    what is a breakout exactly | breakouts
    my daughter stays out way too long every shift | line-changes
    why do they take the goalie off at the end | pulled-goalie
    he never comes back to help his defence | backchecking
    whats forechecking | forecheck-systems
    should a 9 yr old have a fixed position | rotating-positions or choosing-position
    what does the coach mean by gap | gap-control
    she just follows the puck around | bunching-up or where-to-be
  `),
  ...questionLines('tactics', 'coach', `
    best forecheck for a slow 14u team | forecheck-systems or forecheck-1-2-2
    how do i explain d zone coverage to 10 yr olds | defensive-zone-coverage or teaching-systems
    whats the simplest breakout for mites | breakouts or teaching-systems
    how much systems stuff at 12u | teaching-systems
    power play setup for squirts | power-play
    pk system for bantams | penalty-kill
    my wings leave the zone too early | breakouts or wing-role or defensive-zone-coverage
    our d never join the rush | defense-joining-rush
    we get outnumbered in the corners | puck-battles or defensive-zone-coverage or supporting-the-puck
    how do i beat a team that sits back in a 1-2-2 trap | neutral-zone-trap
    kids bunch up around the puck in games | bunching-up
    when to pull the tendy down by 2 | pulled-goalie
    teach angling to peewees | angling
    cycle drill ideas and when to teach it | cycling
    what should centers do below the goal line | center-role or defensive-zone-coverage or cycling
  `),
  ...questionLines('rules', 'skater', `
    what even is offsides | offside
    skate on the line but the puck is over, on or off | offside
    do i have to tag up when they dump it | offside
    is it still icing if the goalie comes out | icing
    can u ice it on the pk | icing
    why cant we change after icing | icing or line-changes-legal
    can i glove it down to my teamate | hand-pass
    is it a penalty to close ur hand on the puck | hand-pass
    puck went in off my skate does it count | kicked-in-goal
    i knocked it in above the crossbar, no goal? | high-stick-goal
    batting a puck out of mid air legal? | high-stick-goal
    ref said no goal cuz i was in the paint | crease-rule or goal-counts
    can i bump the goalie when hes out of his net | crease-rule
    6 guys on the ice what happens | too-many-players
    can i jump on before he gets to the bench | line-changes-legal or too-many-players
    how long r periods in pee wee | periods-length
    whats running time | periods-length
    mercy rule in hockey? | periods-length
    is there ot in the regular season | overtime-rules
    how many guys shoot in a shootout | shootout-rules
    can u go backwards in a shootout | shootout-rules
    when do u get a penalty shot | penalty-shot-rule
    can they pick who takes the penalty shot | penalty-shot-rule
    why did play keep going when the ref had his hand up | delayed-penalty
    if we score on a delayed penalty do they still go to the box | delayed-penalty or penalty-length
    whats the difference between a minor and a major | penalty-length
    2 min or 5 min for boarding | penalty-length or checking-from-behind or penalties-list
    do u get out of the box if they score | penalty-length
    both teams got a penalty so why is it 5 on 5 | penalty-length
    whats hooking | penalties-list
    is it tripping if i get the puck first | penalties-list or ref-call-unclear
    what counts as cross checking | penalties-list
    whats the diff between charging and boarding | penalties-list or checking-from-behind
    can you get a penalty for diving | penalties-list
    what do u get for fighting | misconduct
    how many games do u miss for a game misconduct | misconduct
    match penalty meaning | misconduct
    hit a kid in the head by accident and got a penalty | checking-from-behind
    can girls check | girls-checking
    is poke checking allowed in u10 | stick-checks
    can i lift his stick from behind | stick-checks
    puck over the glass is it a penalty | penalties-list or whistle-stops or delay-of-game
    what is delay of game | penalties-list or whistle-stops or delay-of-game
    can u get a penalty for falling on the puck | penalties-list or hand-pass
    does it count if the puck is only half over the goal line | goal-counts
    buzzer went off and then the puck went in | goal-counts
    net came off and we scored | goal-counts
    puck hit the ref and went in | goal-counts
    can a goalie score | goalie-rules
    can the goalie go past the red line | goalie-rules
    who sits in the box when the goalie gets a penalty | goalie-rules
    can the goalie cover the puck outside the crease | goalie-rules or whistle-stops
    do teams get time outs | timeouts
    how many timeouts in a game | timeouts
    is my curve too big is there a rule | equipment-rules or stick-curve
    do i have to wear a mouthgaurd by the rules | mouthguard or equipment-rules
    my helmet came off can i keep playing | equipment-rules or whistle-stops
    stick broke can i still play with it | broken-stick
    what does it mean when the ref crosses his arms | officials or penalties-list
    what do the linesmen do | officials
    washout signal | officials
    who decides if its a goal the ref or the linesman | officials or goal-counts
    why did i get kicked out of the faceoff | face-off-rules
    where does the faceoff go after a goal | face-off-rules
    can i kick it on a draw | face-off-rules
    what is the trapezoid for | rink-lines or goalie-rules
    do we play a tie breaker game | standings-explained or overtime-rules
    how many pts for an ot loss | standings-explained
    ref made a terrible call | ref-call-unclear or referee-respect
    can i challenge a call | ref-call-unclear
    can the captain talk to the ref | captain or ref-call-unclear
    how many players can dress | team-size
  `),
  ...questionLines('rules', 'child', `
    what is icing | icing
    what dos offside mean | offside
    why did the ref blow his wistle | whistle-stops
    how do i get a penalty | penalties-list
    what is the blue paint | crease-rule or rink-lines
    can i touch the puck with my hand | hand-pass
    how long do i have to sit in the box | penalty-length
    do we have offsides in 8u | small-ice-rules or offside
    can i kick the puck | kicked-in-goal
  `),
  ...questionLines('rules', 'parent', `
    why do the little kids play on half the ice | small-ice-rules or practice-full-ice-half-ice
    do they keep score at 8u | small-ice-rules
    no goalies in mites is that normal | small-ice-rules or goalie-rotation
    what happens if a team doesnt have enough players | team-size or short-bench-game
    my kid got suspended, how long | misconduct
    birthday is dec 30, what division is he | age-divisions
    what is the ref signalling when he chops his arm | officials or penalties-list
    why does he have to leave the ice when his helmet falls off | equipment-rules or whistle-stops
    can a girl play down an age group | age-divisions or playing-up
    what are the rules of hockey in short | how-hockey-works
    can i yell at the ref from the stands | referee-respect or screaming-parents
    can the coach argue with the referee | ref-call-unclear or referee-respect
    why did their goalie skate to the bench during a penalty call | delayed-penalty
  `),
  ...questionLines('rules', 'coach', `
    can a player serve the penalty for the goalie | goalie-rules
    who gets last change | line-changes-legal
    bench minor for what | too-many-players or penalties-list
    what do i need to know about a too many men call | too-many-players
    at what age do we introduce body contact | checking-age
    can i call a timeout to rest my pk | timeouts
    how do i protest a game | ref-call-unclear
  `),
  ...questionLines('goalie', 'goalie', `
    how do i stop one timers | goalie-slides
    backdoor one timers on the power play kill me | goalie-slides or goalie-two-on-one or goalie-penalty-kill
    how do i cover the puck in a scrum | rebound-control
    they keep going top shelf on backhands | goalie-high-shots
    what do i do on a cross ice pass | goalie-slides
    how do i read if he will shoot or pass | goalie-tracking
    how do i stop a slapshot from the point | goalie-depth or goalie-screens or goalie-angles
    deflections in front always get me | goalie-screens
    how do i push side to side faster | goalie-slides
    which leg do i push with | goalie-slides
    how do i pass it up to my d | goalie-puck-handling
    how do i stop dump ins behind the net | goalie-puck-handling
    should i come out for loose pucks | goalie-puck-handling
    what do i do when my d screens me | goalie-screens
    how do i stop toe drags | goalie-breakaway
    how do i handle a wrist shot from the slot | goalie-angles
    how do i get up faster after going down | goalie-recovery
    my coach switched me with the other goalie mid game why | goalie-benched
    i lose sight of the puck when its behind the net | goalie-tracking or goalie-wraparound
    how do i follow a rebound to the other side | rebound-control or goalie-recovery
    how do i stop someone going around me on a breakaway | goalie-breakaway
    who do i cover on a 2 on 0 | goalie-two-on-one
    how far out should i be on a 2 on 1 | goalie-two-on-one
    how do i stop saucer passes backdoor | goalie-two-on-one or goalie-slides
    how do i take a slapshot | slap-shot
    how do i skate backwards faster | backward-skating
    should i challenge the shooter | goalie-depth or goalie-angles or goalie-two-on-one
  `),
  ...questionLines('unknown rules', 'skater', `
    is there a rule about how long you can hold the puck behind your own net | none
    can you get a penalty for swearing in the locker room | none or misconduct
    are you allowed to wear an earring in a game | none or equipment-rules
    whats the rule on throwing your stick | none or penalties-list
    is it legal to use a two piece stick | none or equipment-rules
    whats the two line pass rule | none
    can we play with music on during the game is that allowed | none
    is spitting a penalty | none or penalties-list or misconduct
    rule about ads on jerseys | none or jersey-number
    can you take your gloves off on the ice is that allowed | none or equipment-rules
  `),
]; // prettier-ignore
