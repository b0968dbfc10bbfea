import {
  asksAlone,
  asksDrillForThat,
  declinesDrill,
  excludesDrills,
  namesPlaceOnly,
  refersToQuestion,
} from '../dialogue.js';
import { recentEntryIn } from '../last-answer.js';
import { routeQuestion } from '../topic-router.js';
import { dialogueTopic } from '../topics/dialogue.js';
import { entryDrill, wasOffered } from '../topics/entry.js';
import type { Step } from './turn.js';

/** Asks back after 'no skating drills', and after 'the second one' without a choice. */
export const askWhichDrill: Step = (turn) => {
  const { text, last } = turn;
  return excludesDrills(text) || (namesPlaceOnly(text) && !last?.choices.length && !turn.move)
    ? turn.unclear()
    : undefined;
};

/** Replaces a declined drill or practice: 'I have no net', 'we did that already'. */
export const replaceDrill: Step = (turn) => {
  const { text, move, lastDrill, context } = turn;
  if (!declinesDrill(text) || move?.kind === 'tried') return undefined;
  if (lastDrill) return turn.nextDrill({ skill: lastDrill.skill });
  const again = routeQuestion('another one', context.persona, context.history);
  return again.topic === 'practice' ? turn.byRoute(again) : undefined;
};

/** Moves the last drill to another place: 'by myself', 'can I do it at home'. */
export const moveDrill: Step = (turn) => {
  const { text, lastDrill } = turn;
  if (!lastDrill) return undefined;
  const { skill } = lastDrill;
  const { place } = turn.route.slots;
  if (asksAlone(text) || (place && /^(?:no|without|not)\b/i.test(text)))
    return turn.nextDrill({ skill, place: 'home' });
  return place && refersToQuestion(text) ? turn.nextDrill({ skill, place }) : undefined;
};

/** Shows a drill for the subject of the last replies: 'show me a drill for that'. */
export const showDrillForSubject: Step = (turn) => {
  const { text, last, context } = turn;
  if (!asksDrillForThat(text)) return undefined;
  const entry = recentEntryIn(context.history);
  const next = entry && entryDrill(context, [entry]);
  const drill = next && wasOffered(context, next) ? (last?.drill ?? next) : next;
  if (entry && drill)
    return turn.byEntries(
      [entry],
      dialogueTopic(wasOffered(context, drill) ? { kind: 'drill steps', drill } : { kind: 'another', entry }),
    );
  return !last?.drill && /\b(?:it|that|this)\b/i.test(text) ? turn.unclear() : turn.byPattern();
};
