/** A theme of a practice, with drills of the library on the ice, the best first. */
export interface PracticeTheme {
  /** In a sentence, lower case: 'puck battles'. */
  name: string;
  /** Matches a text in lower case without punctuation. */
  pattern: RegExp;
  drills: readonly string[];
  /** How to aim the drills at the theme. */
  focus: string;
  /** The rule of the game at the end that rewards the theme. */
  rule: string;
}

/** Earlier themes win the words that several patterns match. */
export const practiceThemes = [
  {
    name: 'backchecking', pattern: /\bback ?-?check\w*\b|\bcom(?:e|ing) back hard\b|\btrack(?:ing)? back\b/,
    drills: ['start-stop-go', 'steer-to-the-boards', 'race-and-escape', 'three-gear-lanes', 'backward-box'],
    focus: 'Add a back-checker to every repetition, two seconds late, with one job: the middle first, stick on the puck.',
    rule: 'a stick lift from behind counts as a goal',
  },
  {
    name: 'breakouts', pattern: /\bbreak ?-?outs?\b|\bbreak(?:ing)? (?:it |the puck )?out\b|\bclear(?:ing)? the (?:zone|puck)\b|\bclears?\b|\bexits?\b|\bexit(?:ing)? the zone\b/,
    drills: ['breakout-board-pass', 'triangle-one-touch', 'give-and-go-lanes', 'moving-windows', 'pass-and-name'],
    focus: 'Start each repetition below the goal line with a look over both shoulders and a call.',
    rule: 'after each steal the puck goes back behind the net for a first pass before a goal counts',
  },
  {
    name: 'gap control', pattern: /\bgaps?\b(?: control)?|\b(?:1|one)[ -]?(?:on|v|vs)[ -]?(?:1|one)s? (?:defen[cs]e|defending)\b|\bdefend(?:ing)? the rush\b|\brush defen[cs]e\b|\bdefend(?:ing)? (?:2|two)[ -]?(?:on|v)[ -]?(?:1|one)s?\b|\b(?:2|two)[ -]?(?:on|v)[ -]?(?:1|one)s? defen[cs]e\b/,
    drills: ['backward-box', 'steer-to-the-boards', 'open-hips-gates', 'keep-away-circle', 'start-stop-go'],
    focus: 'The defender closes to one stick length early, skates at the speed of the attacker and keeps the inside.',
    rule: 'a goal from outside the dots does not count',
  },
  {
    name: 'odd-man rushes', pattern: /\bodd ?-?man\b|\b(?:2|two)[ -]?(?:on|v)[ -]?(?:1|one)s?\b|\b(?:3|three)[ -]?(?:on|v)[ -]?(?:2|two)s?\b|\brush(?:es)?\b/,
    drills: ['give-and-go-lanes', 'rebound-race', 'three-gear-lanes', 'moving-windows', 'catch-and-shoot'],
    focus: 'Attack with speed, keep a wide lane each, and decide between shot and pass before the hash marks.',
    rule: 'the team that scores plays with one player fewer until the next goal',
  },
  {
    name: 'zone entries', pattern: /\b(?:zone )?entr(?:y|ies)\b|\benter(?:ing)? the zone\b/,
    drills: ['three-gear-lanes', 'moving-windows', 'give-and-go-lanes', 'cone-river', 'pass-and-name'],
    focus: 'Cross the line with control and speed: one drives the net, one stays high.',
    rule: 'a goal counts double if the puck was carried or passed over the line',
  },
  {
    name: 'regroups and the neutral zone', pattern: /\bregroup\w*\b|\bneutral zone\b|\bnzone\b|\btransition(?: game| play| offen[cs]e)?\b(?!s| skating)/,
    drills: ['moving-windows', 'open-hips-gates', 'give-and-go-lanes', 'triangle-one-touch', 'pass-and-name'],
    focus: 'After each change of the puck, the first pass goes to a player who already skates.',
    rule: 'after a steal a team has five seconds for its first pass',
  },
  {
    name: 'the forecheck', pattern: /\bfore ?-?check\w*\b|\bpressur(?:e|ing) the puck\b/,
    drills: ['steer-to-the-boards', 'start-stop-go', 'race-and-escape', 'friendly-boards', 'keep-away-circle'],
    focus: 'The first player takes away one side with the skating line, the second reads the pass that is left.',
    rule: 'a goal within five seconds of a steal counts double',
  },
  {
    name: 'angling', pattern: /\bangl(?:e|es|ing)\b|\bstick (?:checks?|lifts?|on puck)\b|\bpoke ?-?check\w*\b|\btak(?:e|ing) away (?:time|ice|space)\b/,
    drills: ['steer-to-the-boards', 'start-stop-go', 'race-and-escape', 'edge-circles', 'keep-away-circle'],
    focus: 'Skate a curve from the inside out, stick on the ice in the lane, never straight at the puck.',
    rule: 'a clean steal along the boards counts as a goal',
  },
  {
    name: 'defensive zone coverage', pattern: /\b(?:d ?-?|defen[cs]ive |own )zone\b|\bcoverage\b|\bdzone\b|\bd ?-?side\b/,
    drills: ['own-the-net-front', 'steer-to-the-boards', 'breakout-board-pass', 'race-and-escape', 'keep-away-circle'],
    focus: 'One player on the puck, one close, the others inside their check with the head turning.',
    rule: 'a goal from the slot counts double, so that the inside is worth defending',
  },
  {
    name: 'defense', pattern: /\bdefen(?:[cs]e(?:m[ae]n)?|d(?:ing|ers?)?)\b|\bd ?-?m[ae]n\b|\bdefensive (?:play|skills?)\b/,
    drills: ['backward-box', 'steer-to-the-boards', 'breakout-board-pass', 'open-hips-gates', 'keep-away-circle'],
    focus: 'Defenders keep the inside and the stick in the lane, then make the first pass.',
    rule: 'a steal that ends in a pass counts as a goal',
  },
  {
    name: 'the penalty kill', pattern: /\bpenalty ?-?kill\w*\b|\bpk\b|\bshort ?-?handed\b/,
    drills: ['steer-to-the-boards', 'start-stop-go', 'breakout-board-pass', 'race-and-escape', 'keep-away-circle'],
    focus: 'Play each repetition with one defender fewer: sticks in the lanes, stops instead of turns, and a clear at the end.',
    rule: 'play with one player more on one side, and a clear counts as a goal for the other',
  },
  {
    name: 'the power play', pattern: /\bpower ?-?play\w*\b|\bpp\b|\bspecial teams\b|\b(?:5|five)[ -]?(?:on|v)[ -]?(?:4|four)s?\b|\bman advantage\b/,
    drills: ['triangle-one-touch', 'screen-and-tip', 'catch-and-shoot', 'moving-windows', 'give-and-go-lanes'],
    focus: 'Spread out, move the puck before pressure comes, and have one player at the net on each shot.',
    rule: 'play with one player more on one side, and change sides each minute',
  },
  {
    name: 'cycling', pattern: /\bcycl(?:e|ing)\b|\b(?:offensive|o ?-?)zone(?: play)?\b|\bozone\b|\bbelow the (?:goal line|hash\w*|dots)\b|\bdown low\b/,
    drills: ['shield-turns', 'friendly-boards', 'give-and-go-lanes', 'race-and-escape', 'keep-away-circle'],
    focus: 'Protect the puck, leave it low for the next player, and go to a new spot at once.',
    rule: 'three passes below the dots count as a goal',
  },
  {
    name: 'face-offs', pattern: /\bface ?-?offs?\b|\bdraws?\b/,
    drills: ['race-and-escape', 'start-stop-go', 'triangle-one-touch', 'keep-away-circle', 'pass-and-name'],
    focus: 'Begin each repetition with a dropped puck: centers win or tie up, wingers go for the loose puck.',
    rule: 'each round starts with a face-off, and a clean win counts as a goal',
  },
  {
    name: 'net-front play', pattern: /\bnet ?-?fronts?\b|\bfront of (?:the )?net\b|\btips?\b|\btipping\b|\bdeflect\w*\b|\bscreens?\b|\brebounds?\b|\bcrash(?:ing)? the net\b|\bgarbage goals?\b/,
    drills: ['screen-and-tip', 'rebound-race', 'own-the-net-front', 'catch-and-shoot', 'quick-release-spots'],
    focus: 'Stop at the net with the stick on the ice, and play each puck until the whistle.',
    rule: 'a goal from a rebound or a tip counts double',
  },
  {
    name: 'one-timers and quick shots', pattern: /\bone ?-?timers?\b|\bquick (?:release|shots?)\b|\bshooting off (?:a |the )?pass(?:es)?\b|\bcatch and shoot\b/,
    drills: ['catch-and-shoot', 'quick-release-spots', 'triangle-one-touch', 'rebound-race', 'give-and-go-lanes'],
    focus: 'Feet and blade are ready before the pass comes, and the shot leaves within a second.',
    rule: 'a goal with the first touch counts double',
  },
  {
    name: 'goalies', pattern: /\bgoalies?\b|\bgoal ?-?(?:tend\w+|keepers?)\b|\bnetminders?\b|\btendys?\b/,
    drills: ['ready-and-set', 'crease-clock', 'rebound-to-the-corner', 'down-and-up', 'find-the-puck', 'rebound-race'],
    focus: 'Leave time between shots, so that goalies are set before each one. Skaters work at the other end.',
    rule: 'the goalie gets a point for each rebound that goes to the corner',
  },
  {
    name: 'shooting', pattern: /\bsho(?:ot\w*|ts?)\b|\bscor(?:e|ing)\b|\bfinish(?:ing)?\b|\bwrist(?:ers?)?\b|\bsnap ?shots?\b|\bslap ?shots?\b|\bsnip\w+\b|\bbackhands?\b(?! pass)|\boffen[cs]e\b|\baccuracy\b/,
    drills: ['quick-release-spots', 'catch-and-shoot', 'rebound-race', 'screen-and-tip', 'give-and-go-lanes'],
    focus: 'Look at the target before the puck is there, shoot in stride, and follow each shot to the net.',
    rule: 'each team has ten seconds for a shot after it gets the puck',
  },
  {
    name: 'contact and checking', pattern: /\b(?:body ?-?)?check(?:ing|s)?\b|\bcontact\b|\bphysical(?:ity)?\b|\bhitting\b/,
    drills: ['friendly-boards', 'steer-to-the-boards', 'roll-off-pressure', 'own-the-net-front', 'shield-turns', 'keep-away-circle'],
    focus: 'Angle first, then stick, then body position, with knees bent and heads up. Stay within the rules of your age.',
    rule: 'a puck won with good body position counts as a goal',
  },
  {
    name: 'one-on-ones', pattern: /\b(?:1|one)[ -]?(?:on|v|vs)[ -]?(?:1|one)s?\b/,
    drills: ['keep-away-circle', 'steer-to-the-boards', 'shield-turns', 'race-and-escape', 'backward-box'],
    focus: 'The attacker changes speed and protects the puck, the defender keeps the inside. Change roles each time.',
    rule: 'beating a defender one-on-one counts as a goal, and so does a clean steal',
  },
  {
    name: 'puck battles', pattern: /\bbattl\w*\b|\bcorners?\b|\bcompet(?:e|ing|itiv\w*)\b|\bloose pucks?\b|\bboard ?(?:work|play|battles?)\b|\b(?:along|on) the (?:boards|walls?)\b|\bbody position\w*\b|\b50 ?50s?\b|\bwork ethic\b|\beffort\b/,
    drills: ['race-and-escape', 'keep-away-circle', 'friendly-boards', 'shield-turns', 'roll-off-pressure', 'own-the-net-front'],
    focus: 'Short rounds at full effort, with as much rest as work: first to the inside wins.',
    rule: 'each round starts with a puck in the corner, and winning it counts as a goal',
  },
  {
    name: 'puck protection', pattern: /\bpuck ?-?protect\w*\b|\bprotect\w* the puck\b|\bshield\w*\b|\bkeep(?:ing)? the puck\b|\bkeep ?-?away\b|\bpossession\b/,
    drills: ['shield-turns', 'keep-away-circle', 'friendly-boards', 'race-and-escape', 'cone-river'],
    focus: 'Back to the pressure, puck far away, and eyes up for the next pass.',
    rule: 'five seconds with the puck under pressure count as a goal',
  },
  {
    name: 'stickhandling', pattern: /\bstick ?-?handl\w*\b|\bpuck ?-?(?:handl\w*|control|skills?)\b|\bhands\b|\bdek(?:e|es|ing)\b|\bdangl\w*\b|\bmoves\b|\btoe ?-?drags?\b|\bheads? up\b|\bskills?\b/,
    drills: ['cone-river', 'shield-turns', 'keep-away-circle', 'edge-circles', 'race-and-escape'],
    focus: 'A puck for each player, soft hands, and eyes up between the touches.',
    rule: 'beating an opponent with a move counts as a goal',
  },
  {
    name: 'give-and-go and support', pattern: /\bgive ?-?and ?-?go\w*\b|\bsupport\w*\b|\btriangles?\b/,
    drills: ['give-and-go-lanes', 'triangle-one-touch', 'moving-windows', 'pass-and-name', 'keep-away-circle'],
    focus: 'After each pass, skate to open ice within two strides.',
    rule: 'a goal after a give-and-go counts double',
  },
  {
    name: 'passing', pattern: /\bpass(?:es|ing)?\b|\breceiv\w+\b|\bplaymak\w*\b|\bsaucer\w*\b|\bpuck movement\b|\bmov(?:e|ing) the puck\b/,
    drills: ['triangle-one-touch', 'give-and-go-lanes', 'moving-windows', 'pass-and-name', 'breakout-board-pass'],
    focus: 'Blade down as a target, firm and flat passes, and feet that move after each pass.',
    rule: 'three passes in a row count as a goal',
  },
  {
    name: 'first steps', pattern: /\bfirst (?:few |three |3 )?(?:steps?|strides?)\b|\b(?:quick )?starts\b|\baccelerat\w*\b|\bexplosive\w*\b|\bquick(?:er)? feet\b|\bquickness\b|\bfoot ?speed\b|\bjump\b/,
    drills: ['start-stop-go', 'race-and-escape', 'rebound-race', 'three-gear-lanes', 'edge-circles', 'long-glide-game'],
    focus: 'Three short steps on the front of the blades, low and wide, from a new position each time. Rest fully in between.',
    rule: 'each round starts with a race for the puck from the knees, the belly or backward',
  },
  {
    name: 'stops', pattern: /\b(?:to )?stop(?:s|ping)\b|\bto stop\b|\bhockey stops?\b|\bstops? and starts?\b/,
    drills: ['start-stop-go', 'edge-circles', 'backward-box', 'long-glide-game', 'race-and-escape'],
    focus: 'Both sides each time, the weaker one first, with the weight over bent knees.',
    rule: 'a whistle in between means stop: the last player to stop gives the puck away',
  },
  {
    name: 'backward skating and pivots', pattern: /\bbackward\w*\b|\bpivot\w*\b|\bmohawks?\b|\btransitions\b|\btransition skating\b|\bopen hips?\b|\bc ?-?cuts?\b/,
    drills: ['backward-box', 'open-hips-gates', 'edge-circles', 'crossover-snake', 'start-stop-go'],
    focus: 'Chest up, knees bent, and no loss of speed in the turn.',
    rule: 'after each goal the scoring team skates backward to its line',
  },
  {
    name: 'edges and crossovers', pattern: /\bedg(?:e|es|ework|ing)\b|\bcross ?-?overs?\b|\btight turns?\b|\bturns?\b|\bturning\b/,
    drills: ['edge-circles', 'crossover-snake', 'open-hips-gates', 'start-stop-go', 'cone-river'],
    focus: 'Slow and deep first, then with speed, then with a puck. Both directions.',
    rule: 'each attack starts with a lap around a face-off circle',
  },
  {
    name: 'conditioning', pattern: /\bcondition\w*\b|\bendurance\b|\bstamina\b|\bcardio\b|\bfitness\b|\bin shape\b/,
    drills: ['three-gear-lanes', 'start-stop-go', 'crossover-snake', 'race-and-escape', 'edge-circles'],
    focus: 'Work as long as a shift, then rest about three times as long. Fitness comes from races and games with a puck.',
    rule: 'change lines on the whistle, as in a game',
  },
  {
    name: 'skating', pattern: /\bskat(?:e|es|ing)\b(?! ?ers)|\bspeed\b|\bstrid\w*\b|\bagil\w*\b|\bbalance\b|\bpower ?-?skating\b|\bfaster\b/,
    drills: ['start-stop-go', 'edge-circles', 'three-gear-lanes', 'crossover-snake', 'backward-box', 'long-glide-game'],
    focus: 'Bent knees and full pushes, with short lines and much rest.',
    rule: 'nobody may glide for more than two seconds',
  },
  {
    name: 'talking on the ice', pattern: /\bcommunicat\w*\b|\btalk(?:ing)?\b|\bcalling\b/,
    drills: ['pass-and-name', 'breakout-board-pass', 'moving-windows', 'give-and-go-lanes', 'triangle-one-touch'],
    focus: 'No pass without a call: a name, or one word such as time, man on, or reverse.',
    rule: 'a goal counts only if the scorer called for the puck',
  },
  {
    name: 'positions and spacing', pattern: /\bposition\w*\b|\bspacing\b|\bhockey (?:sense|iq)\b|\bbunch\w*\b|\bsystems?\b|\bread(?:ing|s)?\b|\bdecision\w*\b/,
    drills: ['moving-windows', 'give-and-go-lanes', 'pass-and-name', 'triangle-one-touch', 'keep-away-circle'],
    focus: 'Freeze the play now and then and ask: where is open ice, and who fills it?',
    rule: 'each team keeps one player behind the puck, or its goal does not count',
  },
  {
    name: 'tryouts', pattern: /\btry ?-?outs?\b|\bevaluat\w*\b/,
    drills: ['start-stop-go', 'give-and-go-lanes', 'quick-release-spots', 'keep-away-circle', 'edge-circles'],
    focus: 'Each player gets the same number of turns, at game pace, and knows what you look for.',
    rule: 'change the teams every two minutes, so that everybody plays with everybody',
  },
  {
    name: 'small games', pattern: /\bsmall ?-?(?:area|ice|sided)? ?games?\b|\bsags?\b|\bfun\b|\bgames?\b(?! (?:day|plan|pace|speed|like|situation|tomorrow|tonight|today|this|on))/,
    drills: ['keep-away-circle', 'pass-and-name', 'long-glide-game', 'race-and-escape', 'rebound-race', 'give-and-go-lanes'],
    focus: 'Short rounds, small teams, and a new rule before it gets dull.',
    rule: 'the players choose one rule of the last round',
  },
] as const satisfies readonly PracticeTheme[]; // prettier-ignore

export type PracticeThemeName = (typeof practiceThemes)[number]['name'];
export const practiceThemeNames: readonly PracticeThemeName[] = practiceThemes.map(({ name }) => name);

export const practiceThemeOf = (name: PracticeThemeName): PracticeTheme | undefined =>
  practiceThemes.find((theme) => theme.name === name);

export const maxThemes = 3;
/** Players and goalies that are counted or missing are no theme: '14 skaters and 2 goalies'. */
const countedPlayers =
  /\b(?:\d+|no|without(?: an?| any)?|two) (?:players|skaters?|shooters?|kids|goalies?|goaltenders?|forwards|defen[cs]em[ae]n)\b|\bskaters\b/g;

/** Reads the themes of a text one after the other: a word counts for the first theme that it names. */
const readThemes = (text: string) => {
  let rest = text.replace(countedPlayers, ' ');
  const found = practiceThemes.flatMap(({ name, pattern }) => {
    const match = pattern.exec(rest);
    if (!match) return [];
    rest = rest.replace(new RegExp(pattern, 'g'), (words) => ' '.repeat(words.length));
    return [{ name, at: match.index }];
  });
  return { found, rest };
};

/** The themes that a text in lower case without punctuation names, in its order. */
export const practiceThemesIn = (text: string): PracticeThemeName[] =>
  readThemes(text)
    .found.toSorted((a, b) => a.at - b.at)
    .slice(0, maxThemes)
    .map(({ name }) => name);

/** The rest of a text without its themes. */
export const withoutPracticeThemes = (text: string): string => readThemes(text).rest;
