import { drillText, pickDrill } from '../pick-drill.js';
import { yourCoach, type Subject } from '../knowledge.js';
import { isYoung, type Speaker } from '../talk.js';

/** Something about hockey itself, with a drill where one goes with it. */
export const aboutSubject = ({ young, older, skill, ask }: Subject): Speaker =>
  async function* tell(talk) {
    const drill = skill && (yield* pickDrill(talk, skill));
    return {
      say: [
        isYoung(talk) && young ? young : talk.voice === 'coach' ? older.replace(yourCoach, '').trim() : older,
        drillText(talk, drill),
      ],
      ask: drill ? 'ready' : ask,
      chips: drill
        ? ['Another drill', "What's my game analysis?"]
        : ["What's my game analysis?", 'What drills should I practice?'],
    };
  };
