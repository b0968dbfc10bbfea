// Baseline of HTTP requests: node:http and pg only.
import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'pg';
import { databaseUrl, serve } from './serve-baseline.js';

const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const query = (name: string, text: string) => async (values: unknown[]) =>
  (await pool.query<Record<string, unknown>>({ name, text, values })).rows;

const columns = `p.id, p.content, p.created_at, p.likes, p.comments, a.id as author_id, a.name, a.avatar,
  o.id as org_id, o.name as org_name, l.post_id is not null as liked`;
const joins = (viewer: string) => `join lean.person a on a.id = p.author_id join lean.org o on o.id = p.org_id
  left join lean.liked l on l.post_id = p.id and l.person_id = ${viewer}`;
const newestPage = `order by p.created_at desc, p.id desc limit 21`;

const organizationFeed = query(
  'org',
  `select ${columns} from lean.post p ${joins('$1')}
   where p.org_id = $2 and (p.created_at, p.id) < ($3::timestamptz, 2147483647) ${newestPage}`,
);
const followingFeed = query(
  'followed',
  `select ${columns} from (
     select p.* from lean.follow f cross join lateral (
       select p.* from lean.post p where p.author_id = f.author_id and (p.created_at, p.id) < ($2::timestamptz, 2147483647) ${newestPage}) p
     where f.follower_id = $1 ${newestPage}) p ${joins('$1')} ${newestPage}`,
);
const player = query(
  'player',
  `select a.id, a.name, a.avatar, o.id as org_id, o.name as org_name, s.games, s.goals, s.assists
   from lean.person a join lean.org o on o.id = a.org_id left join lean.season s on s.person_id = a.id where a.id = $1`,
);
const like = query(
  'like',
  `with l as (insert into lean.liked (post_id, person_id) values ($1, $2) on conflict do nothing returning 1),
     p as (update lean.post set likes = likes + 1 where id = $1 and exists (select from l) returning likes),
     o as (insert into lean.outbox (name, payload) select 'like', jsonb_build_object('post', $1::int, 'person', $2::int, 'likes', p.likes) from p returning id)
   select p.likes, pg_notify('lean', o.id::text) from p, o`,
);
const post = query(
  'post',
  `with p as (insert into lean.post (id, org_id, author_id, content, created_at) values ($1, $2, $3, $4, now()) returning *),
     o as (insert into lean.outbox (name, payload) select 'post', jsonb_build_object('id', p.id) from p returning id)
   select p.id, p.content, p.created_at from p, o`,
);

interface PageRow {
  id?: number;
  content?: string;
  created_at?: Date;
  likes?: number;
  comments?: number;
  liked?: boolean;
  author_id?: number;
  name?: string;
  avatar?: string;
  org_id?: number;
  org_name?: string;
}
const page = (rows: PageRow[]) => ({
  items: rows.slice(0, 20).map((row) => ({
    id: row.id,
    content: row.content,
    createdAt: row.created_at,
    likesCount: row.likes,
    commentsCount: row.comments,
    userLiked: row.liked,
    user: { id: row.author_id, name: row.name, avatar: row.avatar },
    organization: { id: row.org_id, name: row.org_name },
  })),
  hasMore: rows.length > 20,
});

let lastPostId = 10_000_000;
const bodyOf = async (message: IncomingMessage) => {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return JSON.parse(text) as { post: number; person: number; content: string };
};

const handlers: Record<string, (params: string[], message: IncomingMessage) => Promise<unknown>> = {
  org: async ([viewer, org, at]) => page(await organizationFeed([viewer, org, at])),
  following: async ([viewer, at]) => page(await followingFeed([viewer, at])),
  player: async ([id]) => (await player([id]))[0],
  like: async (_, message) => {
    const body = await bodyOf(message);
    return { likesCount: (await like([body.post, body.person]))[0]?.likes, userLiked: true };
  },
  post: async (_, message) => {
    const body = await bodyOf(message);
    return (await post([++lastPostId, 1 + (body.person % 1000), body.person, body.content]))[0];
  },
};

serve(
  createServer((message, response) => {
    const [, name = '', ...params] = decodeURIComponent(message.url ?? '').split('/');
    const handle = handlers[name];
    (handle ? handle(params, message) : Promise.reject(new Error('no such route'))).then(
      (body) => {
        const text = JSON.stringify(body);
        response.writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        });
        response.end(text);
      },
      (error: unknown) => {
        const text = String(error);
        response.writeHead(500, { 'content-length': Buffer.byteLength(text) });
        response.end(text);
      },
    );
  }),
);
