import { askers } from './ranking.questions.js';

/** Several messages and what the reply to the last one must be. */
export interface Dialogue {
  asker: keyof typeof askers;
  messages: readonly string[];
  /**
   * `shorter`: than the reply before; `different`: from it, and understood; `drill`: with a drill; `off`: not about hockey;
   * `doubts`: asks back or says that it is not understood;
   * `says …`: contains one of the words; `= …`: one of these entries or topics.
   */
  expected: string;
}

/** Lines of 'message > message | expected'. */
const dialogueLines = (asker: keyof typeof askers, lines: string): Dialogue[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [messages = '', expected = ''] = line.split(' | ');
      return { asker, messages: messages.split(' > ').map((text) => text.trim()), expected: expected.trim() };
    });

/** Short messages that refer to the last answer. */
const moves: readonly (readonly [expected: string, messages: readonly string[]])[] = [
  ['different', ['why', 'but why', 'how come', 'why tho', 'ok but why does that matter', 'y', 'i dont get it', 'can you explain that more', 'why is that', 'why does that work', 'explain pls', 'why should i do that']],
  ['shorter', ['shorter', 'shorter pls', 'too long', 'can you say that shorter', 'tldr', 'in one sentence', 'simpler please', 'sum it up', 'thats too much to read', 'make it short', 'give me the short version', 'huh? say it easier']],
  ['different', ['another one', 'another', 'got another one?', 'something else', 'any other ideas', 'what else', 'give me a different one', 'anything else i can do', 'one more pls', 'ok whats another tip', 'other ideas?', 'any more tips']],
  ['= topic:thanks or thanks-and-bye', ['thanks', 'ok thanks', 'cool ty', 'thx coach', 'nice thanks', 'thank you', 'ok cool thanks', 'awesome, thanks', 'thanks mack', 'great, thank you', 'ty!', 'thanks a lot']],
  ['off', ['whats the weather tomorrow', 'can u do my math homework', 'who won the world cup', 'tell me about minecraft', 'how do i ask a girl out', 'what is 15 times 12', 'write me a python script', 'who should i vote for', 'whats the capital of france', 'how do i bake cookies', 'can you recommend a movie', 'how much is a tesla']],
]; // prettier-ignore

/** Every question with two of the moves, in turn. */
const withMoves = (asker: keyof typeof askers, questions: readonly string[]): Dialogue[] =>
  questions.flatMap((question, at) =>
    [at, at + 2, at + 4].map((shift, turn) => {
      const [expected, messages] = moves[shift % moves.length]!;
      const message = messages[(at * 3 + turn) % messages.length] ?? '';
      return { asker, messages: [question, message], expected };
    }),
  );

const childQuestions = [
  'how do i stop without falling', 'how do i lace my skates', 'how can i shoot harder', 'what should i eat before my game', 'im scared of the puck',
  'how do i do crossovers', 'why do we have to pass', 'i get nervous before games', 'how do i lift the puck', 'what does a center do', 'how do i keep my head up', 'we lost again',
  'how do i get better at home',
]; // prettier-ignore
const teenQuestions = [
  'how do i get more power on my wrist shot', 'what is a good warm up before a game', 'how do i win more faceoffs', 'my coach plays me on the fourth line', 'how do i play gap control',
  'what should i eat the night before a game', 'how do i get faster in three weeks', 'i am in a scoring slump', 'what flex stick should i use', 'how do i prepare for tryouts',
  'how do we break out under pressure', 'how do i get recruited', 'whats the difference between a snap shot and a wrist shot',
]; // prettier-ignore
const goalieQuestions = [
  'how do i control rebounds', 'how do i stay focused when there are no shots', 'what is butterfly', 'how do i stop breakaways', 'my five hole is always open',
  'how do i get over a bad goal', 'how far out should i come', 'how do i track the puck through screens', 'how do i do butterfly slides', 'i got benched for the other goalie',
  'what can i do at home as a goalie', 'how do i play the post', 'how do i warm up as a goalie',
]; // prettier-ignore
const parentQuestions = [
  'what do i say on the car ride home', 'my son wants to quit', 'how much should an 11 year old train', 'how do i know if skates fit', 'what should he eat before a 7am game',
  'the coach plays favorites', 'should we do spring hockey', 'my daughter cries after every loss', 'are private lessons worth it', 'how do i help him with nerves',
  'is body checking allowed in 12u', 'what does hockey cost', 'what equipment does a beginner need',
]; // prettier-ignore
const coachQuestions = [
  'how do i teach crossovers to beginners', 'parents complain about ice time', 'i only have 7 players at practice', 'how do i run stations', 'what do i say after a loss',
  'how do i explain the 1-2-2 forecheck', 'my team does not listen', 'how do i pick a captain', 'how do i teach passing', 'kids of very different levels on my team',
  'how do i manage the bench', 'fun games for 8u practice', 'what should a first practice look like',
]; // prettier-ignore

export const dialogues: readonly Dialogue[] = [
  ...withMoves('child', childQuestions),
  ...withMoves('skater', teenQuestions),
  ...withMoves('goalie', goalieQuestions),
  ...withMoves('parent', parentQuestions),
  ...withMoves('coach', coachQuestions),
  ...dialogueLines('child', `
    how do i turn fast > what do you mean by edges | = edges-explained or edge-work
    how do i skate backwards > whats an edge | = edges-explained or edge-work
    how do i shoot harder > no i meant slap shots | = slap-shot
    how do i shoot harder > i mean backhand | = backhand-shot
    how many goals do i have > and assists | says assists
    how many goals do i have > no i meant points | says points
    how many goals do i have > no, I meant shots | says not logged
    how many goals do i have > why | different
    give me a drill > at home | drill
    give me a drill > another one | drill
    give me a drill > i did that one already | drill
    give me a drill > i dont have a net | drill
    give me a skating drill > that one is too hard | drill
    give me a shooting drill > ok and one for passing | drill
    i want to get better > skating | drill
    i want to get better at shooting > yes | drill
    how do i stop > does that work backwards too | = backward-stop or hockey-stop or two-way-stops or backward-skating
    im nervous > its my first game tomorrow | = nerves or first-game or pregame-routine or sleep-before-game
    we won today > 4-2 | says game
    we won 4-2 > i scored twice | different
    whats offside > and icing | = icing
    whats icing > what about offside | = offside
    give me a drill > can my dad help | says yes
    give me a shooting drill > can i do it with my sister | says yes
    whats icing > what happens after | = icing
    whats a hat trick > have i got one | says hat
    what does plus minus mean > whats mine | says not logged
    how do i lift the puck > can i do that at home | different
    how do i lift the puck > show me a drill | drill
  `),
  ...dialogueLines('skater', `
    how do i do a tight turn > i dont get it | = tight-turns
    how do i do a tight turn > we did that already | drill
    is there a rule about how long you can hold the puck behind your own net | says rule book
    what is icing > whats the two line pass rule | says rule book
    how do i improve my edges > what do you mean by edges | = edges-explained or edge-work
    what is a 2-1-2 forecheck > and a 1-2-2 | = forecheck-1-2-2 or forecheck-systems
    how do i win battles on the wall > what does angling mean | = angling
    what is gap control > why does it matter | different
    whats a 1-2-2 > and what does f2 do | = forecheck-1-2-2
    how do i backcheck > who do i take | = backchecking
    give me a passing drill > can a friend join | says yes
    how do i shoot harder > no i meant more accurate | = shot-accuracy or where-to-shoot or topic:drills
    how do i shoot harder > not harder, quicker | = quick-release
    how many goals do i have > and in october? | says October
    how many goals do i have > what about last season | says last season
    how many goals do i have > no, I meant shots | says not logged
    how many goals do i have this season > vs the storm > and assists | says assists
    how many points do i have > is that good for 14u | says own past
    whats my best game > and my worst | says Toughest
    what should i work on > why that | different
    give me a shooting drill > off ice please | drill
    give me a shooting drill > another | drill
    give me a shooting drill > how long does it take | different
    make me a plan > shorter | different
    make me a training plan for the week > only 2 days | different
    my coach benched me > what should i say to him | = message-to-coach or talk-to-coach or asking-coach or benched
    my coach benched me > write it for me | says message
    how do i take a slap shot > what about one timers | = one-timer
    how do i take a slap shot > does stick flex matter | = stick-flex
    what is a toe drag > show me a drill for that | drill
    how do i play gap > no i mean in the neutral zone | doubts
    how do i shoot on a breakaway > what if the goalie comes out | doubts
    when should i change > what if we're tired | doubts
    i keep losing the puck > no in the corners | doubts
    i scored today! > 2 actually | doubts
    how do i improve my skating > second one | doubts
    how many penalty minutes do i have > why so many | doubts
    how many points against the ravens > why am i bad at them | doubts
    goals in november > why so few | doubts
    my record against the storm > how come we cant beat them | doubts
    how many goals do i have > thanks, how do i get more | doubts
    points this season > in wins > and in losses > which is higher | doubts
    how do i warm up > for practice not games | = warm-up
    how do i warm up > ok and how long | = warm-up
    tell me about the power play > for goalies? | different
    what does gap control mean > how do i practice it | drill
    give me a drill for stickhandling > easier one | drill
    give me a drill for stickhandling > something without a net | drill
    nervous about tryouts > thanks coach, also what should i bring | = bag-packing
    how do i skate faster > tell me again | = top-speed
    whats the penalty for tripping > and slashing | = penalties-list or penalty-length
    how do i prepare for tryouts > and what do i eat that day | = eat-before-game or tryout-day or breakfast-early-game
  `),
  ...dialogueLines('goalie', `
    how do i do a butterfly > what do you mean by five hole | = five-hole
    how do i stop high shots > and low ones | different
    how do i play angles > what does depth mean | = goalie-depth
    whats my save percentage > and my gaa | says average
    whats my save percentage > no, I meant shots | says shots
    whats my save percentage > is that good for 14u | says own past
    whats my save percentage > and against the storm | says Storm
    how many shutouts do i have > when was the last one | says game
    i let in 5 goals > it was my fault | different
    how do i get ready for a game > how long before | different
    give me a drill > for rebounds | drill
    give me a goalie drill > another | drill
    give me a goalie drill > without ice | drill
    how do i handle screens > and tips | different
    how do i stop a 2 on 1 > and a breakaway | = goalie-breakaway
    how do i play the puck > is it legal behind the net | different
    my coach plays the other goalie > write it for me > can i send that | says Yes
    my coach plays the other goalie > what do i say to him | = message-to-coach or talk-to-coach or goalie-benched or asking-coach or goalie-rotation
    what size pads do i need > and a stick | different
    how do i catch better > no i meant blocker | = blocker-saves
    how do i get back up fast > why does that matter | different
    my save percentage > how do i get it up | doubts
    what do i do on a wraparound > and a pass from behind the net | = goalie-wraparound or goalie-screens or goalie-tracking or goalie-puck-handling
    how do i get better at glove saves > low ones > drill? | drill
    what do i need to get to .910 > and .920 | says save
    how do i stay calm > what about after a goal | = goalie-bad-goal or goalie-focus
    how do i do slides > does it need ice | different
    what is t push > whats a shuffle | different
  `),
  ...dialogueLines('parent', `
    my kid wants to quit > hes 8 | = child-wants-to-quit
    what should he eat before a game > what if its at 7 in the morning | = breakfast-early-game or eat-before-game
    how is his season going > what about just november | says November
    my son got cut > how do i tell him | different
    my son got cut > should i email the coach | different
    how many goals does he have > and assists | says assists
    how many goals does he have > is that good for 12u | says own past
    how many goals does he have > no, I meant shots | says not logged
    how did his last game go > and the one before | different
    what gear does he need > how much does it cost | = gear-cost or beginner-gear or used-gear or cost-and-time
    what gear does he need > can i buy it used | = used-gear
    he hates practice > should i make him go | different
    is he old enough for checking > when does it start | = checking-age
    how do i sharpen skates > how often | = skate-sharpening
    how should skates fit > and the helmet | = helmet-fit
    the coach yells at the kids > what can i do about it | different
    my kid is nervous > what should i say before the game | different
    what should she eat before a game > and after | = eat-after-game
    what should she eat before a game > and between games | = eat-between-games
    what is icing > and offside | = offside
    he wants to be a goalie > what does it cost | different
    he wants to play up > is that a good idea | = playing-up
    should i coach his team > i never played | = first-time-coach or assistant-coach or parent-coach
    what is a power play > why | different
    what skates should i buy > used ok? | = used-gear or skate-fit
    how is his season going > he has 3 goals | doubts
    he sits on the bench a lot > write me a message to the coach | says message
    how much sleep does he need > and the night before a game | = sleep-before-game or sleep-general
    can you give him a drill > at home please | drill
  `),
  ...dialogueLines('coach', `
    practice plan for 12 kids > swap the last one | = topic:practice
    give me a practice plan > for 8 players | = topic:practice or small-squad or practice-plan
    60 minute practice half ice > make it 45 | = topic:practice or practice-plan
    practice for passing > and for goalies | different
    how do i teach backchecking > to 10 year olds | different
    how do i teach the breakout > what do you mean by support | = supporting-the-puck or breakouts
    a parent yelled at me > what do i write to her | different
    a parent complains > write it for me | says message
    how do i pick lines > what about the power play | = power-play
    explain the 2-1-2 > and the 1-2-2 | = forecheck-1-2-2 or forecheck-systems
    my goalie is sad > what do i say to him | different
    what do i do with a kid who never passes > how do i talk to him | different
    how do i teach shooting > and passing | = teaching-passing-team
    how do i coach a girl on a boys team > anything else | different
    how do i keep kids moving > shorter | shorter
    how do i run tryouts > how do i tell kids they are cut | = cutting-players
    what should i say before the game > and between periods | = between-periods-talk
    what should i say before the game > and after a loss | = after-loss-talk
    we lost 9-0 > what now | different
    warm up for 10u > shorter | shorter
    fun game for practice > another | different
    how do i teach slap shots > is it ok for 8 year olds | different
    my assistant coach is always late > how do i talk to him | different
    drill for edges > on half ice | different
    how many minutes should drills be > why | different
    practice plan for tomorrow > no skating drills | doubts
    how do i run the pp > with 2 good players > and pk | = penalty-kill
    my players are scared of contact > 14u first year > drill for that | drill
    how do i run the pp > thanks, also how long should practice be | = practice-plan or periods-length or season-plan
  `),
]; // prettier-ignore

/** Short messages that are a part of the question before them, or a question of their own. */
export const continuations: readonly Dialogue[] = [
  ...dialogueLines(
    'child',
    `
    how do i do crossovers > the other way is harder | = crossovers
    what is icing > and why did they blow the whistle twice | = whistle-stops or icing
    what is a line change > how do i know when | = line-changes
  `,
  ),
  ...dialogueLines(
    'skater',
    `
    how do i pinch > who covers me | = defense-joining-rush
    i got benched > coach didnt say why | = benched
    i got benched > what should i say to him | = asking-coach
    mohawks > i trip every time | = mohawk-turns
    new skates feel like bricks > how long till it gets better | = skates-hurt or skate-fit
    how long is a shift supposed to be > mine are way longer | = line-changes
    should i play up an age group > my friends wont be there | = playing-up
    i lost my mouthguard > can i play anyway | = mouthguard
    i got benched > how do i lace my skates | = lace-skates
    how do i do crossovers > does stick flex matter | = stick-flex
    not the forecheck, the backcheck | = backchecking
  `,
  ),
  ...dialogueLines(
    'goalie',
    `
    rebounds keep going right into the slot > off my pads i mean | = rebound-control
    i drop too early every time > like before he shoots | = butterfly
  `,
  ),
  ...dialogueLines(
    'parent',
    `
    what is icing > and offside | = offside
    shes the only girl > where does she change | = girls-or-boys or locker-room
    he wont wear his neck guard > coach doesnt care | = neck-guard
  `,
  ),
  ...dialogueLines(
    'coach',
    `
    what to say after a bad loss > 8-0 | = after-loss-talk
    power play 1-3-1 > who is in the middle | = power-play
    d zone coverage for 12u, man or zone > what about the points | = defensive-zone-coverage
    one of my guys dogs it in practice | = player-without-effort
    how do i run breakouts with 9 kids > no goalie | = no-goalie-practice or breakouts or small-squad
  `,
  ),
];

/** Questions on hockey with words or numbers of a question on figures. */
export const wordedAsFigures: readonly Dialogue[] = [
  ...dialogueLines('skater', `
    my slap shot goes two feet off the ice at most | = slap-shot
    how do i get to 60 mph on my shot | = shot-power
    how many weeks until my slap shot gets better | = slap-shot
    how do i have more assists | = more-assists
    my shots are getting weaker | = shot-power or topic:drills
    is my shot getting better | = not-improving or topic:drills
    how do i get my shooting percentage up | = scoring-on-more-shots
    how do i keep my plus minus from going down | = better-plus-minus
    best way to get more points as a d | = more-points or point-shot
    i take 10 shots a game and score on none, what am i doing wrong | = scoring-on-more-shots
  `),
  ...dialogueLines('goalie', `
    how do i get more shutouts | = goalie-better-numbers
    how do i raise my save percentage | = goalie-better-numbers
    last 3 goals were all over my blocker | = blocker-saves
    my rebounds are getting worse | = rebound-control or topic:drills
  `),
]; // prettier-ignore

/** Answers to the coach's questions, and the parts of a plan. */
export const ownQuestions: readonly Dialogue[] = [
  ...dialogueLines('child', `
    What's my game analysis? > it sucked | = topic:feelings
    What's my game analysis? > pretty good | = topic:cheer
    i got my first goal ever!!! | = topic:cheer
    I suck. I cost us the game. I want to quit. > just a hug | = topic:feelings
    I suck. I cost us the game. I want to quit. > idk | = topic:feelings
  `),
  ...dialogueLines('skater', `
    Make me a training plan for this week > explain the second one | drill
    Make me a training plan for this week > make it 3 days | = topic:plan
    how many goals do i have > how do i get more | = more-points
    pims > how do i get that down | = avoiding-penalties
    what is icing > scoring more goals | = more-points or more-shots or scoring-on-more-shots
    what is offside > my first step | = first-steps
    what is offside > slap shots | = slap-shot
    how do i get faster > my crossovers | = crossovers
    how do i take a slap shot > saucer pass | = saucer-pass
    what should i eat before a game > sleep | = sleep-general
    how many points do i have > slap shots | = topic:ownNumbers
  `),
  ...dialogueLines('goalie', `
    save percentage > how do i get it higher | = goalie-better-numbers
    How am I doing this season? > what gets me back to .920 | = topic:ownNumbers
    this answer was no help | = not-helpful
    how have i done lately | = topic:ownNumbers
    how did i do in my last 4 | = topic:ownNumbers or topic:recent
    how do i play breakaways > rebounds | = rebound-control
  `),
  ...dialogueLines('parent', `
    how many goals does my son have > how do i help him get more | = more-points
    how many penalty minutes does he have > how can he stop | = avoiding-penalties
    he has 16 assists how does he get more | = more-assists
  `),
  ...dialogueLines('coach', `
    how do i run a tryout > line changes | = line-changes
    a parent emailed me about ice time > write an answer | says change as you like
    Plan a 60-minute half-ice practice for 15 skaters > how does the last one work | drill
  `),
]; // prettier-ignore

/** Reactions, drafts and short questions after an answer, and what the reply must be about. */
export const reactions: readonly Dialogue[] = [
  ...dialogueLines('child', `
    i keep falling when i stop > i tried that | = falling-and-getting-up or hockey-stop
    i keep falling when i stop > i tried that > doesnt work | = falling-and-getting-up or hockey-stop
    i keep falling when i stop > is there a game for it | drill
    whats the easiest deke > how do i do it > what do you mean | = deking
    whats the easiest deke > when do i use it | says dekes
    how do i raise the puck > it doesnt go up > still doesnt | drill
    i lost today > it was 6-1 | = bad-game
    what about candy > and drink | = hydration or sports-drinks
    whats icing > and offside > why is there a blue line | says line
  `),
  ...dialogueLines('skater', `
    how do i win more faceoffs > i tried that | = faceoffs
    got benched today > why do u think | = benched
    should i text my coach > write it for me > shorter | shorter
    how do i read the play better > give me an example | = reading-the-play
    how do i read the play better > what do you mean | = reading-the-play
    i cant sleep before games > it still happens | = sleep-before-game
    i cant sleep before games > tried that > still happens | = sleep-before-game
    how do i get stronger > no gym | drill
    how do i take a slap shot > is that bad | = slap-shot
    im nervous > what should i eat before | = eat-before-game
    how do i get recruited > do grades matter | = school-and-hockey
    i suck at backhand > how do i practice | drill
    how do i play in front of the net > whats the rule on that | says rule book
    what do i write down after a game | doubts
  `),
  ...dialogueLines('goalie', `
    how do i play a 2 on 1 > what about a breakaway | = goalie-breakaway
    glove side is my weakness > drill > how do i know its better | says count
    how do i track the puck through screens > doesnt work | = goalie-screens
    my five hole is open > drill for that > thats too hard | = five-hole
    what do i say to my d > give me a cue | = goalie-communication
    always early > how do i warm up | = goalie-warmup
    give me something for home | = goalie-at-home
  `),
  ...dialogueLines('parent', `
    my kid is lazy at practice > is that normal | = child-lazy
    my kid is lazy at practice > what do i say | = child-lazy
    he cries after every loss > is that normal | says common
    a nervous child > who can help | says doctor
    my son sits > didnt help | = child-benched
    my son is not getting ice time > what exactly do i write | says message
    how much does hockey cost > thats too much | = cost-and-time
    he has never skated > where do we start > how often | = start-learning-to-skate
  `),
  ...dialogueLines('coach', `
    kids dont listen at practice > tried that | drill
    they all bunch up > next step | = bunching-up
    parent complained > what do i answer | says want to listen
    how do i teach passing to u10 > what cues | = passing-accuracy or teaching-passing-team
    how do i pick lines > 2 lines or 3 | = line-up
    forecheck for 12u > which one | = forecheck-systems
    power play for 12u > what formation | = power-play
  `),
]; // prettier-ignore
