import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadChunk } from '../../lazy-page';
import type { Path } from './navigation';

type Screen = LazyExoticComponent<ComponentType>;

const screen = (chunk: string, load: () => Promise<ComponentType>): Screen =>
  lazy(async () => ({ default: await loadChunk(chunk, load) }));

/** The screens that are open, each a script of its own. */
const screens: Partial<Record<Path, Screen>> = {
  dashboard: screen('dashboard', () => import('./dashboard/dashboard').then((page) => page.Dashboard)),
};

export const screenOf: Partial<Record<string, Screen>> = screens;
