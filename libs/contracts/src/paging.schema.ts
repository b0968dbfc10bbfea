import * as z from './zod.schema.js';
import { example } from './example.js';

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
    cursor: z.string().max(200).optional().meta(example('MjAyNi0xMS0xNFQxOTozMDowMC4wMDBa')),
  });

export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    hasMore: z.boolean().meta(example(false)),
    nextCursor: z.string().nullable().meta(example(null)),
  });
