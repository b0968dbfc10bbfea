// @module-tag extended
import { messageClasses } from '@rinkside/coach/retrieval/classes';
import { afterAll, expect, it } from 'vitest';
import { isExpected } from './dialogues.expectations.js';
import { DialogueSession, type Reply } from './dialogues.session.js';
import { compositionKinds } from './compositions.numbers.js';
import { developmentConversations, offTopicKinds } from './development.messages.js';
import { numberKinds, type NumberKind } from './development.numbers.js';
import { askers as players, databaseOf, type Asker } from './numbers.askers.js';
import type { Form } from './numbers.forms.js';
import { askers } from './ranking.questions.js';

const session = new DialogueSession();
afterAll(() => session.close());

const whoAsks: Record<NumberKind['asker'], Asker> = {
  skater: players.skater[0]!,
  child: players.skater[2]!,
  parent: players.skater[3]!,
  goalie: players.goalie[0]!,
  goalieParent: players.goalie[2]!,
};

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const contains = (text: string, figure: string) =>
  figure
    .split('|')
    .some((spelling) =>
      new RegExp(String.raw`(?<![\d.])${escapeRegExp(spelling)}(?!\d|\.\d)`, 'i').test(text),
    );

/** How an answer suits its question. `asked`: the coach asks back or offers readings. */
type Verdict = 'well' | 'asked' | 'fallback' | 'wrong';

const verdictOf = ({ text, basis }: Reply, { scope, figures }: Form, { games }: Asker, says?: RegExp): Verdict => {
  const inScope = scope(games);
  const isRight = says
    ? says.test(text)
    : inScope.length === 0
      ? /I find no|no games/i.test(text)
      : figures(inScope, games).every((figure) => contains(text, figure));
  if (basis?.kind === 'choice') return 'asked';
  if (isRight) return 'well';
  return basis?.kind === 'fallback' ? 'fallback' : 'wrong';
}; // prettier-ignore

/** The shares of the verdicts, in percent, and the messages that were not answered well. */
const summarize = (verdicts: readonly (readonly [verdict: Verdict, message: string])[]) => {
  const shareOf = (wanted: Verdict) =>
    (100 * verdicts.filter(([verdict]) => verdict === wanted).length) / verdicts.length;
  const shares = { well: shareOf('well'), asked: shareOf('asked'), fallback: shareOf('fallback'), wrong: shareOf('wrong') }; // prettier-ignore
  const missed = verdicts.filter(([verdict]) => verdict !== 'well').map((row) => row.join('\t'));
  return { ...shares, text: [JSON.stringify(shares), ...missed].join('\n') };
};

it('trains with none of the messages', () => {
  const trained = new Set(messageClasses.flatMap(({ examples }) => examples));
  const messages = [
    ...offTopicKinds.flatMap(({ messages: ofKind }) => ofKind),
    ...[...numberKinds, ...compositionKinds].flatMap(({ forms }) => forms.map(({ ask }) => ask)),
  ];
  expect(messages.filter((text) => trained.has(text))).toEqual([]);
});

const askNumbers = async (kinds: readonly NumberKind[]) => {
  const verdicts: [Verdict, string][] = [];
  for (const { kind, asker, forms, says } of kinds)
    for (const form of forms) {
      const who = whoAsks[asker];
      const messages = [...(form.history ?? []), form.ask];
      const replies = await session.converse(who.persona, messages, databaseOf(who).sql);
      const reply = replies.at(-1)!;
      verdicts.push([
        verdictOf(reply, form, who, says),
        `[${kind}] ${messages.join(' > ')}\t${reply.basis?.kind} ${reply.basis?.ids.join() ?? ''}\t${reply.text.replaceAll('\n', ' ').slice(0, 200)}`,
      ]);
    }
  return summarize(verdicts);
};

it('answers questions on the own games, and doubts rather than states another figure', { timeout: 300_000 }, async () => {
  const { well, wrong, text } = await askNumbers(numberKinds);
  expect(well, text).toBeGreaterThan(78);
  expect(wrong, text).toBeLessThan(3);
}); // prettier-ignore

it('answers questions on the own games with several conditions', { timeout: 300_000 }, async () => {
  const { well, asked, wrong, text } = await askNumbers(compositionKinds);
  expect(well + asked, text).toBeGreaterThan(95);
  expect(wrong, text).toBeLessThan(3);
}); // prettier-ignore

it('does not answer other messages with hockey', { timeout: 300_000 }, async () => {
  const others = new Set(['off-topic', 'nhl-scores-news', 'other-kinds-of-hockey', 'favorite-player', 'hockey-history', 'hockey-joke', 'are-you-real', 'doctor-visit', 'topic:identity', 'topic:hello', 'topic:noPredictions', 'topic:noPersonalData']); // prettier-ignore
  const verdicts: [Verdict, string][] = [];
  for (const { kind, asker, messages } of offTopicKinds)
    for (const message of messages) {
      const reply = (await session.converse(askers[asker], [message]))[0]!;
      const ids = reply.basis?.ids.map((id) => (reply.basis?.kind === 'topic' ? `topic:${id}` : id)) ?? [];
      const isWell = !reply.basis || reply.basis.kind === 'fallback' || ids.every((id) => others.has(id));
      const verdict = isWell ? 'well' : reply.basis?.kind === 'choice' ? 'asked' : 'wrong';
      verdicts.push([verdict, `[${kind}] ${message}\t${ids.join()}`]);
    }
  const { well, text } = summarize(verdicts);
  expect(well, text).toBeGreaterThan(92);
});

it('follows conversations of six turns', { timeout: 300_000 }, async () => {
  const verdicts: [Verdict, string][] = [];
  for (const { asker, turns } of developmentConversations) {
    const replies = await session.converse(askers[asker], turns.map(({ message }) => message)); // prettier-ignore
    for (const [at, { message, expected }] of turns.entries()) {
      if (expected === 'any') continue;
      const reply = replies[at]!;
      const before = turns.slice(Math.max(0, at - 2), at).map((turn) => turn.message);
      const isFallback = reply.basis?.kind === 'fallback';
      const verdict = isExpected(expected, replies.slice(0, at + 1))
        ? 'well'
        : isFallback
          ? 'fallback'
          : 'wrong';
      verdicts.push([
        verdict,
        `[${asker}] ${[...before, message].join(' > ')}\t${expected}\t${reply.basis?.kind} ${reply.basis?.ids.join() ?? ''}\t${reply.text.replaceAll('\n', ' ').slice(0, 160)}`,
      ]);
    }
  }
  const { well, text } = summarize(verdicts);
  expect(well, text).toBeGreaterThan(89);
});
