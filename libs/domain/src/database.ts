import type { Env } from '@rinkside/platform/env';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import { Game } from './game/game.entity.js';
import { Highlight } from './highlight/highlight.entity.js';
import { Item } from './item/item.entity.js';
import { InitialSchema } from './migrations/0001-initial-schema.js';
import { Organization } from './organization/organization.entity.js';
import { Player } from './player/player.entity.js';
import { Post } from './post/post.entity.js';

const entities = [Organization, Player, Item, Post, Game, Highlight];

/** In the order they run. Never change a migration that has already run anywhere. */
export const migrations = [{ name: '0001-initial-schema', class: InitialSchema }];

/** Opens the product's database with all domain entities and migrations. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL, entities, migrations });
