const fence = /^ {0,3}(`{3,}|~{3,})/;
/** A line that goes on with what stands before the blank line: a list, or what is indented below it. */
const continues = /^(\s|[-*+]\s|\d{1,9}[.)]\s|>)/;

/**
 * Markdown cut at blank lines where a new block begins, so that a text that grows parses its last block only.
 * Joined, the blocks are the text again.
 */
export const blocksOf = (text: string): string[] => {
  const blocks: string[] = [];
  let block = '';
  let open: string | null = null;
  let blank = false;
  for (const line of text.split(/(?<=\n)/)) {
    const empty = line.trim() === '';
    if (blank && !empty && !open && !continues.test(line)) {
      blocks.push(block);
      block = '';
    }
    block += line;
    const mark = fence.exec(line)?.[1];
    if (mark && !open) open = mark;
    else if (mark && open && mark.startsWith(open) && line.trim() === mark) open = null;
    blank = empty && !open;
  }
  if (block) blocks.push(block);
  return blocks;
};
