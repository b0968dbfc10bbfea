import type { AnswerBasis, EngineResult } from '@rinkside/coach/engines/engine';
import { playbook } from '@rinkside/coach/engines/playbook';
import { createCorrector, MessageReader } from '@rinkside/coach/reading/message-reader';
import { screenCoachQuestion } from '@rinkside/coach/dialogue/screen-question';
import { Ranking } from '@rinkside/coach/retrieval/ranking';
import { trainedRanking } from '@rinkside/coach/retrieval/trained-ranking';
import { readKnownWords } from '@rinkside/embedder/known-words';
import { LocalEmbedder } from '@rinkside/embedder/local-embedder';
import type { Sql } from '@rinkside/platform/sql';
import { careGradeOf } from './care-grade.js';
import { askers, type RankingQuestion } from './ranking.questions.js';

/** No games, no teams. */
const emptySql: Sql = { rows: async () => [] };
/** No earlier messages. */
const alone = { history: [], memories: [], sql: emptySql, now: new Date(0) };

/** How an answer suits its question. `care`: a safety rule answered. */
export type RankingVerdict = 'well' | 'partly' | 'fallback' | 'wrong' | 'care';

/** Entries about things other than playing, each a correct answer to a question that is not about hockey. */
const offTopicIds: ReadonlySet<string> = new Set(['off-topic', 'nhl-scores-news', 'other-kinds-of-hockey', 'favorite-player', 'hockey-history']); // prettier-ignore

/** Not about hockey, or about a rule that no entry explains. */
const hasNoEntry = ({ expected }: RankingQuestion) =>
  expected.some((ids) => ids.includes('off-topic') || ids.includes('none'));

const verdictOf = (question: RankingQuestion, { kind, ids }: AnswerBasis): RankingVerdict => {
  const { expected } = question;
  const found = ids.map((id) => (kind === 'topic' ? `topic:${id}` : id));
  const isAnswered = (accepted: readonly string[]) => accepted.some((id) => found.includes(id));
  if (hasNoEntry(question) && (kind === 'fallback' || (kind === 'entry' && found.every((id) => offTopicIds.has(id)))))
    return 'well'; // prettier-ignore
  if (kind === 'choice') return expected.some(isAnswered) ? 'partly' : 'fallback';
  if (kind === 'fallback') return 'fallback';
  return expected.every(isAnswered) ? 'well' : expected.some(isAnswered) ? 'partly' : 'wrong';
};

/** Puts questions to the built-in coach with the embedding model. */
export class RankingSession {
  readonly #embedder = new LocalEmbedder();
  #loaded: Promise<{ reader: MessageReader; ranking: Ranking }> | undefined;

  async #load() {
    const reader = new MessageReader(this.#embedder, createCorrector(await readKnownWords()));
    return { reader, ranking: new Ranking(trainedRanking, (text) => reader.normalize(text)) };
  }

  /** Whether a question is refused while a concussion is not cleared. */
  async isLocked(text: string, asker: keyof typeof askers): Promise<boolean> {
    const { reader, ranking } = await (this.#loaded ??= this.#load());
    const persona = askers[asker];
    const embedded = await reader.read(text);
    const asked = { text, persona, embedded, ranking, ...alone };
    return screenCoachQuestion({ ...asked, concussionReport: 'I hit my head' }).response !== undefined;
  }

  async judge(question: RankingQuestion): Promise<RankingVerdict> {
    const { reader, ranking } = await (this.#loaded ??= this.#load());
    const { text, asker } = question;
    const persona = askers[asker];
    const embedded = await reader.read(text);
    const asked = { persona, text, embedded, ranking, ...alone };
    if (screenCoachQuestion(asked).response) return 'care';
    const pieces = playbook(asked, new AbortController().signal);
    let step = await pieces.next();
    while (!step.done) step = await pieces.next();
    const { basis }: EngineResult = step.value;
    if (!basis) throw new Error('the playbook names no basis');
    return verdictOf(question, basis);
  }

  /** How certainly a message of a teenager needs care. */
  async gradeOf(text: string): Promise<'certain' | 'possible' | 'none'> {
    const { reader, ranking } = await (this.#loaded ??= this.#load());
    const embedded = await reader.read(text);
    const screening = screenCoachQuestion({ text, persona: askers.skater, embedded, ranking, ...alone });
    return careGradeOf(screening) ?? 'none';
  }

  close(): Promise<void> {
    return this.#embedder.close();
  }
}
