import { readTrainingProfile } from '@rinkside/domain/drill/drill.policy';
import { effectiveAge } from '@rinkside/safety/tone';
import type { ToolContext } from './tool.js';

/** Returns the age in years to select drills for. For a coach it is the team's age, undefined when unknown. */
export const trainingAge = async ({ sql, persona }: ToolContext): Promise<number | undefined> => {
  if (persona.role !== 'coach') return (await readTrainingProfile(sql, persona.id, persona.today)).age;
  return persona.ageLevel ? effectiveAge({ ...persona, role: 'parent' }) : undefined;
};
