import { hasContactData } from '@rinkside/safety/contact-data/contact-data';
import { plainText } from '@rinkside/safety/contact-data/plain-text';

/** Birth years lie at least this far back; dates of games do not. */
const minAgeYears = 4;

const months = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'; // prettier-ignore
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const datePatterns = [
  String.raw`\b((?:19|20)\d\d)[-/.]\d{1,2}[-/.]\d{1,2}\b`,
  String.raw`\b\d{1,2}[-/.]\d{1,2}[-/.]((?:19|20)\d\d)\b`,
  String.raw`\b(?:${months})\.? ${day},? ((?:19|20)\d\d)\b`,
  String.raw`\b${day} (?:of )?(?:${months})\.?,? ((?:19|20)\d\d)\b`,
  String.raw`\bborn (?:in|on)?[^.!?\n]{0,24}?((?:19|20)\d\d)\b`,
].map((pattern) => new RegExp(pattern, 'gi'));
/** A birthday without its year. */
const birthday = new RegExp(
  String.raw`\b(birthday|bday|born)( (?:is|was|on|the|in|=|:)){0,3} (?:(?:${months})\.? ${day}|${day} (?:of )?(?:${months})|\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2})?)\b`,
  'gi',
);

const streetTypes =
  'street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|crescent|cres|circle|cir|terrace|trail|parkway|pkwy|highway|hwy|strasse|straße|gatan|katu|rue';
const streetWord = String.raw`(?!(?:on|in|at|of|the|a|an|and|to|for|with|goals?|points?|games?|shots?)\b)[\p{L}'’.-]+`;

const patterns: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}.+_-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '[email]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/(?<![\d.])(?:\+\d{1,3}[-. ]?)?(?:\(\d{2,4}\)|\d{2,4})[-. /]?\d{3}[-. /]?\d{4}(?!\d)/g, '[phone]'],
  [/(?<![\d.])\+\d(?:[-. /]?\d){7,13}(?!\d)/g, '[phone]'],
  [
    new RegExp(
      String.raw`\b\d{1,5}[a-z]? (?:[NSEW]\.? )?(?:${streetWord} ){1,4}(?:${streetTypes})\b\.?(?:,? (?:apt|unit|suite|#) ?\w+)?`,
      'giu',
    ),
    '[address]',
  ],
  [/\b[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d\b/gi, '[zip code]'],
  [/(?<![\d.,-])\d{5}(?:-\d{4})?(?![\d,]|\.\d)/g, '[zip code]'],
  [/(?<![\p{L}\p{N}_.])@[\p{L}\p{N}_.]{2,30}/gu, '[account]'],
  [
    /\b(snap(?:chat)?|insta(?:gram)?|ig|tik ?tok|discord|gamer ?tag|psn|xbox|roblox|whatsapp|telegram|kik)((?:'s| name| user ?name| handle| account| id)?(?: is| =|:))\s*[\p{L}\p{N}_.#-]{3,}/giu,
    '$1$2 [account]',
  ],
];

const numberWords =
  /\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b|[\p{L}\p{N}_.-]*\d[\p{L}\p{N}_.-]*/giu;

/** Masks what is left of contact data in one sentence: first its numbers, then all of it. */
const maskContactData = (sentence: string): string => {
  if (!hasContactData(sentence)) return sentence;
  const plain = plainText(sentence);
  const masked = patterns.reduce((text, [pattern, placeholder]) => text.replace(pattern, placeholder), plain);
  if (!hasContactData(masked)) return masked;
  const withoutNumbers = masked.replace(numberWords, '[number]');
  return hasContactData(withoutNumbers) ? '[removed] ' : withoutNumbers;
};

/**
 * Replaces email and postal addresses, phone numbers, zip codes, accounts of other services and birth dates with
 * placeholders. Dates of the last years stay: they are dates of games.
 */
export const maskIdentifiers = (text: string, now: Date): string => {
  const lastBirthYear = now.getUTCFullYear() - minAgeYears;
  const withoutIdentifiers = patterns.reduce(
    (result, [pattern, placeholder]) => result.replace(pattern, placeholder),
    text,
  );
  const withoutDates = datePatterns.reduce(
    (result, pattern) =>
      result.replace(pattern, (date, year: string) => (Number(year) <= lastBirthYear ? '[date]' : date)),
    withoutIdentifiers,
  );
  return withoutDates.replace(birthday, '$1 [date]');
};

/** The same for a person's own words, where contact data may be spelled out or written with look-alike characters. */
export const maskIdentifiersInWords = (text: string, now: Date): string =>
  maskIdentifiers(text.normalize('NFKC').replace(/[\p{Cf}\u034F]/gu, ''), now)
    .split(/(?<=[.!?\n])/)
    .map(maskContactData)
    .join('');
