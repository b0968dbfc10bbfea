/** Matches a sentence end: its punctuation with closing quotes and a space, or a line break. Skips list markers like `1.` */
const sentenceEnd = /(?<!(?:^|\n)\s*\d{1,2})[.!?…]["'”’)*_]*[ \t]+|\n+/g;

/** Splits a streamed text into complete sentences. The sentences joined together are the original text. */
export class SentenceSplitter {
  #buffer = '';

  /** The incomplete sentence at the end. */
  get remainder(): string {
    return this.#buffer;
  }

  push(text: string): string[] {
    this.#buffer += text;
    const sentences: string[] = [];
    let start = 0;
    for (const { index, 0: end } of this.#buffer.matchAll(sentenceEnd)) {
      // More white space may follow in the next chunk. The sentence is complete either way.
      sentences.push(this.#buffer.slice(start, index + end.length));
      start = index + end.length;
    }
    this.#buffer = this.#buffer.slice(start);
    return sentences;
  }

  /** Returns the remaining text as the last sentence and clears the buffer. */
  flush(): string {
    const last = this.#buffer;
    this.#buffer = '';
    return last;
  }
}
