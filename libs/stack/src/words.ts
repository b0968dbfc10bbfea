/** The message of a structured log line, else the line. */
const messageIn = (line: string): string => {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
};

/** The line of what a program printed that best says why it ended. */
export const lastWords = (printed: string): string => {
  const lines = printed.slice(-8000).trim().split('\n');
  const telling = [/could not start/, /\w*error: |fatal|refuse|cannot|denied/i, /./]
    .map((pattern) => lines.findLast((line) => pattern.test(line)))
    .find(Boolean);
  return telling ? messageIn(telling.trim()) : 'it said nothing';
};
