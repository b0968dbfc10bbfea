/** What is written large and is nobody: the sport's own words, places, days and months. */
const nobody = new Set(
  `Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Wed Thu Fri Sat Sun On In At By For From With Against After Before
   During Since Last Both Between Hi Hey Hello Coach Mack Rinkside Hockey USA Canada United States America Training Plan Personalized Add Game Games Center SafeSport Suicide
   Crisis Lifeline Helpline Stick Handling Skating Shooting Passing Goalie Battle Off Ice January February March April May June July
   August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday National League House Junior College
   Pro AI GAA SV PTS I You Your The A An It This That Try Keep Start Then And But Or If When What How Why Great Nice Good Well Ask Tell Next
   One Your Blue Red Line North South East West Olympic Olympics NHL PWHL IIHF NCAA Stanley Cup New Year Christmas Thanksgiving Day`
    .split(/\s+/)
    .filter(Boolean),
);

const fullName = /(?<![\w.])(\p{Lu}[\p{Ll}'’-]+) (\p{Lu}[\p{Ll}'’-]+)/gu;
const claimsOf =
  /(?<!\w)(\p{Lu}[\p{Ll}'’-]+?)(?:['’]s (?:stats|goals|points|assists|numbers|save percentage|record|address|phone|season|game|parents)|,? who | (?:has|had|scored|lives|is ranked|goes to school))/gu;

/**
 * Words that look like people in a sentence: two in a row written large, or one with something claimed of it.
 * A title of ours, such as a drill's, is allowed by whoever knows it.
 */
export const namesIn = (sentence: string): string[] => {
  const found: string[] = [];
  // Every line and every sentence begins large without being a name.
  const inner = sentence.replace(/\*\*|__|[*_`#>]/g, '');
  for (const [, first = '', last = ''] of inner.matchAll(fullName))
    if (!nobody.has(first) && !nobody.has(last)) found.push(`${first} ${last}`);
  for (const [, name = ''] of inner.matchAll(claimsOf))
    if (!nobody.has(name) && !common.has(name)) found.push(name);
  return found;
};

/** Words that begin a sentence and may own something. */
const common = new Set(
  `Who He She They We His Her Their Its Everyone Everybody Nobody Someone Anyone Each Every Team Practice Hockey Skating Shooting Passing Speed
   Today Tomorrow Yesterday Last Lately Whoever Player Players Goalies Skaters Defense Offense Puck Stick Ice Nothing Something Anybody Confidence`
    .split(/\s+/)
    .filter(Boolean),
);
