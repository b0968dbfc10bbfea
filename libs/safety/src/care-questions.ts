import { careKinds, type CareKind } from '@rinkside/contracts/coach';

/** The question of care that comes alone. It leaves both ways open. `adult` replaces `text` for adults. */
const careQuestions: Partial<Record<CareKind, { text: string; adult: string }>> = {
  self_harm: {
    text: 'Do you mean that you might hurt yourself, or do not want to be here? Or was it about the game? You can tell me either way.',
    adult:
      'Do you mean that you or somebody else might get hurt, or does not want to live? Or was it about the game? You can tell me either way.',
  },
  abuse: {
    text: 'Does somebody hurt you, or do something that feels wrong? Or did you mean something in the game? You can tell me either way.',
    adult:
      'Does somebody hurt a player, or do something that feels wrong? Or did you mean something in the game? You can tell me either way.',
  },
  bullying: {
    text: 'Is somebody being mean to you or a teammate? Or did you mean something in the game? You can tell me either way.',
    adult: 'Is somebody being picked on? Or did you mean something in the game? You can tell me either way.',
  },
  eating: {
    text: 'Is eating, or how your body looks, hard for you right now? Or was it about food for hockey? You can tell me either way.',
    adult:
      'Is eating, or a body, a worry right now? Or was it about food for hockey? You can tell me either way.',
  },
  head: {
    text: 'Did your head get hit, or does it feel strange? Or did you mean something else? You can tell me either way.',
    adult:
      'Did a head get hit, or does it feel strange? Or did you mean something else? You can tell me either way.',
  },
};

export const careQuestionFor = (kind: CareKind, isReadByAdult: boolean): string | undefined =>
  careQuestions[kind]?.[isReadByAdult ? 'adult' : 'text'];

/** Returns the kind that a reply asked about. */
export const kindAskedIn = (reply: string): CareKind | undefined =>
  careKinds.find((kind) =>
    [true, false].some((isReadByAdult) => {
      const question = careQuestionFor(kind, isReadByAdult);
      return question !== undefined && reply.includes(question);
    }),
  );
