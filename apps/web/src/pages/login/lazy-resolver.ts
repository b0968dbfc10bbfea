import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';

/**
 * Validates a form with a schema that loads at the first validation, so that the page opens without it. If it cannot be
 * loaded, the server decides.
 */
export const lazyResolver =
  <Fields extends FieldValues>(load: () => Promise<z.ZodType<Fields, Fields>>): Resolver<Fields> =>
  async (values, context, options) => {
    const schema = await load().catch(() => null);
    return schema ? standardSchemaResolver(schema)(values, context, options) : { values, errors: {} };
  };
