import { questionLines, type RankingQuestion } from './ranking.questions.js';

/** Questions and complaints as players, parents and coaches write them in forums and chats. */
export const forumQuestions: readonly RankingQuestion[] = [
  ...questionLines('tactics', 'skater', `
    im a center and by the time i get up the ice the play is already over because i was way down by our goal | center-role
    so coach has me down the middle now and says low and slow, what does he want | center-role or breakouts
    got thrown in at C because two guys are sick. give me the basics | center-role
    do i as the C go behind the net to help or hold the front | center-role or defensive-zone-coverage
    their center just skates away from me in our end every time | center-role or defensive-zone-coverage
    when our d goes into the corner am i the one who takes the front as the centerman | center-role or defensive-zone-coverage
    lw here, their d keeps getting open shots from the top | wing-role or defensive-zone-coverage
    rim comes hard around and i just cant get it to stop on the half boards | wing-role or bank-pass
    coach benched a kid for blowing the zone early, when am i allowed to go as a winger | wing-role or breakouts
    i play right side up front and i feel like i do nothing in our end, is that right | wing-role
    winger. do i stay on the dot line or go down to the hash marks when they have it low | wing-role or defensive-zone-coverage
    i get hammered on the wall waiting for the outlet pass | wing-role or breakouts or passing-under-pressure
    new to d this year and i have no clue what i should be doing out there | defense-role
    partner and i both go for the same guy all the time | defense-role or communication-on-ice
    as a blueliner when the puck is at the other end where do i hang out | defense-role
    i always get caught way too far up as a d | defense-joining-rush
    every time i go down with the play as a d it comes back the other way 3 on 1 | defense-joining-rush
    puck rims toward me on the point, winger is coming, do i keep it in or bail | defense-joining-rush
    caught up ice again last night, coach was livid, i play defense | defense-joining-rush
    can i go for it as a d if theres a forward behind me | defense-joining-rush
    forwards have a ton of room when they cross our line because i keep retreating | gap-control
    my d coach keeps saying im giving them the blue line | gap-control
    how much cushion should i leave a fast guy | gap-control
    i end up on top of my own goalie on every rush | gap-control
    guys just go wide on me and im left standing | one-on-one-defense or gap-control
    this one kid undresses me every game when its just me and him | one-on-one-defense
    i lunge at the puck and then im out of the play | one-on-one-defense or stick-checks
    when its just me back and one guy coming do i play his body | one-on-one-defense
    two of them coming and my partner fell. what now | two-on-one-defense
    on a 2v1 i froze in the middle and he just walked in and shot | two-on-one-defense
    3 guys coming at two of us on d, who takes who | two-on-one-defense or three-on-two
    me and my winger had a two on one and i held it forever until there was no lane | two-on-one-offense
    we come down 3 on 2 and somehow never even get a shot off | two-on-one-offense
    off puck guy on the odd man rush, do i crash or hang back for the pass | two-on-one-offense
    i skate back like crazy but then dont know who is mine | backchecking
    coach clipped video of me gliding back to our zone, not my best moment | backchecking
    when the puck turns over and im the deepest forward whats my job | backchecking
    everyone just stares at the puck in our end and some guy is alone backdoor | defensive-zone-coverage
    our slot is always wide open | defensive-zone-coverage
    whats box plus one supposed to look like | defensive-zone-coverage
    box and 1 in our zone, who is the one | defensive-zone-coverage
    we switched to zone d and now no one knows who has the guy in the slot | defensive-zone-coverage
    we went from man on man to something called sagging zone this year | defensive-zone-coverage
    they just cycle around on us for like a minute straight and we cant stop it | defensive-zone-coverage or cycling
    who picks up the weakside d when he sneaks down | defensive-zone-coverage or wing-role
    i get a stick in my face from the point guy shooting, do i slide or stand | blocking-shots
    stepped in front of one and it stung for a week, is there a right way to do it | blocking-shots
    we cant get it past their forecheck at all, just stuck in our zone | breakouts
    when i go back for it with two guys on my tail where should it go | breakouts or passing-under-pressure
    partner screamed wheel and i passed it, whoops. what is wheel | breakouts or communication-on-ice
    our d never look at me on the wall they just slam it off the glass | breakouts
    whats a good outlet if the wing is covered | breakouts
    we hit their line and it dies there, 4 of them standing up | zone-entries
    they have everybody at the blue line, do i chip it behind them | zone-entries
    coach wants us to carry more but we keep turning it over at the line | zone-entries
    after i gain the zone nobody is with me so what do i do | zone-entries or supporting-the-puck
    we got it at center but everything up front is covered | regroups or neutral-zone-trap
    whats the point of going backwards with it in the neutral zone lol | regroups
    he said hinge it and i just stared at him | regroups
    do you have to chase the d behind his net or wait for him as first guy in | forecheck-systems or angling
    im the high guy on the forecheck and feel useless | forecheck-systems
    three of us below the goal line and they break out clean. yikes | forecheck-systems or backchecking
    we send two in hard, who reads what | forecheck-2-1-2 or forecheck-systems
    one in, two across, two back. is that a real thing | forecheck-1-2-2
    1-2-2 vs 2-1-2 for a team that cant skate | forecheck-1-2-2 or forecheck-2-1-2 or forecheck-systems
    second guy in a 122, when do i jump | forecheck-1-2-2
    this team just sits at the red line with all 5 of them, so boring | neutral-zone-trap
    its like a wall in the neutral zone against these guys | neutral-zone-trap
    pp1 and we just pass it around the outside for 2 min | power-play
    i got put on the half wall for the pp, what am i looking for | power-play
    whats the guy in the bumper do when its up top | power-play
    we cant even get it into their end on the man advantage | power-play
    the other team pressures hard on our pp and we panic | power-play
    im the forward up top on the kill and they pass through me every time | penalty-kill
    shorthanded and i have it at the blue line do i go or dump it | penalty-kill
    down a man and they have a guy camped back door | penalty-kill
    pk question. puck goes low to high, who goes out | penalty-kill
    two of our guys in the bin, what does the triangle do | five-on-three
    full two minutes up 5 v 3 and not a single good look | five-on-three
    goalie is off and we have six out there, where does the extra dude go | pulled-goalie
    their net is empty and we are up one, do i shoot from our end | pulled-goalie or protecting-a-lead
    ot is 3s, any strategy or just go | overtime-play
    in 3s do you stick with your guy everywhere or zone it | overtime-play
    we get it deep and then its gone in 2 secs, how do you keep it down there | cycling or supporting-the-puck
    linemate wants me to roll it back to him in the corner instead of throwing it in front | cycling
    my linemates are on the other side of the ice when i have it | supporting-the-puck
    coach: 'be an outlet'. me: ??? | supporting-the-puck
    up 2 with five left and we turtle every time | protecting-a-lead
    we always choke at the end when we are ahead | protecting-a-lead
    were down 3-1 after two, is there any point | coming-from-behind
    first ten minutes of every game we look asleep | coming-from-behind
    i get tossed around on draws, the other center just ties me up | faceoffs
    how do i tie up the guy on a draw so my wing can grab it | faceoffs
    i play center and my draws are like 30 percent | faceoffs
    lost draw in our end and their d walks in and rips it. whose guy is that | faceoff-plays
    we need something off a clean win in their end | faceoff-plays
    where do i line up as lw when its in our circle | faceoff-plays or wing-role
    i shoot left and he has me on the right, catching everything on my backhand | off-wing
    righty d stuck on the left side, keeping it in is brutal | off-wing
    everyones yelling change and im on the far side, do i skate all the way | line-changes
    dude on my line takes 90 second shifts and i get 20 | line-changes
    scored on while we were changing. second time this week | line-changes
    i never hear anyone when i go back for pucks, got crushed twice | communication-on-ice
    what should i yell to my d when he goes back for it | communication-on-ice
    i stand in front and they just move me like furniture | net-front
    job is go to the net. ok but then what | net-front or tips-and-screens or rebounds-scoring
    as a d how do i get their big guy away from our goalie without a call | net-front
    i go in first and somehow they come out with it | puck-battles
    getting pinned on the wall and cant move my feet | puck-battles
    how do i get inside on a guy who is stronger than me | body-position or playing-against-bigger or puck-battles
    were hitting next year and i have no idea how to do it right | body-checking or checking-age
    i see a guy coming and i just throw it away bc i dont want to get lit up | fear-of-contact
    i weigh 95 lbs and these guys are like 160 | playing-against-bigger
    i run right at the guy and he steps around me | angling
    coach says take a better route to the puck carrier | angling
    what does it mean to cut the ice in half on a guy | angling or forecheck-systems
    i feel like im always where the puck just was | where-to-be or reading-the-play
    nobody gives me the puck bc apparently im always covered | where-to-be or selfish-teammate or supporting-the-puck
    i dont know where to go once i pass it | where-to-be or give-and-go
    people tell me i have skill but im dumb out there lol | hockey-iq
    i process the game too slow | hockey-iq or reading-the-play
    always a half second behind on every play | reading-the-play
    how do some kids just know where its going | reading-the-play or hockey-iq
    been a forward since i was 5 and now theyve got me on the back end | position-change
    they want me to try d but i like scoring | position-change or choosing-position
    i want to ask coach to let me play center how do i bring that up | asking-coach or position-change or message-to-coach
    need to tell my coach i dont want to be a defenseman anymore, what do i say | asking-coach or position-change or message-to-coach
    good hands but slow feet, forward or d | choosing-position
    what kind of forward would you call someone who hits and goes to the net | player-types
    coach wants me to be more of a two way guy | player-types
    is a d supposed to pass to the strong side or the weak side, and whats that anyway | strong-side or breakouts
    weak side winger, i just stand there bored | strong-side or wing-role or defensive-zone-coverage
    our line got stuck out there cause nobody could get a clean touch past the blue line | breakouts or line-changes
    whats my read as the low winger when they go d to d at the top | wing-role or defensive-zone-coverage
    center here. do i drive or stop up once were in | center-role or zone-entries
    does the middle guy back off a bit on a won draw or go right to the net | faceoff-plays or center-role
    d-men: whats your go to when the forechecker takes away the boards | breakouts or passing-under-pressure
    keep getting burned cause i step up too early at the blue line | gap-control or one-on-one-defense or defense-joining-rush
    i play too passive on d. how do i get in their face sooner | gap-control or one-on-one-defense
    got undressed by a 13 year old at stick and puck. i play d | one-on-one-defense
    guy in front of our net, i grab him and get called. what else can i do | net-front or avoiding-penalties or body-position
    do you box out facing the guy or facing the puck | net-front or body-position
    whats a good route on the forecheck to not get split | angling or forecheck-systems
    is it the f3s job to go out to the point if our d pinches | forecheck-systems or defense-joining-rush
    coach says 'pressure up, not across'. ? | forecheck-systems or angling or gap-control
    which forward covers for a d who carries it up | defense-joining-rush or supporting-the-puck or forecheck-systems
    every other game i get caught flat footed at center ice and they go right by | gap-control or backchecking or neutral-zone-trap or one-on-one-defense
    do you guys chip it or hold on to it when there is no lane at the red line | zone-entries or regroups or neutral-zone-trap
    anyone run a 1-1-3? what is that even | neutral-zone-trap or forecheck-systems
    drop pass in the neutral zone on the pp: why | power-play or drop-pass
    our umbrella never gets the one timer | power-play or one-timer
    i play net front on the second unit, stick where? | power-play or net-front or tips-and-screens
    diamond vs box shorthanded | penalty-kill
    how do we stop their guy in the middle of the pp | penalty-kill
    do i leave the front to go after a loose puck while killing | penalty-kill or net-front
    last 30 sec, we are up by one, d zone draw, coach picks me. gulp | faceoff-plays or faceoffs or protecting-a-lead or pressure
    when do you shoot for the empty net and when do you just get it out | pulled-goalie or protecting-a-lead
    i keep losing my check off the rush | backchecking or defensive-zone-coverage
    backchecked all the way and then passed my guy by. ugh | backchecking
    is it my fault as wing if the point scores | wing-role or defensive-zone-coverage
    what do i do if my d is getting beat in the corner, go help? im the center | center-role or defensive-zone-coverage
    2 on 2 low in our end and we both watch the puck | defensive-zone-coverage or reading-the-play
    3v3 and their fast guy just skates circles around us | overtime-play
    linemates never cycle they just throw it on net from nowhere | cycling or shoot-or-pass or selfish-teammate
    when i have it low who is supposed to be my safety | cycling or supporting-the-puck
    i dont get the term puck support | supporting-the-puck
    switched from rw to lw and everything feels backwards | off-wing or position-change
    how do i know if im more of a sniper or a setup man | player-types
    everyone says im a good skater but invisible in games | where-to-be or hockey-iq or confidence or more-shots
    i think slow so i dump it every time | hockey-iq or passing-under-pressure or zone-entries
    how do i get my head around all the systems | teaching-systems or hockey-iq or where-to-be or new-team
    draws on my backhand side kill me | faceoffs
    my wings dont help on draws at all | faceoff-plays or faceoffs
    never been in a hitting league before, any advice | body-checking or fear-of-contact
    block shots or let the goalie have it | blocking-shots
    coach wants more talk from me on the back end | communication-on-ice
    can i change when the other team is breaking out | line-changes
    third period starts and im already running on fumes from long shifts | line-changes or stay-fast-late or stamina or skating-endurance
    we were up 4-1. final 5-4 them | protecting-a-lead
    whats the deal with the low forward, does he ever leave the front of our net | center-role or defensive-zone-coverage
    how do i get it past a d who stands up at the blue line | zone-entries or deking
    the ref drops it and im already beat | faceoffs
    whats my lane as a lw on a rush | wing-role or where-to-be or two-on-one-offense
    d partner jumps up all game so im stuck back alone | defense-joining-rush or defense-role or two-on-one-defense
    coach put me on pk2, no clue what to do | penalty-kill
    i hate killing penalties, i just chase | penalty-kill
    our pp entry is a mess | power-play
    who takes the puck carrier in the corner, me (center) or the d | center-role or defensive-zone-coverage or defense-role
    i cant stop a guy with speed down the wall | one-on-one-defense or gap-control or angling
    do you look at his hips or the puck when defending | one-on-one-defense
    how do i pin someone legally | body-position or puck-battles or angling or body-checking
    whats a trailer | two-on-one-offense or zone-entries
    what does 'support low' mean on the breakout | supporting-the-puck or breakouts or center-role
    should f2 go to the wall or the middle | forecheck-systems or forecheck-2-1-2 or forecheck-1-2-2
    our forecheck gets beat by one pass every time | forecheck-systems
    what can i do when they trap us all game | neutral-zone-trap
    my winger and i always end up in the same spot | where-to-be or communication-on-ice or bunching-up
    hows a defenseman supposed to get shots through | point-shot
    is it better to rush the puck or pass as a d | defense-joining-rush or defense-role or breakouts
    5v3 how do we not blow it | five-on-three
    we gave up a shorty again | power-play or penalty-kill
    6 on 5 who covers who | pulled-goalie
    how do i know when to change if im on d | line-changes
    no one passes when i call for it | selfish-teammate or communication-on-ice or where-to-be
    how do i screen without getting killed | tips-and-screens or net-front
    our coach wants 'quick ups'. whats that | regroups or breakouts
    what do i do on a 1 on 1 as a forward | deking
    im a slow defenseman, how do i survive | one-on-one-defense or gap-control or defense-role or top-speed
    coach says i cheat for offense | backchecking or wing-role or defensive-zone-coverage or breakouts
    my gap is good but they still beat me to the outside | one-on-one-defense or gap-control or pivots
    how do i play against a guy whos way faster | one-on-one-defense or gap-control or top-speed
    whats the easiest position | choosing-position
    moved to rd from lw, any tips | position-change or defense-role
  `),
  ...questionLines('tactics', 'child', `
    the puck scares me when they shoot it | skater-fear-of-puck or fear-of-contact
    coach says stay in my lane but the puck goes away | where-to-be or wing-role
    i play d and i want to go score | defense-joining-rush or defense-role
    what do i do when im the middle guy | center-role
    my friends all skate to the puck at the same time | bunching-up
    a boy got past me and scored | one-on-one-defense or mistakes
    why cant i stay in front of their goal | net-front or crease-rule or offside
    he takes the puck off me in the corner | puck-battles or losing-the-puck or puck-protection
    why did our goalie leave | pulled-goalie or delayed-penalty
    how do i win the puck drop | faceoffs
    do i pass it or go myself when theres two of us | two-on-one-offense or shoot-or-pass
    coach said cover your man but which one is mine | defensive-zone-coverage
    what does offense mean and where do i stand | where-to-be or wing-role or how-hockey-works or center-role
    the puck guy goes so fast and i cant stop him | one-on-one-defense or angling or top-speed
    my team doesnt spread | bunching-up
    do i have to stay back if i am defense | defense-role or defense-joining-rush
    whats a breakout supposed to do | breakouts
    what do i do when i dont have the puck | where-to-be
    can i leave my spot to get the puck | where-to-be or bunching-up
    why does coach want me to go to the net | net-front or rebounds-scoring
  `),
  ...questionLines('tactics', 'parent', `
    coach has him covering the points, what does that actually mean | wing-role or defensive-zone-coverage
    my son is a natural forward but they keep sticking him on the blue line, he is miserable | position-change
    every kid on our mite team is in a pile around the puck, should the coach do something | bunching-up
    they moved my daughter around so much she has no position, at 9. normal? | rotating-positions or choosing-position
    she gets the puck and everybody on the other team is bigger and just takes it | playing-against-bigger or puck-protection or losing-the-puck
    my kid plays d and always skates up with the puck and loses it, then its a breakaway the other way | defense-joining-rush
    son says coach wants f3 high. i nodded. what is it | forecheck-systems
    what is a gap, coach keeps telling my daughter hers is bad | gap-control
    my boy never leaves the ice when they call him | line-changes
    he gets pushed off the puck in every corner | puck-battles or playing-against-bigger or puck-protection
    why would they send two players after the puck and leave three back | forecheck-2-1-2 or forecheck-systems
    my son hangs around center ice when the other team has it | backchecking
    at what point do 11 year olds need to learn a system | teaching-systems
    what is the difference between wing and center for a 8 year old | center-role or wing-role
    coach yells 'get in the lane' at my son, meaning? | blocking-shots or stick-checks or where-to-be
    son got moved off the top line center spot to wing, devastated | position-change or fourth-line
    our kids all look lost in their own end, is there any structure they should know at 11 | defensive-zone-coverage or teaching-systems
    my daughter plays defense and screens her own goalie constantly | gap-control or net-front or goalie-screens
    is it too early to be a full time defenseman at 8 | rotating-positions or choosing-position
    my kid never goes in the corners | fear-of-contact or puck-battles or child-afraid
    what does cycling mean, the dads keep saying it | cycling
    why do they rim it around the boards so much | breakouts or bank-pass
    is my 8 yo supposed to know positions | rotating-positions or teaching-systems or bunching-up or choosing-position
  `),
  ...questionLines('tactics', 'coach', `
    we keep losing faceoffs | faceoffs
    my kids lose every puck battle | puck-battles
    how do i help a forward who is scared of the puck | skater-fear-of-puck
    we cant get out of our own zone against any team with a pulse | breakouts
    my d freeze when the first forechecker comes | breakouts or passing-under-pressure
    wingers standing still on the wall waiting for the puck | breakouts or wing-role or supporting-the-puck
    my 12u centers dont come low enough | center-role
    we dump and nobody goes after it | forecheck-systems or zone-entries
    got a slow group, what should we run without the puck | forecheck-systems or neutral-zone-trap or forecheck-1-2-2
    we gave up four goals from the slot last night | defensive-zone-coverage
    at what age can you introduce man to man coverage | defensive-zone-coverage or teaching-systems
    my first power play unit stands around | power-play
    kill is at 60 percent and its always the seam pass | penalty-kill
    6u team is a beehive, help | bunching-up
    d partners always end up on the same side | defense-role or communication-on-ice
    how do i get forwards to come back hard | backchecking
    kids on the ice for two minutes at a time and gassed | line-changes or bench-management
    we get killed on draws in our end | faceoff-plays or faceoffs
    my d wont step up at the line they just back in | gap-control
    2 on 1s, my d chases the puck carrier every time | two-on-one-defense
    need to explain f1 f2 f3 to 11 year olds in a minute | forecheck-systems or teaching-systems
    how do i get two defensemen to stop going to the same guy | communication-on-ice or defense-role or defensive-zone-coverage
    best neutral zone setup against a much faster team | neutral-zone-trap
    we are undersized, how do i get us to win walls | puck-battles or playing-against-bigger
    my kids panic dump everything | passing-under-pressure or breakouts or zone-entries or supporting-the-puck
    simple pk for squirts that never did one | penalty-kill
    forwards fly by the net and never stop there | net-front or rebounds-scoring
    how should my centers line up against a stronger faceoff guy | faceoffs
    do you teach man on man in the d zone at peewee | defensive-zone-coverage or teaching-systems
    10u team wont spread out on the breakout | breakouts or bunching-up
    whats a good d zone for a weak team | defensive-zone-coverage
    my forwards never hit the net on a 2 on 1 | two-on-one-offense or shot-accuracy
    teaching kids when to pinch | defense-joining-rush
    how do we handle a team that forechecks with two | breakouts or forecheck-2-1-2
  `),
  ...questionLines('technique', 'skater', `
    when i shoot it just flutters in there like a duck | wrist-shot or shot-power or saucer-pass
    wrist shot goes about as fast as a pass | shot-power or wrist-shot
    takes me a year to get a shot away | quick-release
    everything goes into the logo on his chest | shot-accuracy or where-to-shoot
    i get the puck in the slot and hit the glass | shot-accuracy
    i wind up and miss the thing completely | shooting-off-whiff or slap-shot or one-timer
    cant get it over the pads when im in tight | lift-the-puck or backhand-shot
    alone with the goalie three times this season, zero goals | breakaway-moves
    goalie just waits me out when i try to go around him | deke-goalie or breakaway-moves
    i pull it in and the d just pokes it away | toe-drag-push or toe-drag or losing-the-puck
    no one ever falls for my fakes | deking
    soon as i look up the puck is gone | head-up or losing-the-puck
    its like my hands are made of wood | soft-hands
    puck always rolls off when i try to carry it fast | skating-with-puck-speed or losing-the-puck
    hard passes just bounce off my blade | receiving-passes or soft-hands
    my pass is always a foot behind him | passing-accuracy
    i try to throw it over his stick and it flips end over end | saucer-pass
    lefty on the wall and i cant move it off my backhand | backhand-pass or off-wing
    i can turn on a dime one way and not at all the other | tight-turns or edge-work or two-way-stops
    i stop great on my right, left side i eat it | two-way-stops
    i slide forever before im stopped | hockey-stop
    everybodys gone by the third stride and im still getting going | first-steps
    my stride looks like im running | stride-length
    legs are toast after 20 seconds | skating-endurance or stamina or tired-legs
    going backwards i have no speed, forwards just blow past | backward-skating
    i trip over my own feet when i turn around to face the play | pivots
    my feet cross and i go down in the corners | crossovers
    rebound lands right there and i swing and miss | rebounds-scoring or shooting-off-whiff
    i shoot from the point and it always hits a leg | point-shot
    my one timer either misses or dribbles | one-timer
    shots have gotten worse since i got taller | growth-spurt or shot-power or stick-length
    i can raise it but not hard | shot-power or lift-the-puck
    pucks roll on edge when i try to shoot | wrist-shot or shooting-off-whiff
    i fake and he doesnt even flinch | deking or deke-goalie
    cant get off the boards with the puck | puck-battles or puck-protection or spin-move
    they say my stride is too upright | knee-bend or stride-length
    outside edge on my left foot is garbage | edge-work
    stick handling in traffic: any tips | losing-the-puck or puck-protection or stickhandling-basics or head-up
    i try to sauce it and it just smacks the guys stick | saucer-pass
    my passes are so soft they get picked | passing-accuracy
    how to fire it while im flying down the wing | shooting-in-stride
    i get to a breakaway and they catch me from behind | breakaway-moves or top-speed or skating-with-puck-speed
    i push off and slide out | edge-work or skate-sharpening
    my wrist shot has a rainbow arc | wrist-shot
    how do i get a deceptive shot | quick-release or where-to-shoot
    i always get my pocket picked | losing-the-puck or puck-protection
    cant do a slapper, i keep hitting the ice first | slap-shot or shooting-off-whiff
    im so slow out of the corners | first-steps or tight-turns or crossovers
    how do i receive a pass in my skates | puck-in-feet
  `),
  ...questionLines('technique', 'child', `
    my puck wont fly | lift-the-puck
    i fall when i go backwards | backward-skating or falling-and-getting-up or backward-stop
    the puck hits my skates and i fall | puck-in-feet or falling-and-getting-up
    my stops make no snow | hockey-stop
    i want to do the michigan | wraparound-goal or lacrosse-goal
    i always fall on my butt | falling-and-getting-up
    how do i spin with the puck | spin-move
  `),
  ...questionLines('technique', 'parent', `
    he only turns left, never right | tight-turns or crossovers or two-way-stops or edge-work
    she looks at her feet the entire time she has it | head-up
    our 6 year old walks on the ice, no gliding | stride-length or balance-on-skates
    his skates flop to the inside, are new skates the answer | ankles-bend-in
    she drags her foot instead of pushing | stride-length
    he shoots with his head down and never looks at the net | shot-accuracy or head-up or where-to-shoot
    how can he get a longer stride | stride-length
  `),
  ...questionLines('goalie', 'goalie', `
    what do i watch for when we are killing a penalty | goalie-penalty-kill
    they work it side to side on the pp and im always late | goalie-slides or goalie-penalty-kill
    guy on the back door kills me every time | goalie-slides or goalie-two-on-one
    how should i play a 5 on 3 against me | goalie-penalty-kill or goalie-slides
    i over slide and the net is empty behind me | goalie-slides
    im down and cant get back to my feet before the next one | goalie-recovery
    every shot i stop lands right on somebodys stick | rebound-control
    i bite on the first fake and hes around me | goalie-breakaway
    shooters pick the corner over my glove | glove-saves or goalie-high-shots
    i dont know when to go out and get it and when to stay home | goalie-puck-handling or goalie-depth
    went behind the net to play it and it ended up in our goal | goalie-puck-handling or goalie-bad-goal
    cant see a thing, there are always three guys in front | goalie-screens
    side of the net guys tuck it in on me | goalie-wraparound or goalie-post-play
    should i be tight on my pipe when its in the corner | goalie-post-play
    i sit way back and coach says come out | goalie-depth
    lost my crease, didnt know where the net was | goalie-angles
    first shot of every game goes in | goalie-warmup or goalie-focus
    two shots in the whole period and one went in | goalie-focus
    let one in from center and the whole bench saw it | goalie-bad-goal
    the other kid got the start again | goalie-benched
    our d leaves me hanging every night, like 45 shots | goalie-many-shots
    im 5'4 and everyone shoots up top | small-goalie or goalie-high-shots
    what do i tell my guys when its coming around the boards | goalie-communication
    nothing for goalies at our practices, i just get shot at | goalie-shots-in-practice
    i see it late off the blade | goalie-tracking
    tips. i hate them | goalie-screens
    what do i do on a penalty shot | goalie-breakaway
    how do i take faceoffs in front of me, like where do i stand | faceoff-plays or goalie-depth or goalie-angles or faceoffs
    im always late to the backdoor guy | goalie-slides or goalie-two-on-one
    my d keeps letting guys stand in my crease | goalie-screens or goalie-communication or crease-rule
    too aggressive and i get walked around | goalie-depth or goalie-breakaway
    i never know what side the wrap is coming from | goalie-wraparound
    the puck squirts through me | five-hole or rebound-control or butterfly
    how do i stop guessing | goalie-tracking or goalie-breakaway or goalie-focus
    6 goals on 12 shots. i want to disappear | goalie-bad-goal or bad-game
    splitting time with a kid who is worse than me | goalie-benched or comparing or goalie-rotation
    i go numb when nothing happens for a whole period | goalie-focus
    playing the puck scares me | goalie-puck-handling
    legs get crossed up in my shuffle | goalie-slides
    whats a good way to get better without going to the rink | goalie-at-home
    guys shoot at my head in warmups | goalie-warmup
    overtime 3v3 as a goalie, anything different | overtime-play or goalie-breakaway or goalie-two-on-one
    killing penalties all night and my legs are shot | goalie-many-shots or tired-legs or goalie-penalty-kill
    on the pk where do i look | goalie-penalty-kill or goalie-tracking
    they score off the rush on me constantly | goalie-two-on-one or goalie-depth or goalie-angles
    when should i leave my feet | butterfly
    kids keep roofing it on me | goalie-high-shots
    my d wont clear the front | goalie-screens or goalie-communication or goalie-many-shots
    ive lost 8 in a row and its all on me | goalie-many-shots or goalie-bad-goal or losing-streak
    how far do i go out on a dump | goalie-puck-handling
    i get beat stick side low | blocker-saves or five-hole or rebound-control
    new coach doesnt think im his starter | goalie-benched or new-coach-style
  `),
  ...questionLines('goalie', 'parent', `
    my daughter is in net and the coach never works with her | goalie-shots-in-practice or coaching-goalies or private-lessons-worth
    he drops before they even shoot | butterfly
    my son plays goal and he hates it when they shoot high | goalie-high-shots or goalie-fear-of-puck
    she sits while the coachs kid plays every game in net | goalie-benched or coach-unfair
    he takes every goal so hard | goalie-bad-goal or goalie-parent or perfectionism or child-losing
    are his pads supposed to come up over the knee that much | goalie-gear
    cant stand listening to people groan when the puck goes in on her | goalie-parent
    tryouts are next month and there are 8 goalies for two spots | goalie-tryouts
    he lets in the first shot nearly every game | goalie-warmup or goalie-focus
    our team has one goalie and he is exhausted | goalie-rotation or goalie-many-shots or rest-days
    my goalie gets frozen on breakaways | goalie-breakaway
    how do i help him forget that goal | goalie-bad-goal or goalie-parent
  `),
  ...questionLines('teams', 'skater', `
    what do i have to do to make triple a | level-up-or-down or tryout-preparation
    how can i get onto the aa team next year | level-up-or-down or tryout-preparation
    is it realistic to go from house to aa in a year | level-up-or-down
    evaluations start monday and i havent skated since march | tryout-preparation
    im on the ice tonight with 70 other kids for 15 spots | tryout-day
    list went up. no me | not-making-team
    they went with bigger kids, coach wouldnt tell me anything else | why-was-i-cut or not-making-team
    sit on the top team or play a ton on the second one | a-or-b-team
    i have an offer from another club but my buddies are here | changing-clubs or a-or-b-team
    nobody on this team talks to me, i transferred in | being-new-shy or new-team
    3rd line again even though i had a hat trick | fourth-line
    coach played three lines all game and i was on the fourth | fourth-line or ice-time or benched
    sat for the whole last ten minutes of a one goal game | benched
    i want more pp time | ice-time
    i never know how to start a convo with my coach | asking-coach
    he only rips on me, never on his own kid | coach-unfair or coach-yells
    coach loses his mind on the bench every game | coach-yells
    14 and wondering when scouts show up | scouts-and-recruiting
    whats after midgets if i dont make juniors | junior-college-paths
    school dance is the same night as our game, do i go | missing-for-other-things
    skating 6 days a week and im so tired | rest-days or how-many-teams or burnout-players
    going to the rink feels like a chore lately | burnout-players or not-fun or motivation
    they gave the c to somebody else | captain
    this guy slew foots me every time we play them | dirty-play
    12 years old and they asked me to play with the 14s | playing-up
    what separates aa kids from a kids | level-up-or-down or levels-explained
    they cut me but said i could try again at the second skate | not-making-team or tryout-day
    is it worth emailing the coach before tryouts | tryout-preparation or tryout-day or asking-coach or message-to-coach
    my team is so bad im not getting better | losing-team or level-up-or-down or changing-clubs
    coach wont tell me why i dont play | benched or ice-time or asking-coach
    assistant coach hates me | coach-unfair
    i was told i might get the A, what does an alternate do | captain
    ppl on my team are mad bc im leaving at the end of the year | changing-clubs
    made varsity as a freshman and everyone is huge | playing-against-bigger or playing-up or new-team
    do college coaches even look at d3 high schools | scouts-and-recruiting or junior-college-paths
    how can i go from a to aa | level-up-or-down
    how do i tell my coach i want more pp time | asking-coach or ice-time or message-to-coach
    is a tryout all about skating | tryout-preparation or tryout-day
    i think the coach already picked his team | why-was-i-cut
    my line got broken up and i hate my new linemates | teammates-conflict or friend-cut-or-leaving or fourth-line
    they want me to play with the midgets | playing-up
    got moved down mid year | level-up-or-down or not-making-team or fourth-line
    my coach never talks to me | asking-coach or coach-unfair
  `),
  ...questionLines('teams', 'child', `
    my coach is mad at me all the time | coach-yells or coach-unfair
    i never get to go out | ice-time or benched
    can i be the captain | captain
    everybody has a friend on the team but me | being-new-shy
    my dad is the coach and he is harder on me | parent-coach
  `),
  ...questionLines('teams', 'parent', `
    they asked him to skip a year and play with the big kids | playing-up
    daughter made the A but will ride the pine | a-or-b-team
    she plays maybe four minutes a game and we drive two hours | ice-time or child-benched or talk-to-coach
    would you write the coach about it or wait | talk-to-coach or message-to-coach
    husband coaches our son and dinner has become a war zone | parent-coach
    coach is out of control screaming at nine year olds | coach-yells
    he got released and hasnt come out of his room | child-not-making-team or not-making-team
    should a 10 year old be on two teams plus skills nights | how-many-teams
    is spring really needed or is it a money grab | spring-hockey
    only girl on a boys team, she is 11, wondering about next year | girls-or-boys
    he is 13 and started last year. too late to play competitive? | late-starter
    my son wants to switch to goalie after 5 years as a forward | becoming-goalie
    he is on two teams and school is slipping | how-many-teams or school-and-hockey
    we missed one practice for a funeral and he was scratched | benched or child-benched or missing-for-other-things or coach-unfair
    the A coach called and offered a spot mid season, hmm | a-or-b-team or level-up-or-down or changing-clubs
    other dad is yelling plays to his kid from the stands | screaming-parents
    at what age do the tryouts get serious | tryout-preparation or levels-explained
    should i ask why she is on the third line | talk-to-coach or fourth-line
    he wants to try out for aa but i think hes not ready | level-up-or-down or a-or-b-team
  `),
  ...questionLines('teams', 'coach', `
    dad cornered me in the lot about shifts | parents-complaining
    half my kids can barely skate and two are studs | mixed-levels
    we have the ice at 8 and i got nothing prepared | practice-plan or last-minute-ice
    six kids came tonight | small-squad
    one of my guys mouths off whenever i correct him | discipline-practice or feedback-to-player
    how should i put my d pairs together | line-up
    three periods, ten skaters, kids are dying out there | short-bench-game or bench-management
    what do i tell them in the room down 4 | between-periods-talk
    nobody cares on my team, we show up flat | motivating-team
    my goalies just stand there during drills | goalie-shots-in-practice or coaching-goalies
    must tell two kids they are not on the roster | cutting-players
    kids show up 10 min late every practice | attendance-problems
    one family keeps emailing me every sunday night | parents-complaining
    my assistants and i do not see eye to eye | assistant-coach
    how much should i talk during a practice | keep-kids-moving
    two of my best want to be captain | choosing-captain
    how do i tell a kid he is going to sit tonight | feedback-to-player
  `),
  ...questionLines('rules and gear', 'skater', `
    ref blew it dead when i batted it down with my glove to my winger | hand-pass
    we had 6 out there by accident, 2 min | too-many-players
    skate was in the air over the line when it came in | offside
    they shot it down from their side of red and no whistle | icing
    puck went in off my shin, ref waved it off | kicked-in-goal or goal-counts
    guy got 2 and 10, whats the 10 for | misconduct or penalty-length
    he got me from behind into the glass and only got 2 | checking-from-behind
    blade keeps slipping out when i lean | skate-sharpening or edge-work
    stick is up to my eyebrows on skates | stick-length
    110 lbs, been using a 70 flex | stick-flex
    cant feel my toes by the second period | skates-hurt or warm-clothing
    gloves smell like something died | gear-smell
    can i play it with a high stick if no one else touches it | high-stick-goal
    i lost my stick, can i kick it | kicked-in-goal or broken-stick or puck-in-feet
    they got a penalty but play went on forever | delayed-penalty
    what is it called when you trip a guy who is alone in front of the goalie | penalty-shot-rule or penalties-list
    how do i know what size gloves | gear-sizes
    tape comes off the toe | tape-stick
    p28 or p92 for a d man | stick-curve
    whats a bench minor | too-many-players or penalties-list
    does a goal count if the net is off | goal-counts
    my steel is chipped | skate-sharpening
  `),
  ...questionLines('rules and gear', 'parent', `
    what does he actually need for his very first session | beginner-gear
    his shins show between the pad and the skate | gear-sizes
    how tight is too tight on laces | lace-skates
    ref waved both arms out to the side, what was that | officials
    is a kid allowed to hit in 12s | checking-age
    cage or bubble for a 9 year old | helmet-fit
    new skates and he has blisters on both heels | skates-hurt
    visor or cage at 15 | helmet-fit or equipment-rules
  `),
  ...questionLines('rules and gear', 'child', `
    is it a goal if it hits the post and goes in | goal-counts
    do i need a cup | gear-sizes or beginner-gear or equipment-rules or protective-cup
  `),
  ...questionLines('off-topic', 'skater', `
    how do i pack boxes for moving | off-topic
    whats the plus one button for | off-topic
    who guards the paint in the nba | off-topic
    where is the city center | off-topic
    how do i make a knot that holds | off-topic
    which batteries last longest | off-topic
    i got caught texting in class | off-topic
    how do i fight a parking ticket | off-topic
  `),
  ...questionLines('off-topic', 'parent', `
    how do i get coverage for my car | off-topic
    what is a good gap insurance | off-topic
  `),
  ...questionLines('off-topic', 'child', `
    how do i catch a frog | off-topic
  `),
  ...questionLines('off-topic', 'coach', `
    how do i lead a sales team | off-topic
  `),
]; // prettier-ignore
