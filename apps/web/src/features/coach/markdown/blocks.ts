const fence = /^ {0,3}(`{3,}|~{3,})/;
/** Matches a line that continues the block before a blank line: a list item, a quote or an indented line. */
const continues = /^(\s|[-*+]\s|\d{1,9}[.)]\s|>)/;

/**
 * Splits Markdown at blank lines that start a new block, so that a streaming text re-parses its last block only.
 * Joining the blocks restores the text.
 */
export const blocksOf = (text: string): string[] => {
  const blocks: string[] = [];
  let block = '';
  let openFence: string | null = null;
  let afterBlank = false;
  for (const line of text.split(/(?<=\n)/)) {
    const isBlank = line.trim() === '';
    if (afterBlank && !isBlank && !openFence && !continues.test(line)) {
      blocks.push(block);
      block = '';
    }
    block += line;
    const marker = fence.exec(line)?.[1];
    if (marker && !openFence) openFence = marker;
    else if (marker && openFence && marker.startsWith(openFence) && line.trim() === marker) openFence = null;
    afterBlank = isBlank && !openFence;
  }
  if (block) blocks.push(block);
  return blocks;
};
