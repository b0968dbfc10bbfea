// Separate from postgres.ts so that processes without the ORM can import it.

const unavailableCodes = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOSPC', 'EDQUOT',
  'SlowDown', 'ServiceUnavailable', 'InternalError', 'RequestTimeout', 'XMinioServerNotInitialized',
  '08000', '08003', '08006', '25006', '53100', '53300', '55P03', '57014', '57P01', '57P02', '57P03',
]); // prettier-ignore

/** Whether a store or provider is temporarily unavailable (down, read-only, locked, full), so that a retry may succeed. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && unavailableCodes.has(String(error.code))) return true;
  if (['TimeoutError', 'QueueUnavailableError', 'StorageUnavailableError'].includes(error.name)) return true;
  if (/timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(error.message))
    return true;
  return error.cause ? isUnavailable(error.cause) : false;
};
