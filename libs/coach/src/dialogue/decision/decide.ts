import type { TopicContext } from '../topic-context.js';
import {
  cheerSuccess,
  declinePrediction,
  followTrainingRequest,
  followWholeRequest,
  lookUpOwnData,
  planPractice,
  returnGreeting,
} from './certain-patterns.js';
import { askWhichDrill, moveDrill, replaceDrill, showDrillForSubject } from './drill-changes.js';
import {
  answerEntries,
  answerLeadingEntry,
  declineOtherSubject,
  doubtToldFigure,
  preferPatternToEither,
  suggestDrill,
} from './answer-entries.js';
import {
  answerTitle,
  askForWords,
  declineCoachLife,
  followCommand,
  requestEnglish,
} from './fixed-replies.js';
import { answerFeeling, answerNeed } from './coach-questions.js';
import { answerForPerson, dropChoice, explainChoice, followMove, shortenReply } from './last-reply.js';
import {
  countFollowUp,
  countMeantFigures,
  countPastGames,
  countWordedFigures,
  measureSkill,
} from './meant-figures.js';
import {
  admitDoubt,
  answerTopic,
  askBack,
  comfortAfterRemark,
  continueAfterScore,
  continueEntry,
  followPatternWithoutMeaning,
  followPrecisePattern,
  offerChoice,
  openWithCare,
  preferPatternToChoice,
} from './other-meanings.js';
import { adviseOnFigure } from './figure-advice.js';
import { countFigures, giveNoReason } from './own-figures.js';
import { Turn, type Decision, type Step } from './turn.js';

/** The first step with a decision answers the message. */
const steps: readonly Step[] = [
  requestEnglish,
  askForWords,
  planPractice,
  // References to the last reply, and commands.
  dropChoice,
  shortenReply,
  followCommand,
  // Answers to the coach's question.
  answerFeeling,
  answerNeed,
  // Figures of the own games.
  giveNoReason,
  adviseOnFigure,
  countFigures,
  // Suggestions, and more references to the last reply.
  answerTitle,
  answerForPerson,
  explainChoice,
  askWhichDrill,
  replaceDrill,
  moveDrill,
  followMove,
  declineCoachLife,
  showDrillForSubject,
  // Patterns that are certain without the meaning.
  lookUpOwnData,
  declinePrediction,
  cheerSuccess,
  returnGreeting,
  followWholeRequest,
  followTrainingRequest,
  // The meaning.
  followPatternWithoutMeaning,
  askBack,
  suggestDrill,
  countPastGames,
  // One entry, or one of two.
  doubtToldFigure,
  declineOtherSubject,
  preferPatternToEither,
  answerLeadingEntry,
  answerEntries,
  // The last entry, figures or a topic.
  continueEntry,
  continueAfterScore,
  countFollowUp,
  measureSkill,
  countMeantFigures,
  answerTopic,
  countWordedFigures,
  // Doubt.
  comfortAfterRemark,
  openWithCare,
  preferPatternToChoice,
  followPrecisePattern,
  offerChoice,
];

/** Decides how to answer a message. */
export const decide = (context: TopicContext): Decision => {
  const turn = new Turn(context);
  for (const step of steps) {
    const decision = step(turn);
    if (decision) return decision;
  }
  return admitDoubt(turn);
};
