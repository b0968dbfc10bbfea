const tags = { open: '<think>', close: '</think>' };

/** How much of a text's end may be the beginning of a tag. */
const begun = (text: string, tag: string): number => {
  for (let length = Math.min(tag.length - 1, text.length); length > 0; length--)
    if (tag.startsWith(text.slice(-length))) return length;
  return 0;
};

/** Leaves out what some local models think aloud before they answer. */
export class Thoughts {
  #inside = false;
  #rest = '';

  push(text: string): string {
    this.#rest += text;
    let said = '';
    for (;;) {
      const tag = this.#inside ? tags.close : tags.open;
      const at = this.#rest.indexOf(tag);
      const end = at >= 0 ? at : this.#rest.length - begun(this.#rest, tag);
      if (!this.#inside) said += this.#rest.slice(0, end);
      if (at < 0) {
        this.#rest = this.#rest.slice(end);
        return said;
      }
      this.#rest = this.#rest.slice(at + tag.length);
      this.#inside = !this.#inside;
    }
  }
}
