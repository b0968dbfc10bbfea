import type { KnowledgeEntry } from '../../content/entry.js';
import { askedPerson } from '../../reading/asked-person.js';
import { entryForPosition } from '../../reading/counterparts.js';
import { asksWhyChoice, type DialogueMove } from '../dialogue.js';
import { forPersonTopic } from '../topics/continued.js';
import { dialogueTopic } from '../topics/dialogue.js';
import { entryDrill, wasOffered } from '../topics/entry.js';
import type { Decision, Step, Turn } from './turn.js';

/** 'None of them' after a choice. */
export const dropChoice: Step = (turn) =>
  turn.move?.kind === 'none' ? { ...turn.byPattern(), handler: dialogueTopic(turn.move) } : undefined;

/** 'Shorter' after a choice or a reply that is no entry. */
export const shortenReply: Step = ({ move }) =>
  move?.kind === 'choice again' || move?.kind === 'first sentence'
    ? { handler: dialogueTopic(move), basis: { kind: 'topic', ids: ['shorter'] } }
    : undefined;

/** 'Why' after a choice. */
export const explainChoice: Step = (turn) =>
  turn.last && asksWhyChoice(turn.text, turn.last)
    ? turn.byChoice(turn.last.choices, { withReason: true })
    : undefined;

/** Says the last advice for another player: 'and for goalies', 'for an 8 year old'. */
export const answerForPerson: Step = (turn) => {
  const { text, subject } = turn;
  const person = subject && askedPerson(text);
  if (!person) return undefined;
  const other = person.position && entryForPosition(subject, person.position, turn.context.persona.role);
  return other ? turn.byEntries([other]) : turn.byEntries([subject], forPersonTopic(subject, person));
};

const wordyQuestion = /^(?:how|what|why|when|where|who|which|should|can|do|does|is) (?:\S+ ){3,}/i;
/** Whether a message that looks like a reference to the last reply names a subject of its own. */
const namesOtherSubject = (text: string, { kind }: DialogueMove): boolean => {
  // 'What do I write down'.
  if (kind === 'draft') return /\bwrite (?:it |that |this |them )?down\b/i.test(text);
  // 'How do I tell kids they are cut' after the choice 'asking why you were cut', 'not the hockey stop'.
  return kind === 'chosen' && (wordyQuestion.test(text) || /^not\b/i.test(text));
};

/** The next drill of an answered entry, or of the skill of the last drill once the entry has no more. */
const anotherDrill = (turn: Turn, entry: KnowledgeEntry): Decision => {
  const { context, lastDrill } = turn;
  const drill = entryDrill(context, [entry]);
  return lastDrill && drill && wasOffered(context, drill)
    ? turn.nextDrill({ skill: lastDrill.skill })
    : turn.byEntries([entry], dialogueTopic({ kind: 'another', entry }));
};

/** Continues from the last reply: 'shorter', 'another', 'the second one', 'write it for me'. */
export const followMove: Step = (turn) => {
  const { text, move, context } = turn;
  if (!move || namesOtherSubject(text, move)) return undefined;
  if (move.kind === 'another') return anotherDrill(turn, move.entry);
  if ('drill' in move && context.noDrills) return turn.withhold();
  const entries = 'entry' in move && move.entry ? [move.entry] : [];
  // A message to copy is no physical advice.
  return move.kind === 'draft' || move.kind === 'permission'
    ? { handler: dialogueTopic(move), basis: { kind: 'entry', ids: entries.map(({ id }) => id) } }
    : turn.byEntries(entries, dialogueTopic(move));
};
