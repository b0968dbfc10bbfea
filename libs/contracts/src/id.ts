import * as z from 'zod';

/** UUIDv7, made in the application. A malformed id is answered like an unknown one: 404. */
export const id = z.uuid();
export const idParams = z.strictObject({ id });

/** A calendar date without a time zone, `YYYY-MM-DD`. */
export const calendarDate = z.iso.date();
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime({ offset: true });
/** Raised by every change a viewer can see; a fold keeps the higher one. */
export const version = z.int().nonnegative();

export const success = z.object({ success: z.literal(true) });

/** What somebody points at in a body; malformed is answered like unknown (404), so any short text passes. */
export const targetId = z.string().min(1).max(200);
