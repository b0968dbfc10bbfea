/** Patterns that continue the previous topic. */
export const followUpPatterns: readonly string[] = [
  'what about', 'how about', 'another', 'another one', 'one more', 'more', 'different', 'something else', 'why',
  'instead', 'again', 'shorter', 'longer', 'easier', 'harder', 'at home', 'no|without ice|rink', 'on ice', 'only',
  'too hard|easy|boring', 'did that|it already', 'already did',
]; // prettier-ignore

/** Patterns that ask for a different answer. */
export const anotherPatterns: readonly string[] = ['another', 'different', 'else', 'other'];

/** Patterns that ask for a different answer when the message continues a topic. */
export const morePatterns: readonly string[] = [
  ...anotherPatterns,
  'too hard|easy|boring',
  'already',
  'more',
  'next',
  'shorter',
  'easier',
  'harder',
];

export const yesPatterns: readonly string[] = [
  'yes', 'yeah', 'yep', 'yup', 'sure', 'ok', 'okay', 'do it', 'lets go', 'sounds good', 'that sounds', 'of course', 'absolutely',
]; // prettier-ignore

export const noPatterns: readonly string[] = [
  'no',
  'nope',
  'nah',
  'not now',
  'not today',
  'not really',
  'not yet',
  'maybe later',
];

/** A refusal that names what it refuses, for example 'no more drills'. */
export const declinedPattern =
  /^(?:no|not|nope|nah) (?:more|another|an?y? ?(?:drill|plan|practice|training|question|game)s?|(?:drill|plan|practice|training|question|game)s?)\b/;

/** Counts as a yes only when the message has no slots. */
export const politePattern = 'please';
