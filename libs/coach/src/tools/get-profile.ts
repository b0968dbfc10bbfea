import * as z from 'zod';
import { toneFor } from '@rinkside/safety/tone';
import { allPersonas, defineTool } from './tool.js';

export const getProfile = defineTool({
  name: 'get_profile',
  description: 'Who is asking: first name, age level, level, position, role, and the tone to take with them.',
  input: z.strictObject({}),
  label: () => 'Looking at your profile',
  isAvailableTo: allPersonas,
  run: async ({ persona }) => {
    const { firstName, ageLevel, level, position, role } = persona;
    return {
      data: { first_name: firstName, age_level: ageLevel, level, position, role, tone: toneFor(persona) },
      citations: [],
      cards: [],
    };
  },
});
