import { datasetSize } from './large-dataset.js';

/**
 * Returns SQL for the minimal tables of the baselines, in the schema `lean`. Same numbers of organizations, players and
 * posts as in the product's dataset; 50 follows per player, one like per post.
 */
export const baselineSchemaSql = (posts: number): string => `
create schema lean;
create table lean.org (id int primary key, name text not null);
create table lean.person (id int primary key, org_id int not null, name text not null, avatar text);
create table lean.post (id int primary key, org_id int not null, author_id int not null, content text not null,
  created_at timestamptz not null, likes int not null default 0, comments int not null default 0);
create table lean.follow (follower_id int not null, author_id int not null, primary key (follower_id, author_id));
create table lean.liked (post_id int not null, person_id int not null, primary key (post_id, person_id));
create table lean.season (person_id int primary key, games int not null, goals int not null, assists int not null);
create table lean.outbox (id bigint generated always as identity primary key, name text not null, payload jsonb not null,
  occurred_at timestamptz not null default now(), published_at timestamptz);

insert into lean.org select n, 'Club ' || n from generate_series(1, ${datasetSize.organizations}) n;
insert into lean.person select n, 1 + (n - 1) % ${datasetSize.organizations}, 'First' || n || ' Last' || n, '/media/' || md5(n::text) || '.webp'
from generate_series(1, ${datasetSize.players}) n;
insert into lean.post (id, org_id, author_id, content, created_at)
select n, 1 + (a - 1) % ${datasetSize.organizations}, a, 'Post number ' || n || ' from the rink, about as long as most of them are. ' || repeat('Skate. ', 15),
  timestamptz '2023-08-01' + n * interval '100 seconds'
from (select n, 1 + (hashint8(n) + 2147483648::bigint) % ${datasetSize.players} as a from generate_series(1, ${posts}) n) numbers;
insert into lean.follow select player, 1 + (player * 31 + n * 397) % ${datasetSize.players} from generate_series(1, ${datasetSize.players}) player
cross join generate_series(1, 50) n on conflict do nothing;
insert into lean.liked select n, 1 + n % ${datasetSize.players} from generate_series(1, ${posts}) n;
insert into lean.season select n, 20, n % 30, n % 40 from generate_series(1, ${datasetSize.players}) n;
create index on lean.post (org_id, created_at desc, id desc);
create index on lean.post (author_id, created_at desc, id desc);
create index on lean.outbox (id) where published_at is null;
alter table lean.outbox set (autovacuum_vacuum_scale_factor = 0.05);`;
