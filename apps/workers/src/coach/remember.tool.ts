import { mayRemember, memoryRules } from '@rinkside/domain/coach/coach.memory';
import { defineTool } from '@rinkside/coach/tools/tool';
import * as z from 'zod';

const input = z.strictObject({
  text: z.string().min(memoryRules.minCharacters).max(memoryRules.maxCharacters),
});

/** The tool with which a model saves a memory. `save` is called only for memories the rules allow. */
export const rememberTool = (save: (text: string) => void) =>
  defineTool({
    name: 'remember',
    description:
      'Keeps one goal or preference of the asker in mind for later, such as "wants a better backhand". Never health, family or anything that says who they are.',
    input,
    label: () => 'Making a note of it',
    isAvailableTo: () => true,
    run: async ({ persona }, { text }) => {
      const kept = mayRemember(text, persona);
      if (kept) save(text);
      return { data: { kept }, citations: [], cards: [] };
    },
  });
