/** Capitalized words that are not person names: hockey terms, places, days and months. */
const nonNames = new Set(
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
const claimAboutName =
  /(?<!\w)(\p{Lu}[\p{Ll}'’-]+?)(?:['’]s (?:stats|goals|points|assists|numbers|save percentage|record|address|phone|season|game|parents)|,? who | (?:has|had|scored|lives|is ranked|goes to school))/gu;

/**
 * Finds probable person names in a sentence: two capitalized words in a row, or one with a claim about it. The caller
 * must allow known titles, such as drill names.
 */
export const personNamesIn = (sentence: string): string[] => {
  const names: string[] = [];
  const unformatted = sentence.replace(/\*\*|__|[*_`#>]/g, '');
  for (const [, first = '', last = ''] of unformatted.matchAll(fullName))
    if (!nonNames.has(first) && !nonNames.has(last)) names.push(`${first} ${last}`);
  for (const [, name = ''] of unformatted.matchAll(claimAboutName))
    if (!nonNames.has(name) && !sentenceStarters.has(name)) names.push(name);
  return names;
};

/** Capitalized words at the start of a sentence that may precede a claim. */
const sentenceStarters = new Set(
  `Who He She They We His Her Their Its Everyone Everybody Nobody Someone Anyone Each Every Team Practice Hockey Skating Shooting Passing Speed
   Today Tomorrow Yesterday Last Lately Whoever Player Players Goalies Skaters Defense Offense Puck Stick Ice Nothing Something Anybody Confidence`
    .split(/\s+/)
    .filter(Boolean),
);
