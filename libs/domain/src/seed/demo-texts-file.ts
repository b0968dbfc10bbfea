import { fileURLToPath } from 'node:url';

/** The posts of the demo as one file, beside the compiled code. */
export const demoTextsFile = fileURLToPath(new URL('../../demo.json', import.meta.url));

/** A post of the demo, with comments by the commenter's slug, oldest first. */
export interface DemoPost {
  post: string;
  comments: Record<string, string>;
}
