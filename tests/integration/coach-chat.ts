import { coachRoutes, type ChatMessage } from '@rinkside/contracts/coach';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';

export const textOf = (message?: ChatMessage): string => message?.content[0].text.value ?? '';

/** Sends a question and waits for the stored answer. `timeoutMs` defaults to 10 s. */
export const askCoach = async (person: TestUser, text: string, timeoutMs?: number): Promise<ChatMessage> => {
  const { messages } = await person.call(coachRoutes.ask, { body: { text } });
  return waitForCoachAnswer(person, messages.at(-1)?.id ?? '', timeoutMs);
};

/** Waits for the final answer with this message id. */
export const waitForCoachAnswer = (person: TestUser, id: string, timeoutMs?: number): Promise<ChatMessage> =>
  waitFor(
    'the coach has answered',
    async () => {
      const { messages } = await person.call(coachRoutes.messages);
      return messages.find((message) => message.id === id && message.role === 'assistant');
    },
    timeoutMs,
  );

/** The text deltas of one answer that a client received, in order of arrival. */
export const deltasOf = (client: LiveClient, messageId: string) =>
  client.eventsNamed('coach.delta').filter(({ message_id }) => message_id === messageId);

/** The streamed text of one answer that a client received. */
export const streamedText = (client: LiveClient, messageId: string): string =>
  deltasOf(client, messageId)
    .map(({ text }) => text)
    .join('');
