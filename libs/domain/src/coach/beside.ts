import type { Citation, CoachCard, CoachExtra } from '@rinkside/contracts/coach';
import { numbersIn } from './tools/numbers.js';
import type { Found } from './tools/tool.js';

/** Figures and drills beside one answer. */
const most = { citations: 12, drills: 3 };

const mentioned = (text: string) => {
  const numbers = new Set(numbersIn(text));
  return ({ value }: Citation) => {
    const own = numbersIn(value);
    return own.length > 0 && own.every((number) => numbers.has(number));
  };
};

const oncePer = <Item>(items: Item[], key: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed();

/** Drills the text names; else the first that was found, since somebody looked for one. */
const drillsOf = (cards: CoachCard[], text: string): CoachCard[] => {
  const drills = cards.filter((card) => card.kind === 'drill');
  const named = drills.filter(({ title }) => text.toLowerCase().includes(title.toLowerCase()));
  return (named.length > 0 ? named : drills.slice(0, 1)).slice(0, most.drills);
};

/** What stands beside a text that speaks of what was found: the figures it names, the drills, the last of each draft. */
export const besideText = (text: string, found: readonly Found[]): CoachExtra[] => {
  const citations = oncePer(
    found.flatMap((one) => one.citations).filter(mentioned(text)),
    ({ value }) => value,
  );
  const cards = found.flatMap((one) => one.cards);
  const drafts = new Map(
    cards.flatMap((card) => (card.kind === 'drill' ? [] : [[card.kind, card] as const])),
  );
  return [
    ...citations.slice(0, most.citations),
    ...[...drillsOf(cards, text), ...drafts.values()].map((card) => ({ type: 'card' as const, card })),
  ];
};
