import { careKinds, type CareKind } from '@rinkside/contracts/coach';
import { safetyTexts } from './safety-texts.js';

export const careQuestionFor = (kind: CareKind, isReadByAdult: boolean): string | undefined =>
  safetyTexts.questions[kind]?.[isReadByAdult ? 'adult' : 'text'];

/** Returns the kind that a reply asked about. */
export const kindAskedIn = (reply: string): CareKind | undefined =>
  careKinds.find((kind) =>
    [true, false].some((isReadByAdult) => {
      const question = careQuestionFor(kind, isReadByAdult);
      return question !== undefined && reply.includes(question);
    }),
  );
