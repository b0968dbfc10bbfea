/** The end of a sentence: its mark with what closes it and a space, or a line's end. A list's `1.` ends nothing. */
const end = /(?<!(?:^|\n)\s*\d{1,2})[.!?…]["'”’)*_]*[ \t]+|\n+/g;

/** Cuts a text that still grows into whole sentences; nothing is lost or added, they join to the text again. */
export class Sentences {
  #rest = '';

  /** What is not a whole sentence yet. */
  get rest(): string {
    return this.#rest;
  }

  push(text: string): string[] {
    this.#rest += text;
    const whole: string[] = [];
    let from = 0;
    for (const { index, 0: mark } of this.#rest.matchAll(end)) {
      // More of the same space may follow; the sentence is whole either way.
      whole.push(this.#rest.slice(from, index + mark.length));
      from = index + mark.length;
    }
    this.#rest = this.#rest.slice(from);
    return whole;
  }

  /** The last one, which nothing follows. */
  end(): string {
    const last = this.#rest;
    this.#rest = '';
    return last;
  }
}
