import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { v7 } from 'uuid';

/** A UUIDv7 made in the application, so that one flush writes rows that name each other. */
export const newId = (): string => v7();

/** A name nobody can guess: 144 random bits in 36 characters. An id tells its time, and is told to others. */
export const newName = (): string => randomBytes(18).toString('hex');

const uuid = z.uuid();
/** False for anything PostgreSQL would refuse as a uuid. */
export const isId = (value: string): boolean => uuid.safeParse(value).success;
