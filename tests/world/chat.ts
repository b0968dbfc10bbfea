import { coachRoutes, type ChatMessage } from '@rinkside/contracts/coach';
import type { Person } from '@rinkside/testkit/person';
import type { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';

export const textOf = (message?: ChatMessage): string => message?.content[0].text.value ?? '';

/** Asks, and waits for the answer as it stays. */
export const ask = async (person: Person, text: string, patience?: number): Promise<ChatMessage> => {
  const { messages } = await person.call(coachRoutes.ask, { body: { text } });
  return answered(person, messages.at(-1)?.id ?? '', patience);
};

export const answered = (person: Person, id: string, patience?: number): Promise<ChatMessage> =>
  until(
    'the coach has answered',
    async () => {
      const { messages } = await person.call(coachRoutes.messages);
      return messages.find((message) => message.id === id && message.role === 'assistant');
    },
    patience,
  );

/** What a screen heard of one answer, in the order it heard it. */
export const deltasOf = (screen: Screen, messageId: string) =>
  screen.all('coach.delta').filter(({ message_id }) => message_id === messageId);

export const spoken = (screen: Screen, messageId: string): string =>
  deltasOf(screen, messageId)
    .map(({ text }) => text)
    .join('');
