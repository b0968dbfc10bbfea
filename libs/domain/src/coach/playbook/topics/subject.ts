import { drillText, pickDrill } from '../pick-drill.js';
import { yourCoach, type Subject } from '../knowledge.js';
import { isYoung, type Speaker } from '../talk.js';

/** Answers from a knowledge entry, with a drill if the entry has a skill. */
export const aboutSubject = ({ young, older, skill, followUp }: Subject): Speaker =>
  async function* explainSubject(context) {
    const drill = skill && (yield* pickDrill(context, skill));
    return {
      paragraphs: [
        isYoung(context) && young
          ? young
          : context.tone === 'coach'
            ? older.replace(yourCoach, '').trim()
            : older,
        drillText(context, drill),
      ],
      followUp: drill ? 'ready' : followUp,
      chips: drill
        ? ['Another drill', "What's my game analysis?"]
        : ["What's my game analysis?", 'What drills should I practice?'],
    };
  };
