import { basename } from 'node:path';
import { sentenceLines } from '@rinkside/safety/rule-sentences/sentence-lines';
import { pagesIn, pageText } from '@rinkside/platform/content-pages';

/** Example messages of one kind: what people write when it happened, and harmless messages that look alike. */
export interface Disclosures {
  disclosures: readonly string[];
  innocent: readonly string[];
}

/** Reads the messages that train the care classifier, by kind of care. */
export const readDisclosures = (): ReadonlyMap<string, Disclosures> =>
  new Map(
    pagesIn('safety/disclosures/*.innocent.txt').map((innocent) => {
      const disclosures = innocent.replace('.innocent.', '.');
      return [
        basename(disclosures, '.txt').replaceAll('-', '_'),
        { disclosures: sentenceLines(pageText(disclosures)), innocent: sentenceLines(pageText(innocent)) },
      ];
    }),
  );
