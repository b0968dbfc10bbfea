import type { Env } from '@rinkside/platform/env';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import { Game } from './game/game.entity.js';
import { Highlight } from './highlight/highlight.entity.js';
import { Item } from './item/item.entity.js';
import { TheHouseStands } from './migrations/0001-the-house-stands.js';
import { UploadsAreNamedFirst } from './migrations/0002-uploads-are-named-first.js';
import { TheWholeApi } from './migrations/0003-the-whole-api.js';
import { MediaIsWorkedOn } from './migrations/0004-media-is-worked-on.js';
import { TheCoach } from './migrations/0005-the-coach.js';
import { SessionsEnd } from './migrations/0006-sessions-end.js';
import { Sight } from './migrations/0007-sight.js';
import { LightWrites } from './migrations/0008-light-writes.js';
import { LighterFacts } from './migrations/0009-lighter-facts.js';
import { WhatDeletionsLookFor } from './migrations/0010-what-deletions-look-for.js';
import { KnocksAreKept } from './migrations/0011-knocks-are-kept.js';
import { Organization } from './organization/organization.entity.js';
import { Player } from './player/player.entity.js';
import { Post } from './post/post.entity.js';

const entities = [Organization, Player, Item, Post, Game, Highlight];

/** In the order they run. Never change a migration that has already run anywhere. */
export const migrations = [
  { name: '0001-the-house-stands', class: TheHouseStands },
  { name: '0002-uploads-are-named-first', class: UploadsAreNamedFirst },
  { name: '0003-the-whole-api', class: TheWholeApi },
  { name: '0004-media-is-worked-on', class: MediaIsWorkedOn },
  { name: '0005-the-coach', class: TheCoach },
  { name: '0006-sessions-end', class: SessionsEnd },
  { name: '0007-sight', class: Sight },
  { name: '0008-light-writes', class: LightWrites },
  { name: '0009-lighter-facts', class: LighterFacts },
  { name: '0010-what-deletions-look-for', class: WhatDeletionsLookFor },
  { name: '0011-knocks-are-kept', class: KnocksAreKept },
];

/** Opens the product's database with all domain entities and migrations. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL, entities, migrations });
