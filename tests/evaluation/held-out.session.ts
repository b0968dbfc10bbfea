import type { ChatTurn } from '@rinkside/coach/engines/engine';
import type { Persona } from '@rinkside/safety/persona';
import { child, teen } from '@rinkside/safety/persona.fixture';
import { playbook } from '@rinkside/coach/engines/playbook';
import { screenCoachQuestion } from '@rinkside/coach/dialogue/screen-question';
import type { Screening } from '@rinkside/safety/safety';
import { poolSql, type Sql } from '@rinkside/platform/sql';
import { TestApp } from '@rinkside/testkit/test-app';
import { Understanding } from '@rinkside/workers/coach/understanding';
import { inject } from 'vitest';
import { ask, type EvaluatedReply } from './ask.js';
import { now, type FixturePersona } from './fixtures.js';
import { heldOutPersonas, judge, type HeldOutQuestion, type Verdict } from './held-out.js';
import { seedPersonas, type SeededPersona } from './seed-personas.js';

/** The writers of the disclosures and innocent messages. */
const writers: Readonly<Record<string, Persona>> = {
  child,
  teen,
  adult: { ...teen, years: 30, ageLevel: null, minor: false },
  parent: { ...teen, role: 'parent', years: 40, ageLevel: '12U' },
  coach: { ...teen, role: 'coach', years: 40, position: null, minor: false },
};

export interface JudgedQuestion extends HeldOutQuestion {
  reply: EvaluatedReply;
  verdict: Verdict;
  problems: string[];
}

/** The built-in coach with the people of the held-out sets. */
export class HeldOutSession {
  private constructor(
    private readonly world: TestApp,
    private readonly sql: Sql,
    private readonly seeded: Map<string, SeededPersona>,
    private readonly understanding: Understanding,
  ) {}

  /** @param others people in addition to those of the held-out sets. */
  static async open(others: readonly FixturePersona[] = []): Promise<HeldOutSession> {
    const world = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
    const seeded = new Map([
      ...(await seedPersonas(world)),
      ...(await seedPersonas(world, heldOutPersonas)),
      ...(await seedPersonas(world, others)),
    ]);
    return new HeldOutSession(world, poolSql(world.pool), seeded, new Understanding(world.env));
  }

  async close(): Promise<void> {
    await this.understanding.close();
    await this.world.close();
  }

  /** Asks a message after the turns before it. */
  async ask(who: string, text: string, history: ChatTurn[] = []): Promise<EvaluatedReply> {
    const persona = this.seeded.get(who);
    if (!persona) throw new Error(`no persona ${who}`);
    return ask(playbook, this.sql, persona, { ask: text, history }, this.understanding);
  }

  /** Screens a message without earlier ones. */
  async screen(who: string, text: string): Promise<Screening> {
    const writer = writers[who];
    if (!writer) throw new Error(`no writer ${who}`);
    const question = { text, history: [], memories: [], persona: writer, sql: this.sql, now };
    const understood = await this.understanding.of(question);
    return screenCoachQuestion({ ...question, ...understood });
  }

  /** Asks questions one after the other and returns the turns. */
  async converse(who: string, questions: readonly string[]): Promise<ChatTurn[]> {
    const history: ChatTurn[] = [];
    for (const question of questions) {
      const { text } = await this.ask(who, question, history);
      history.push({ role: 'user', text: question }, { role: 'assistant', text });
    }
    return history;
  }

  /** Asks the earlier questions, then the question, and judges the last answer. */
  async judge(question: HeldOutQuestion, reword = (text: string) => text): Promise<JudgedQuestion> {
    const history = await this.converse(question.who, question.history);
    const reply = await this.ask(question.who, reword(question.ask), history);
    return { ...question, reply, ...judge(reply, question, history.at(-1)) };
  }
}
