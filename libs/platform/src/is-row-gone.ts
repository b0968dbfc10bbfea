/** Whether a foreign key failed, because a row was deleted after it was read. The ORM wraps PostgreSQL errors. */
export const isRowGone = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23503') || isRowGone(error.cause));
