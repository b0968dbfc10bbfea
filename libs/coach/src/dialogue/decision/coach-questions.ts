import { withTheme } from '../../content/content.js';
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
export const answerFeeling: Step = (turn) => {
  if (!asks(turn, followUpQuestions.felt.text, followUpQuestions.fun.text)) return undefined;
  if (feltBad.test(turn.plainText)) return turn.byRoute({ topic: 'feelings', slots: {} });
  return feltGood.test(turn.plainText) ? turn.byRoute({ topic: 'cheer', slots: {} }) : undefined;
};

const isOfMind = withTheme('mind');
const wantsPraise =
  /^(?:(?:can you|could you|please|just|maybe) )*(?:tell me )?(?:what|something|one thing)(?: that)? i (?:did|do) (?:well|good|right)(?: today)?$/;
const wantsComfort =
  /^(?:(?:i|just|maybe|please|want|need|would like|id like|to have|have) )*(?:(?:a |some |big )*hugs?|(?:somebody|someone|a friend)(?: (?:to (?:talk|listen)|who listens)(?: to)?)?|to (?:talk|cry|be alone)(?: to (?:somebody|someone|my (?:mom|dad|parents)))?|company|nothing|time alone)$|^(?:idk|dunno|not sure|no idea|maybe|i (?:dont|do not) know|im not sure)(?: yet| really)*$/;
/** 'A hug' and 'tell me something I did well' after 'What would help you right now?' or advice on feelings. */
export const answerNeed: Step = (turn) => {
  const subject = turn.last?.entry ?? turn.last?.subject;
  const followsFeelings = subject !== undefined && isOfMind(subject);
  if (!asks(turn, followUpQuestions.now.text) && !followsFeelings) return undefined;
  if (wantsPraise.test(turn.plainText)) return turn.byRoute({ topic: 'analysis', slots: {} });
  return wantsComfort.test(turn.plainText)
    ? { handler: comfortTopic, basis: { kind: 'topic', ids: ['feelings'] } }
    : undefined;
};
