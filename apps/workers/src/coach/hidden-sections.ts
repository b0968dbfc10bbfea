/** Sections of a model's text that are not part of the reply: thoughts, and tool calls written as text. */
interface SectionKind {
  open: RegExp;
  close: RegExp;
  kind: 'thought' | 'call';
}

const thoughtNames = 'think|thinking|thought|thoughts|reasoning|reflection|seed:think|analysis';
/** The end of a channel: its end token, or the start of the next one. */
const channelEnd = /<\|(?:end|return|call)\|>|(?=<\|(?:start|channel)\|>)/i;

const sections: readonly SectionKind[] = [
  {
    kind: 'thought',
    open: new RegExp(`<(?:${thoughtNames})>`, 'i'),
    close: new RegExp(`</(?:${thoughtNames})>`, 'i'),
  },
  { kind: 'thought', open: /\[THINK\]/i, close: /\[\/THINK\]/i },
  { kind: 'thought', open: /◁think▷/i, close: /◁\/think▷/i },
  { kind: 'thought', open: /<\|begin_of_thought\|>/i, close: /<\|end_of_thought\|>/i },
  { kind: 'call', open: /<\|channel\|>\s*commentary\s+to=/i, close: channelEnd },
  { kind: 'thought', open: /<\|channel\|>\s*(?:analysis|commentary(?=\s*<))/i, close: channelEnd },
  { kind: 'call', open: /<tool_calls?>/i, close: /<\/tool_calls?>/i },
  { kind: 'call', open: /<function_calls?>/i, close: /<\/function_calls?>/i },
  { kind: 'call', open: /<function=/i, close: /<\/function>/i },
  { kind: 'call', open: /\[TOOL_CALLS\]/i, close: /\n(?=[^\s[{])/ },
  { kind: 'call', open: /<\|python_tag\|>/i, close: /<\|(?:eom|eot)_id\|>/i },
];

/** A thought without its start: servers that open the thought in the prompt send only its end. */
const bareEnd = new RegExp(
  sections
    .filter(({ kind, close }) => kind === 'thought' && close !== channelEnd)
    .map(({ close }) => close.source)
    .join('|'),
  'i',
);
/** Control tokens that a server should not send as text. */
const controlTokens =
  /<\|start\|>\s*(?:assistant)?|<\|channel\|>\s*final|<\|[a-z_]{2,24}\|>|<\/?s>|\[\/?(?:INST|BOT)\]/gi;

/** Text that may be the start of a tag or a control token: at most this many characters are held back. */
const maxTagLength = 48;
const partialTag =
  /(?:<\|(?:channel|start)\|>[^<]{0,30}|<[^\s<>][^<>]{0,46}|<|\[\/?[A-Z_]{0,12}|◁[^▷]{0,8})$/i;

const heldLengthOf = (text: string): number => {
  const match = partialTag.exec(text.slice(-maxTagLength));
  return match ? match[0].length : 0;
};

/** All tags and control tokens start with one of these. */
const tagStart = /[<[◁]/;

/** Removes thoughts and tool calls from a model's streamed text. */
export class HiddenSectionFilter {
  /** Tool calls written as text, unparsed. */
  readonly calls: string[] = [];
  #section: SectionKind | undefined;
  #buffer = '';

  /** @param onBareEnd called when all text so far was a thought. */
  constructor(private readonly onBareEnd: () => void) {}

  /** Returns the text that may be shown. */
  push(text: string): string {
    if (!this.#section && this.#buffer === '' && !tagStart.test(text)) return text;
    this.#buffer += text;
    let visible = '';
    for (;;) {
      if (this.#section) {
        const end = this.#section.close.exec(this.#buffer);
        if (!end) return visible;
        this.#leave(this.#buffer.slice(0, end.index));
        this.#buffer = this.#buffer.slice(end.index + end[0].length);
        continue;
      }
      const found = sections
        .flatMap((section) => {
          const match = section.open.exec(this.#buffer);
          return match ? [{ section, at: match.index, length: match[0].length }] : [];
        })
        .toSorted((a, b) => a.at - b.at)[0];
      const bare = bareEnd.exec(this.#buffer);
      if (bare && (!found || bare.index < found.at)) {
        visible = '';
        this.onBareEnd();
        this.#buffer = this.#buffer.slice(bare.index + bare[0].length);
        continue;
      }
      if (found) {
        visible += this.#clean(this.#buffer.slice(0, found.at));
        this.#buffer = this.#buffer.slice(found.at + found.length);
        this.#section = found.section;
        continue;
      }
      const end = this.#buffer.length - heldLengthOf(this.#buffer);
      visible += this.#clean(this.#buffer.slice(0, end));
      this.#buffer = this.#buffer.slice(end);
      return visible;
    }
  }

  /** Returns what is left at the end of the text. An unfinished thought is dropped. */
  end(): string {
    const rest = this.#buffer;
    this.#buffer = '';
    if (!this.#section) return this.#clean(rest);
    this.#leave(rest);
    return '';
  }

  #leave(content: string): void {
    if (this.#section?.kind === 'call') this.calls.push(content);
    this.#section = undefined;
  }

  #clean(text: string): string {
    return text.replace(controlTokens, '');
  }
}
