/** Logs name accounts, so only their owner reads them. */
export const logFileMode = 0o600;

/** Returns the message of a JSON log line, else the line itself. */
const messageIn = (line: string): string => {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message].filter(Boolean).join(': ') || line;
  } catch {
    return line;
  }
};

/** Returns the output line that best explains why a program ended. */
export const lastLogLine = (output: string): string => {
  const lines = output.slice(-8000).trim().split('\n');
  const explanation = [/could not start/, /\w*error: |fatal|refuse|cannot|denied/i, /./]
    .map((pattern) => lines.findLast((line) => pattern.test(line)))
    .find(Boolean);
  return explanation ? messageIn(explanation.trim()) : 'it printed nothing';
};
