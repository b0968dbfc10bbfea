import type { Skill } from '@rinkside/contracts/drill';
import { type TopicContext } from './topic-context.js';

interface Advice {
  /** Under 8. */
  play: string;
  /** 8 to 12: what to do. */
  cue: string;
  /** 13 to 17: with the reason. */
  why: string;
  /** Adults. */
  direct: string;
}

/** One tip per skill. */
const adviceBySkill: Record<Skill, Advice> = {
  skating: {
    play: 'Bend your knees like a frog and push the ice away. Big pushes, long glides!',
    cue: 'Bend your knees until your shins touch the tongues of your skates, and push all the way to the end.',
    why: 'Low knees give you a longer push, so the same effort takes you further. Finish each push before you start the next.',
    direct: 'Sit lower and finish every push: stride length beats stride rate for most players.',
  },
  shooting: {
    play: 'Pick a spot, look at it, and let the puck fly!',
    cue: 'Look at your target first, puck beside your back foot, then let your hands and your weight go to the target.',
    why: 'Accuracy comes from the eyes and the weight: look before you load, then finish low or high by where the blade points.',
    direct:
      'Load from the back leg, look early, and finish with the blade at the target. Release before power.',
  },
  passing: {
    play: 'Say your friend’s name and slide the puck right onto their stick!',
    cue: 'Look, then pass to the blade. After the pass, skate to open ice.',
    why: 'Flat, firm passes give your mate time. Look before the puck reaches you, so the pass is decided when it lands.',
    direct: 'Scan before the puck arrives, pass firm to the tape, and move on the release.',
  },
  'stick-handling': {
    play: 'Pretend the puck is asleep on your stick. Soft hands, do not wake it up!',
    cue: 'Top hand away from your body, soft touches, and peek up often.',
    why: 'A free top hand lets the blade roll, and a quiet puck frees your eyes for the next play.',
    direct: 'Free the top hand, shorten the touches, and train with your eyes up.',
  },
  goalie: {
    play: 'Make yourself big like a bear and watch the puck all the way into your tummy!',
    cue: 'Get to your spot early, stand still, belly to the puck, stick on the ice.',
    why: 'Feet that are set before the shot can push either way. Arrive, stop, then save, and guide rebounds to the corner.',
    direct: 'Arrive set: beat the play on your feet, square up, and control where the rebound goes.',
  },
  battle: {
    play: 'Skate in a curve so your friend has just one way to go, then tickle the puck away with your stick!',
    cue: 'Skate in a curve, stick on the ice, and get your body between the puck and the other player.',
    why: 'A good angle takes away room before anybody touches, so you win pucks with your feet and your stick.',
    direct: 'Win the angle first, stick on puck, then body position. Feet keep moving.',
  },
  'off-ice': {
    play: 'Hop like a bunny, balance like a flamingo, and run like a cheetah!',
    cue: 'Move well first: quiet landings, straight knees over toes, and stop while you still feel fresh.',
    why: 'Quality movements make strong strides. Stop each set while it still looks good, and rest between.',
    direct: 'Own the movement before you load it, and keep sessions short enough to recover from.',
  },
};

const introductions = { parent: 'Something your player can try', coach: 'A cue for your group' } as const;

/** Returns the tip for a skill in the player's tone. Undefined when drills are withheld. */
export const adviceFor = ({ tone, noDrills }: TopicContext, skill: Skill): string | undefined => {
  if (noDrills) return undefined;
  const { play, cue, why, direct } = adviceBySkill[skill];
  if (tone === 'parent' || tone === 'coach')
    return `${introductions[tone]}: ${cue.charAt(0).toLowerCase()}${cue.slice(1)}`;
  return { play, games: cue, cues: cue, why, direct }[tone];
};
