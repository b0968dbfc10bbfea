import * as z from 'zod';
import { v7 } from 'uuid';

/** A UUIDv7 made in the application, so that one flush writes rows that name each other. */
export const newId = (): string => v7();

const uuid = z.uuid();
/** False for anything PostgreSQL would refuse as a uuid. */
export const isId = (value: string): boolean => uuid.safeParse(value).success;
