import browserslistToEsbuild from 'browserslist-to-esbuild';
import { root } from './documents/root.ts';

/** The oldest supported browsers, from `browserslist` in `package.json`, as build target of scripts and styles. */
export const target = browserslistToEsbuild(undefined, { path: root });
