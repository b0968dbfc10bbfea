import { postRules, type PostBody, type PostView } from '@rinkside/contracts/post';
import { newId } from '@rinkside/platform/id';
import { badInput, notFound } from '@rinkside/platform/refusal';
import { LockMode } from '@mikro-orm/postgresql';
import type { Ctx } from '../actor.js';
import { Item } from '../item/item.entity.js';
import { itemFact } from '../item/item.facts.js';
import { assertCanEdit } from '../item/item.policy.js';
import { itemView } from '../item/item.views.js';
import { Player } from '../player/player.entity.js';
import { Post } from './post.entity.js';

const view = async (ctx: Ctx, id: string): Promise<PostView> => {
  await ctx.em.flush();
  const post = await itemView(ctx.sql, ctx.actor.id, 'post', id);
  if (!post) throw notFound();
  return post;
};

const ownPost = async (ctx: Ctx, id: string): Promise<Item> =>
  assertCanEdit(
    ctx.actor,
    await ctx.em.findOne(Item, { id, contentType: 'post' }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
  );

/** Posts to the author's own organization. @throws 400 for any other. */
export const createPost = async (ctx: Ctx, body: PostBody): Promise<PostView> => {
  const author = await ctx.em.findOneOrFail(Player, ctx.actor.id);
  if (body.organization_id && body.organization_id !== author.organizationId)
    throw badInput('organization_id', postRules.otherOrganization);
  const item = ctx.em.create(Item, {
    id: newId(),
    contentType: 'post',
    authorId: author.id,
    organizationId: author.organizationId,
    position: author.position,
    createdAt: ctx.now,
    feedAt: ctx.now,
    version: 1,
  });
  await ctx.em.flush();
  ctx.em.create(Post, { itemId: item.id, content: body.content });
  ctx.emit('item.added', itemFact(item));
  return view(ctx, item.id);
};

/** @throws 404 when there is none, 403 when it is somebody else's. */
export const editPost = async (
  ctx: Ctx,
  { id, content }: { id: string; content: string },
): Promise<PostView> => {
  const item = await ownPost(ctx, id);
  const post = await ctx.em.findOneOrFail(Post, id);
  if (post.content !== content) {
    post.content = content;
    item.version++;
    ctx.emit('item.changed', itemFact(item));
  }
  return view(ctx, id);
};

/** Removes the post with its likes and comments. @throws 404 when there is none, 403 when it is somebody else's. */
export const removePost = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await ownPost(ctx, id);
  item.version++;
  ctx.emit('item.removed', itemFact(item));
  ctx.em.remove(item);
  return { success: true };
};
