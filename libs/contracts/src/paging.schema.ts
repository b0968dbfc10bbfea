import * as z from 'zod';

/** Returns the query schema of a paged list: `page` and `limit`, or an opaque `cursor` that costs the same at any depth. */
export const pageQuery = (defaults: { limit: number; max?: number }) =>
  z.strictObject({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(defaults.max ?? 100)
      .default(defaults.limit),
    cursor: z.string().max(200).optional(),
  });

export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), hasMore: z.boolean(), nextCursor: z.string().nullable() });
