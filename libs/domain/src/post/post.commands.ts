import { postRules, type PostBody, type PostView } from '@rinkside/contracts/post';
import { badInput, notFound } from '@rinkside/platform/refusal';
import type { Ctx } from '../actor.js';
import { itemFact } from '../item/item.facts.js';
import { ownItem } from '../item/item.rows.js';
import { itemView } from '../item/item.views.js';
import { newItem } from '../item/new-item.js';
import { Post } from './post.entity.js';

const view = async (ctx: Ctx, id: string): Promise<PostView> => {
  await ctx.em.flush();
  const post = await itemView(ctx.sql, ctx.actor.id, 'post', id);
  if (!post) throw notFound();
  return post;
};

/** Posts to the author's own organization. @throws 400 for any other. */
export const createPost = async (ctx: Ctx, body: PostBody): Promise<PostView> => {
  const item = await newItem(ctx, 'post');
  if (body.organization_id && body.organization_id !== item.organizationId)
    throw badInput('organization_id', postRules.otherOrganization);
  ctx.em.create(Post, { itemId: item.id, content: body.content });
  ctx.emit('item.added', itemFact(item));
  return view(ctx, item.id);
};

/** @throws 404 for what the actor may not see, 403 when it is somebody else's. */
export const editPost = async (
  ctx: Ctx,
  { id, content }: { id: string; content: string },
): Promise<PostView> => {
  const item = await ownItem(ctx, 'post', id);
  const post = await ctx.em.findOneOrFail(Post, id);
  if (post.content !== content) {
    post.content = content;
    item.version++;
    ctx.emit('item.changed', itemFact(item));
  }
  return view(ctx, id);
};

/** Removes the post with its likes and comments. @throws 404 for what the actor may not see, 403 when it is somebody else's. */
export const removePost = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await ownItem(ctx, 'post', id);
  item.version++;
  ctx.emit('item.removed', itemFact(item));
  ctx.em.remove(item);
  return { success: true };
};
