import { traineeOf } from '../../drill/drill.viewer.js';
import { yearsOf } from '../playbook/voice.js';
import type { Asker } from './tool.js';

/** Years that drills are chosen for: a coach's are the team's. Undefined when a coach has no team's age. */
export const trainingAge = async ({ sql, persona }: Asker): Promise<number | undefined> => {
  if (persona.role !== 'coach') return (await traineeOf(sql, persona.id, persona.today)).age;
  return persona.ageLevel ? yearsOf({ ...persona, role: 'parent' }) : undefined;
};
