import { mindEntries } from '../../knowledge/mind.js';
import { followUpQuestions } from '../follow-ups.js';
import { comfortTopic } from '../topics/feelings.js';
import type { Step, Turn } from './turn.js';

const asks = ({ last }: Turn, ...questions: string[]): boolean =>
  questions.some((question) => last?.text.trim().endsWith(question) === true);

const intensity =
  '(?:(?:it|i|we|was|felt|feel|feels|kind of|kinda|pretty|really|just|so|very|a bit|a little|honestly|like) )*';
const feltBad = new RegExp(
  `^${intensity}(?:bad|terrible|awful|horrible|rough|sad|tired|mad|angry|frustrat\\w+|sucks?|sucked|meh|gross|hard|lonely|not (?:so |that |very |too |really |all that )?(?:good|great|fun|well|happy)|could be better)$`,
);
const feltGood = new RegExp(
  `^${intensity}(?:good|great|fun|awesome|amazing|happy|nice|fine|ok|okay|super|fantastic|the best|better)$`,
);
/** 'Not so good' after 'How did it feel out there?'. */
export const hearFeeling: Step = (turn) => {
  if (!asks(turn, followUpQuestions.felt.text, followUpQuestions.fun.text)) return undefined;
  if (feltBad.test(turn.plainText)) return turn.byRoute({ topic: 'feelings', slots: {} });
  return feltGood.test(turn.plainText) ? turn.byRoute({ topic: 'cheer', slots: {} }) : undefined;
};

const wantsPraise =
  /\b(?:did (?:well|good|right)|something (?:good|nice|positive)|im good at|i am good at)\b/;
const wantsComfort =
  /\b(?:hugs?|talk to|listen|somebody|someone|company|alone|cry|nothing)\b|^(?:idk|dunno|not sure|no idea|maybe|i (?:dont|do not) know|im not sure)(?: yet| really)*$/;
const maxWords = 7;
/** 'A hug' and 'tell me something I did well' after 'What would help you right now?' or advice on feelings. */
export const helpNow: Step = (turn) => {
  const { last, words } = turn;
  const followsFeelings = last?.entry !== undefined && mindEntries.includes(last.entry);
  if (words.length > maxWords || !(asks(turn, followUpQuestions.now.text) || followsFeelings))
    return undefined;
  if (wantsPraise.test(turn.plainText)) return turn.byRoute({ topic: 'analysis', slots: {} });
  return wantsComfort.test(turn.plainText)
    ? { handler: comfortTopic, basis: { kind: 'topic', ids: ['feelings'] } }
    : undefined;
};
