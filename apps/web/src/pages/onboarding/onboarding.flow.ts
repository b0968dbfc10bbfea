import type { OrganizationCard } from '@rinkside/contracts/organization';
import type { ageLevels, levels, OnboardingBody, Position } from '@rinkside/contracts/player';
import { onboardingBody } from '@rinkside/contracts/player.schema';
import type { Photo } from '../../features/avatar/photo';

export const steps = [
  'names',
  'avatar',
  'role',
  'position',
  'birthday-zipcode',
  'team-organization',
] as const;
export type Step = (typeof steps)[number];

/** All answers so far. They are kept on this device until Finish. */
export interface Answers {
  firstName: string;
  lastName: string;
  photo: Photo | null;
  /** The selected card; 'family' then asks for player or parent. */
  card: 'family' | 'coach' | null;
  person: 'player' | 'parent';
  position: Position | null;
  birthdate: string;
  zipcode: string;
  guardian: boolean;
  guardianAi: boolean;
  organization: OrganizationCard | null;
  age: (typeof ageLevels)[number] | null;
  level: (typeof levels)[number] | null;
  /** Completed steps. */
  done: readonly Step[];
  /** The invitation that filled the answers with its proposals. */
  invitation: string | null;
  /** The guest of a team's link said who plays, which answers the step about the role. */
  isRoleKnown: boolean;
}

export const noAnswers: Answers = {
  firstName: '',
  lastName: '',
  photo: null,
  card: null,
  person: 'player',
  position: null,
  birthdate: '',
  zipcode: '',
  guardian: false,
  guardianAi: false,
  organization: null,
  age: null,
  level: null,
  done: [],
  invitation: null,
  isRoleKnown: false,
};

type RoleAnswers = Pick<Answers, 'card' | 'isRoleKnown'>;

/** Returns the steps of a role; only players and parents have a position. */
export const stepsOf = ({ card, isRoleKnown }: RoleAnswers): readonly Step[] =>
  steps.filter((step) => !(step === 'position' && card !== 'family') && !(step === 'role' && isRoleKnown));

/** Up to the step about the role the count is five; once the role is known it depends on it. */
const commonSteps = 3;
const initialTotal = 5;

/** Returns the number of the step (from 1) and the total. */
export const stepPosition = (step: Step, answers: RoleAnswers): { at: number; of: number } => {
  const flow = stepsOf(answers);
  const at = flow.indexOf(step) + 1;
  return { at, of: answers.isRoleKnown || at > commonSteps ? flow.length : initialTotal };
};

/** Returns for example 'Step 2 of 5'. */
export const progressText = (step: Step, answers: RoleAnswers): string => {
  const { at, of } = stepPosition(step, answers);
  return `Step ${at} of ${of}`;
};

const adjacentStep = (step: Step, answers: Answers, distance: 1 | -1): Step | null => {
  const flow = stepsOf(answers);
  return flow[flow.indexOf(step) + distance] ?? null;
};
export const nextStep = (step: Step, answers: Answers) => adjacentStep(step, answers, 1);
export const previousStep = (step: Step, answers: Answers) => adjacentStep(step, answers, -1);

/** Returns the requested step, or the first unanswered step before it. */
export const reachableStep = (step: Step, answers: Answers): Step => {
  const flow = stepsOf(answers);
  const firstOpen = flow.find((candidate) => !answers.done.includes(candidate)) ?? 'team-organization';
  const requestedIndex = flow.indexOf(step);
  return requestedIndex >= 0 && requestedIndex <= flow.indexOf(firstOpen) ? step : firstOpen;
};

/** Validates the answers and returns the request body, or error messages by field. */
export const onboardingBodyOf = (answers: Answers) =>
  onboardingBody.safeParse({
    first_name: answers.firstName,
    last_name: answers.lastName,
    birthdate: answers.birthdate,
    role: answers.card === 'family' ? answers.person : answers.card,
    position: answers.card === 'family' ? answers.position : null,
    level: answers.level,
    zipcode: answers.zipcode,
    age: answers.age,
    organization_id: answers.organization?.id,
    guardian_confirmed: answers.guardian,
    guardian_ai_confirmed: answers.guardian && answers.guardianAi,
  });

const stepOfField: Record<keyof OnboardingBody, Step> = {
  first_name: 'names',
  last_name: 'names',
  role: 'role',
  position: 'position',
  birthdate: 'birthday-zipcode',
  zipcode: 'birthday-zipcode',
  guardian_confirmed: 'birthday-zipcode',
  guardian_ai_confirmed: 'birthday-zipcode',
  organization_id: 'team-organization',
  age: 'team-organization',
  level: 'team-organization',
};

const isField = (name: string): name is keyof OnboardingBody => name in stepOfField;

/** Returns the step of a field that the server rejected. */
export const stepOf = (field: string): Step | null => (isField(field) ? stepOfField[field] : null);
