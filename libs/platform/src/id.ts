import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { v7 } from 'uuid';

/** A UUIDv7 made in the application, so that one flush writes rows that name each other. */
export const newId = (): string => v7();

/** The least id of a moment, ms since 1970: what is made from then on has a greater one. */
export const firstIdOf = (moment: number): string => {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

/** A name nobody can guess: 144 random bits in 36 characters. An id tells its time, and is told to others. */
export const newName = (): string => randomBytes(18).toString('hex');

const uuid = z.uuid();
/** False for anything PostgreSQL would refuse as a uuid. */
export const isId = (value: string): boolean => uuid.safeParse(value).success;
