import { readSignsAsLetters } from './plain-text.js';

/** Endings that are no word of a comment. */
const endings =
  'com|co|net|org|edu|gov|io|gg|ca|tv|app|dev|xyz|info|biz|co\\.uk|uk|us|de|fr|ch|se|fi|cz|eu|au|nz|jp|cn|ru|pl|nl|br|mx|es|dk|mobi|online|website|site|shop|store|tech|blog|social|email|cc|ee|gl|gle|ai|fm|ws|vip|icu|top|wtf|lol|ly|zip';
/** Endings that are also words: only with a path, or after a word that sends to a page. */
const wordEndings =
  'me|be|it|is|in|to|so|at|us|my|no|am|do|id|by|ms|la|st|co|club|live|team|hockey|fun|pro|games|game|news|world|space|video|page|link|chat|media|one|red|ink|bio|cam|rocks|run|fit|coach|ninja|zone|city|today|now|life|win|best|cool|plus|school|camp|center';
const name = '[a-z0-9][a-z0-9-]*';

/** A pattern starts where a run of its first characters starts: it would read the rest of the run from each of them. */
const patterns: RegExp[] = [
  /\b(?:h\s*[tx]\s*[tx]\s*p\s*s?|ftp)\s*:\s*\/\s*\//,
  /\bw\s?w\s?w\s?\d?\s?\./,
  // 'freesticks.com', 'freesticks . com'; a full stop followed by a space ends a sentence.
  new RegExp(String.raw`(?<![\w])${name}(?:\.| \.| \. )(?:${endings})(?![a-z0-9-])`),
  /[a-z0-9]\. (?:com|org)(?![a-z0-9])/,
  /(?<![a-z0-9-])[a-z0-9-]{4,}\s+com(?=\s*(?:$|[/,!?]))/,
  /\bwww/,
  /\w\.hockey\b/,
  /[a-z0-9]dot(?:com|org|net)\b/,
  new RegExp(String.raw`[a-z0-9],(?:com|org|edu)(?![a-z0-9])`),
  new RegExp(
    String.raw`(?<![a-z0-9])${name}(?:\.|\s+dot\s+)(?:${name}(?:\.|\s+dot\s+))*(?:${endings}|${wordEndings})(?:\s?/|\s+slash\s)\s?\w`,
  ),
  new RegExp(
    String.raw`\b(?:visit|check out|go to|link|site|website|page|browse|open) (?:is |at |on |out )?${name}\.(?:${wordEndings})(?![a-z0-9-])`,
  ),
  // 'freesticks dot com'; 'the dot net side' is hockey.
  new RegExp(
    String.raw`(?<!\b(?:the|a|left|right|near|far|face-?off|draw|that|each|every|this))\s+(?:dot|dt|d0t|punto|punkt)\s+(?:${endings}|g\s?g)(?![a-z])`,
  ),
  /(?<!\bthe)\s+(?:dot ?com|(?:point|period) (?:com|org|fr)|com slash)(?![a-z])/,
  /(?<!\bthe )\bdot\s*c\s*o\s*m\b/,
  /\bdiscord (?:dot )?gg\b/,
  /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?::\d{2,5}|\/)/,
  /\b\d{3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/,
];

const provider =
  'g ?mail|google ?mail|hot ?mail|yahoo|i ?cloud|out ?look|proton ?mail|aol|ymail|gmx|live|msn|comcast|yandex|zoho';
const emailPatterns: RegExp[] = [
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]+\s?@\s?[a-z0-9-]+(?:\s?[.,]\s?[a-z0-9-]+)*\s?[.,]\s?[a-z]{2,}/,
  new RegExp(String.raw`\w\s*@\s*(?:${provider})(?![a-z])`),
  new RegExp(
    String.raw`\w[ ._-]+(?:at|arroba|a t)[ ._-]+(?:g ?mail|hot ?mail|i ?cloud|proton ?mail|aol|ymail|yahoo|outlook)(?:[ ._-]+(?:d ?o ?t|com)\b|\s*$|\s*[,!.])`,
  ),
  new RegExp(String.raw`\w[ ._-]+(?:at|a t)[ ._-]+(?:g ?mail|hot ?mail|proton ?mail|ymail)(?![a-z])`),
  new RegExp(
    String.raw`\b(?:g ?mail|hot ?mail|i ?cloud|proton ?mail|e-?mail|mail)(?: is|:| -| =|=)+ ?(?!(?:from|to|the|about|in|on|at|that|said|sent|late|down|great|so|coach|schedule)\b)[a-z][\w.-]{3,}`,
  ),
  new RegExp(String.raw`\w\W+(?:${provider})\W{0,3}(?:d|dot)?\W{0,3}com\b`),
  / (?=(?:g ?mail|hot ?mail|i ?cloud|yahoo|outlook|proton ?mail)\b)(?<=[a-z][a-z0-9._-]*\d[a-z0-9._-]* )/,
];

/** Rewrites '(dot)', '[at]', '*dot*' as ' dot ', ' at '. */
const openBrackets = (text: string): string =>
  text
    .replace(
      /\s*([[({<*|_"'.-])\s*(dot|d0t|at|ät|punkt|punto|arroba|slash|\.|@)\s*[\])}>*|_"'.-]\s*/g,
      (whole, bracket: string, sign: string) => {
        if (sign === '.')
          return bracket === '.' || bracket === '-' || bracket === "'" || bracket === '"' ? whole : '.';
        return sign === '@' ? '@' : ` ${sign} `;
      },
    )
    .replace(/\b(a|d) (t|o t)\b/g, (_, first: string, rest: string) => first + rest.replace(' ', ''));

/** Whether a plain lower-case text has a link or an e-mail address in it, spelled out or not. */
export const hasWebAddress = (text: string): boolean => {
  const opened = openBrackets(text);
  if (emailPatterns.some((pattern) => pattern.test(opened))) return true;
  const letters = readSignsAsLetters(opened.replaceAll('@', ' '));
  return patterns.some((pattern) => pattern.test(opened) || pattern.test(letters));
};
