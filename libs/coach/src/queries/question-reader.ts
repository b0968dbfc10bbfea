/** Text from which recognized parts are removed. */
export class QuestionReader {
  rest: string;

  constructor(text: string) {
    this.rest = text;
  }

  /** Removes the first match and returns it. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.rest);
    if (!match) return undefined;
    this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`
      .replace(/\s+/g, ' ')
      .trim();
    return match;
  }
}
