import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { v7 } from 'uuid';

/** Generates a UUIDv7. Ids are generated in the application so that one flush can insert rows that reference each other. */
export const newId = (): string => v7();

/** Returns the smallest UUIDv7 of a time (ms since 1970), a lower bound for ids generated from then on. */
export const minIdAt = (timeMs: number): string => {
  const time = timeMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/** Generates an unguessable token: 144 random bits as 36 hex characters. Ids are no secrets: they contain a timestamp. */
export const randomToken = (): string => randomBytes(18).toString('hex');

const uuid = z.uuid();
/** Whether PostgreSQL accepts the value as a uuid. */
export const isUuid = (value: string): boolean => uuid.safeParse(value).success;
