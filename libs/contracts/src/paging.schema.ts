import * as z from './zod.schema.js';
import { example } from './example.js';
import { queryInteger } from './id.schema.js';
import { line, rawText } from './text.schema.js';

const cursor = rawText().max(200).optional().meta(example('MjAyNi0xMS0xNFQxOTozMDowMC4wMDBa'));

/** Returns the query schema of a paged list: `page` and `limit`, or an opaque `cursor` that costs the same at any depth. */
export const pageQuery = (defaults: { limit: number; max?: number }) =>
  z.strictObject({
    page: queryInteger(1).default(1),
    limit: queryInteger(1, defaults.max ?? 100).default(defaults.limit),
    cursor,
  });

/** Returns the schema of the text of a search. */
export const searchText = (text: string) => line().max(100).default('').meta(example(text));

/** Returns the query schema of a search. Later pages need the cursor. */
export const searchQuery = (text: string) =>
  z.strictObject({
    search: searchText(text),
    limit: queryInteger(1, 100).default(20),
    cursor,
  });
export type SearchQuery = z.output<ReturnType<typeof searchQuery>>;

export type PageQuery = z.output<ReturnType<typeof pageQuery>>;

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    hasMore: z.boolean().meta(example(false)),
    nextCursor: z.string().nullable().meta(example(null)),
  });
