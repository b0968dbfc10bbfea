const tags = { open: '<think>', close: '</think>' };

/** Returns how many characters at the end of `text` may be the start of `tag`. */
const partialTagLength = (text: string, tag: string): number => {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
};

/** Removes `<think>…</think>` sections, which some local models write before the reply. */
export class ThinkTagFilter {
  #insideTag = false;
  #buffer = '';

  push(text: string): string {
    this.#buffer += text;
    let visible = '';
    for (;;) {
      const tag = this.#insideTag ? tags.close : tags.open;
      const at = this.#buffer.indexOf(tag);
      const end = at >= 0 ? at : this.#buffer.length - partialTagLength(this.#buffer, tag);
      if (!this.#insideTag) visible += this.#buffer.slice(0, end);
      if (at < 0) {
        this.#buffer = this.#buffer.slice(end);
        return visible;
      }
      this.#buffer = this.#buffer.slice(at + tag.length);
      this.#insideTag = !this.#insideTag;
    }
  }
}
