import type { Citation, CoachCard, CoachExtra } from '@rinkside/contracts/coach';
import { numbersIn } from '@rinkside/safety/numbers';
import type { ToolResult } from '../tools/tool.js';

const maxCitations = 12;
const maxDrillCards = 3;

/** Returns a predicate that checks whether all numbers of a citation are in the text. */
const isMentionedIn = (text: string) => {
  const textNumbers = new Set(numbersIn(text));
  return ({ value }: Citation) => {
    const citedNumbers = numbersIn(value);
    return citedNumbers.length > 0 && citedNumbers.every((number) => textNumbers.has(number));
  };
};

/** Keeps the last item per key. */
const uniqueBy = <Item>(items: Item[], key: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();

/** Selects the drills named in the text, or the first drill when the text names none. */
const drillsOf = (cards: CoachCard[], text: string): CoachCard[] => {
  const drills = cards.filter((card) => card.kind === 'drill');
  const named = drills.filter(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  return (named.length > 0 ? named : drills.slice(0, 1)).slice(0, maxDrillCards);
};

/** Selects the attachments of a reply: the stats it mentions, its drills, and the latest draft of each kind. */
export const attachmentsFor = (text: string, found: readonly ToolResult[]): CoachExtra[] => {
  const citations = uniqueBy(
    found.flatMap((result) => result.citations).filter(isMentionedIn(text)),
    ({ value }) => value,
  );
  const cards = found.flatMap((result) => result.cards);
  const latestDrafts = new Map(
    cards.flatMap((card) => (card.kind === 'drill' ? [] : [[card.kind, card] as const])),
  );
  return [
    ...citations.slice(0, maxCitations),
    ...[...drillsOf(cards, text), ...latestDrafts.values()].map((card) => ({ type: 'card' as const, card })),
  ];
};
