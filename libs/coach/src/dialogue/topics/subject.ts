import { drillText, pickDrill } from '../pick-drill.js';
import { yourCoachText, type Subject } from '../knowledge.js';
import { isYoungTone, type TopicHandler } from '../topic-context.js';

/** Answers from a knowledge entry, with a drill if the entry has a skill. */
export const subjectTopic = ({ young, older, skill, followUp }: Subject): TopicHandler =>
  async function* explainSubject(context) {
    const drill = skill && (yield* pickDrill(context, skill));
    return {
      paragraphs: [
        isYoungTone(context) && young
          ? young
          : context.tone === 'coach'
            ? older.replace(yourCoachText, '').trim()
            : older,
        drillText(context, drill),
      ],
      followUp: drill ? 'ready' : followUp,
      chips: drill
        ? ['Another drill', "What's my game analysis?"]
        : ["What's my game analysis?", 'What drills should I practice?'],
    };
  };
