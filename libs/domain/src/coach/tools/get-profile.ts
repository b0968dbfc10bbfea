import * as z from 'zod';
import { voiceOf } from '../playbook/voice.js';
import { everybody, tool } from './tool.js';

export const getProfile = tool({
  name: 'get_profile',
  description: 'Who is asking: first name, age level, level, position, role, and the tone to take with them.',
  input: z.strictObject({}),
  label: () => 'Looking at your profile',
  open: everybody,
  run: async ({ persona }) => {
    const { firstName, ageLevel, level, position, role } = persona;
    return {
      data: { first_name: firstName, age_level: ageLevel, level, position, role, tone: voiceOf(persona) },
      citations: [],
      cards: [],
    };
  },
});
