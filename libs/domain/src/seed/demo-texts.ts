import { readFileSync } from 'node:fs';
import { demoTextsFile, type DemoPost } from './demo-texts-file.js';

// The build has checked the texts.
const built = JSON.parse(readFileSync(demoTextsFile, 'utf8')) as { posts: Record<string, DemoPost[]> };

/** All posts by the author's slug, oldest first. */
export const demoPosts: Readonly<Record<string, readonly DemoPost[]>> = built.posts;
