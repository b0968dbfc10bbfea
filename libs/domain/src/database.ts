import type { Env } from '@rinkside/platform/env';
import { Idempotency } from '@rinkside/platform/idempotency.entity';
import { Outbox } from '@rinkside/platform/outbox/outbox.entity';
import { openDatabase, type Database } from '@rinkside/platform/postgres';
import { Upload } from '@rinkside/platform/upload.entity';
import { Award } from './award/award.entity.js';
import { Block } from './block/block.entity.js';
import { ChatMessage } from './coach/chat-message.entity.js';
import { Chat } from './coach/chat.entity.js';
import { CoachMemory } from './coach/coach-memory.entity.js';
import { CoachUsage } from './coach/coach-usage.entity.js';
import { Comment } from './comment/comment.entity.js';
import { DrillSession } from './drill/drill-session.entity.js';
import { Follow } from './follow/follow.entity.js';
import { Game } from './game/game.entity.js';
import { HighlightProcessing } from './highlight/highlight-processing.entity.js';
import { Highlight } from './highlight/highlight.entity.js';
import { Item } from './item/item.entity.js';
import { Like } from './like/like.entity.js';
import { ModerationLog } from './moderation/moderation-log.entity.js';
import { NotificationCounter } from './notification/notification-counter.entity.js';
import { Notification } from './notification/notification.entity.js';
import { Organization } from './organization/organization.entity.js';
import { TrainingPlan } from './plan/training-plan.entity.js';
import { AccountDeletion } from './player/account-deletion/account-deletion.entity.js';
import { Player } from './player/player.entity.js';
import { Tombstone } from './player/tombstone.entity.js';
import { Post } from './post/post.entity.js';
import { Report } from './report/report.entity.js';
import { SeasonStats } from './season/season-stats.entity.js';
import { Secret } from './secret.entity.js';
import { InitialSchema } from './migrations/0001-initial-schema.js';

/** Every table of the schema `public`. */
const entities = [
  Organization,
  Player,
  AccountDeletion,
  Tombstone,
  Follow,
  Block,
  Item,
  Post,
  Game,
  Highlight,
  HighlightProcessing,
  Like,
  Comment,
  SeasonStats,
  Award,
  Notification,
  NotificationCounter,
  Chat,
  ChatMessage,
  CoachMemory,
  CoachUsage,
  DrillSession,
  TrainingPlan,
  Report,
  ModerationLog,
  Secret,
  Upload,
  Outbox,
  Idempotency,
];

/** In the order they run. Never change a migration that has already run anywhere. */
export const migrations = [{ name: '0001-initial-schema', class: InitialSchema }];

/** Opens the product's database with all domain entities and migrations. */
export const openProductDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL'>): Promise<Database> =>
  openDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL, entities, migrations });
