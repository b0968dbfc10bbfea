import type { CareKind } from '@rinkside/contracts/coach';
import type { AnswerBasis, ChatTurn } from '@rinkside/coach/engines/engine';
import type { Persona } from '@rinkside/safety/persona';
import { playbook } from '@rinkside/coach/engines/playbook';
import { readAfterCare } from '@rinkside/coach/dialogue/care-follow-up';
import { screenCoachQuestion, withCare } from '@rinkside/coach/dialogue/screen-question';
import { createCorrector, MessageReader } from '@rinkside/coach/reading/message-reader';
import { Ranking } from '@rinkside/coach/retrieval/ranking';
import { trainedRanking } from '@rinkside/coach/retrieval/trained-ranking';
import { readKnownWords } from '@rinkside/embedder/known-words';
import { LocalEmbedder } from '@rinkside/embedder/local-embedder';
import type { Sql } from '@rinkside/platform/sql';

/** One reply of the coach. `basis` is undefined if a safety rule answered. */
export interface Reply {
  text: string;
  basis: AnswerBasis | undefined;
  showsDrill: boolean;
  /** What the message may disclose. */
  care?: CareKind | undefined;
}

/** A season of twelve games, newest first. */
const gamesOf = ({ position }: Persona) =>
  Array.from({ length: 12 }, (_, at) => ({
    id: `game-${at}`, date: `2026-${at < 6 ? '11' : '10'}-${String(20 - (at % 6) * 3).padStart(2, '0')}`, position,
    our_score: 2 + (at % 3), their_score: 1 + (at % 4),
    goals: position === 'skater' ? at % 3 : null, assists: position === 'skater' ? at % 2 : null,
    saves: position === 'goalie' ? 24 : null, shots_against: position === 'goalie' ? 25 + (at % 4) : null,
    goals_against: position === 'goalie' ? 1 + (at % 4) : null, minutes_played: null, penalty_minutes: at % 4 === 0 ? 2 : null,
    powerplay_goals_against: null, shorthanded_goals_against: null, team_name: at % 2 ? 'Storm' : 'Ravens', name: at % 2 ? 'Storm' : 'Ravens',
  })); // prettier-ignore

const sqlOf = (persona: Persona): Sql => ({
  rows: async <Row>({ name }: { name: string }, [, starts, ends, limit]: unknown[]) => {
    const games = persona.role === 'coach' ? [] : gamesOf(persona);
    if (name === 'coach.played') return [{ games: games.length }] as Row[];
    if (name !== 'coach.games') return [];
    return games
      .filter(
        ({ date }) =>
          (starts === '-infinity' || date >= String(starts)) && (ends === 'infinity' || date < String(ends)),
      )
      .slice(0, Number(limit)) as Row[];
  },
});

/** Holds conversations with the built-in coach and the embedding model. */
export class DialogueSession {
  /** @param options.withCare possible care withholds advice and adds its line, as in the worker. */
  constructor(private readonly options: { withCare?: boolean } = {}) {}

  readonly #embedder = new LocalEmbedder();
  #loaded: Promise<{ reader: MessageReader; ranking: Ranking }> | undefined;

  async #load() {
    const reader = new MessageReader(this.#embedder, createCorrector(await readKnownWords()));
    return { reader, ranking: new Ranking(trainedRanking, (text) => reader.normalize(text)) };
  }

  async #ask(persona: Persona, text: string, history: readonly ChatTurn[], sql: Sql): Promise<Reply> {
    const { reader, ranking } = await (this.#loaded ??= this.#load());
    const asked = readAfterCare({ text, history: [...history] });
    const embedded = await reader.read(asked.text, asked.history);
    const now = new Date('2026-11-21T12:00:00Z');
    const question = { ...asked, persona, embedded, ranking, memories: [], sql, now };
    const screening = screenCoachQuestion(question);
    const { response } = screening;
    const note = this.options.withCare ? screening.note : undefined;
    if (response) {
      const extra = response.extras.find(({ type }) => type === 'care');
      const care = extra?.type === 'care' ? extra.kind : undefined;
      return { text: response.text, basis: undefined, showsDrill: false, care };
    }
    const pieces = playbook(withCare(question, note), new AbortController().signal);
    let answer = '';
    for (;;) {
      const { done, value } = await pieces.next();
      if (done) {
        const showsDrill = value.extras.some(
          (extra) => extra.type === 'card' && (extra.card.kind === 'drill' || extra.card.kind === 'plan'),
        );
        return {
          text: note ? `${answer}\n\n${note.line}` : answer,
          basis: value.basis,
          showsDrill,
          care: note?.extra.kind,
        };
      }
      if ('text' in value) answer += value.text;
    }
  }

  /** Sends the messages one after the other and returns the replies. */
  async converse(persona: Persona, messages: readonly string[], sql = sqlOf(persona)): Promise<Reply[]> {
    const history: ChatTurn[] = [];
    const replies: Reply[] = [];
    for (const text of messages) {
      const reply = await this.#ask(persona, text, history, sql);
      replies.push(reply);
      history.push({ role: 'user', text }, { role: 'assistant', text: reply.text });
    }
    return replies;
  }

  close(): Promise<void> {
    return this.#embedder.close();
  }
}
