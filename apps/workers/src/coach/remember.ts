import { mayRemember, memoryRules } from '@rinkside/domain/coach/coach.memory';
import { tool } from '@rinkside/domain/coach/tools/tool';
import * as z from 'zod';

const input = z.strictObject({ text: z.string().min(memoryRules.shortest).max(memoryRules.longest) });

/** The tool with which a model saves a memory. `save` is called only for memories the rules allow. */
export const rememberTool = (save: (text: string) => void) =>
  tool({
    name: 'remember',
    description:
      'Keeps one goal or preference of the asker in mind for later, such as "wants a better backhand". Never health, family or anything that says who they are.',
    input,
    label: () => 'Making a note of it',
    open: () => true,
    run: async ({ persona }, { text }) => {
      const kept = mayRemember(text, persona);
      if (kept) save(text);
      return { data: { kept }, citations: [], cards: [] };
    },
  });
