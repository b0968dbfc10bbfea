import { commentBody } from '@rinkside/contracts/comment.schema';
import { postBody } from '@rinkside/contracts/post.schema';
import { pageName, pagesIn, parseWith, readPage, writeBuilt } from '@rinkside/platform/content-pages';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { demoTextsFile, type DemoPost } from './demo-texts-file.js';

const demoPosts = z.array(
  z.strictObject({
    post: postBody.shape.content,
    comments: z.record(z.string(), commentBody.shape.content).default({}),
  }),
);

/** Writes the posts of the demo. @throws ContentError with the file and what to change */
export const buildDemoTexts = (): void => {
  const pages = pagesIn('demo/posts/*.yaml');
  const posts: Record<string, DemoPost[]> = {};
  for (const page of pages)
    posts[pageName(page)] = readPage(page, (text) => parseWith(demoPosts, parseYaml(text)));
  writeBuilt(demoTextsFile, pages, { posts });
};
