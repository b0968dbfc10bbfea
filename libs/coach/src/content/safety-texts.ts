import { careKinds, type CareKind } from '@rinkside/contracts/coach';
import { ContentError, pageName, pagesIn, parseWith, readPage, writeBuilt } from '@rinkside/platform/content-pages';
import {
  crisisResponseKinds,
  foreignKinds,
  responseLanguages,
  type CrisisResponseKind,
  type SafetyTexts,
} from '@rinkside/safety/crisis-responses';
import { safetyTextsFile } from '@rinkside/safety/safety-texts-file';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';

const links = z.array(z.strictObject({ label: z.string(), href: z.url() }));
const helpCard = z.strictObject({ title: z.string(), lines: z.array(z.string()), links });
const helpFile = z.strictObject({
  // Parts of cards, by their anchors.
  lines: z.array(z.string()),
  links,
  cards: z.record(z.string(), z.strictObject({ child: helpCard, adult: helpCard })),
});

const spoken = z.strictObject({ text: z.string(), adult: z.string().optional() });
const responsePage = spoken.extend({
  /** A card of `help.yaml`. */
  help: z.string().optional(),
  line: spoken.optional(),
  opening: z.string().optional(),
  question: spoken.required().optional(),
  languages: z.record(z.enum(responseLanguages), z.string()).optional(),
});
type ResponsePage = z.infer<typeof responsePage>;

const isCareKind = (kind: CrisisResponseKind): kind is CareKind =>
  careKinds.some((careKind) => careKind === kind);

const readPages = (): Map<CrisisResponseKind, ResponsePage> => {
  const pages = new Map(
    pagesIn('safety/responses/*.yaml').map((file) => [
      parseWith(z.enum(crisisResponseKinds), pageName(file).replaceAll('-', '_')),
      readPage(file, (text) => parseWith(responsePage, parseYaml(text))),
    ]),
  );
  const missing = crisisResponseKinds.find((kind) => !pages.has(kind));
  if (missing) throw new ContentError(`content/safety/responses has no page for ${missing}.`);
  return pages;
};

/** Reads and checks what replaces and ends answers. @throws ContentError with the file and what to change */
const readSafetyTexts = (): SafetyTexts => {
  const { cards } = readPage('safety/help.yaml', (text) => parseWith(helpFile, parseYaml(text)));
  const pages = readPages();
  const texts: { [Part in keyof SafetyTexts]: Partial<SafetyTexts[Part]> } = {
    responses: {},
    lines: {},
    openings: {},
    questions: {},
    foreign: {},
  };
  const file = (kind: string) => `content/safety/responses/${kind.replaceAll('_', '-')}.yaml`;
  for (const [kind, { text, adult, help, line, opening, question }] of pages) {
    const card = help === undefined ? undefined : cards[help];
    if (help !== undefined && !card)
      throw new ContentError(`${file(kind)}: content/safety/help.yaml has no card "${help}".`);
    texts.responses[kind] = { text, adult, help: card };
    if (!isCareKind(kind)) continue;
    if (!line) throw new ContentError(`${file(kind)}: "line" is missing.`);
    texts.lines[kind] = line;
    texts.openings[kind] = opening;
    texts.questions[kind] = question;
  }
  for (const kind of foreignKinds) {
    const languages = pages.get(kind)?.languages;
    if (!languages) throw new ContentError(`${file(kind)}: "languages" is missing.`);
    texts.foreign[kind] = languages;
  }
  return texts as SafetyTexts;
};

/** Writes the texts of `content/safety`. @throws ContentError with the file and what to change */
export const buildSafetyTexts = (): void =>
  writeBuilt(
    safetyTextsFile,
    pagesIn('safety/{help.yaml,responses/*.yaml}'),
    readSafetyTexts(),
  );
