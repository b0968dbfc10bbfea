import { coachRoutes, type ChatMessage } from '@rinkside/contracts/coach';
import type { Person } from '@rinkside/testkit/person';
import type { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';

export const textOf = (message?: ChatMessage): string => message?.content[0].text.value ?? '';

/** Sends a question and waits for the stored answer. `timeoutMs` defaults to 10 s. */
export const ask = async (person: Person, text: string, timeoutMs?: number): Promise<ChatMessage> => {
  const { messages } = await person.call(coachRoutes.ask, { body: { text } });
  return answered(person, messages.at(-1)?.id ?? '', timeoutMs);
};

/** Waits for the final answer with this message id. */
export const answered = (person: Person, id: string, timeoutMs?: number): Promise<ChatMessage> =>
  until(
    'the coach has answered',
    async () => {
      const { messages } = await person.call(coachRoutes.messages);
      return messages.find((message) => message.id === id && message.role === 'assistant');
    },
    timeoutMs,
  );

/** The text deltas of one answer that a client received, in order of arrival. */
export const deltasOf = (client: Screen, messageId: string) =>
  client.all('coach.delta').filter(({ message_id }) => message_id === messageId);

/** The streamed text of one answer that a client received. */
export const spoken = (client: Screen, messageId: string): string =>
  deltasOf(client, messageId)
    .map(({ text }) => text)
    .join('');
