import { traineeOf } from '../../drill/drill.viewer.js';
import { yearsOf } from '../playbook/voice.js';
import type { Asker } from './tool.js';

/** Returns the age in years to select drills for. For a coach it is the team's age, undefined when unknown. */
export const trainingAge = async ({ sql, persona }: Asker): Promise<number | undefined> => {
  if (persona.role !== 'coach') return (await traineeOf(sql, persona.id, persona.today)).age;
  return persona.ageLevel ? yearsOf({ ...persona, role: 'parent' }) : undefined;
};
