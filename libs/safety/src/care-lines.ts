import type { CareKind } from '@rinkside/contracts/coach';
import type { Persona } from './persona.js';

/** Ends an answer when a message may disclose something: whom to turn to. `adult` replaces `text` for adults. */
const careLines: Record<CareKind, { text: string; adult?: string }> = {
  self_harm: {
    text: 'If any of this is about hurting yourself or not wanting to be here, talk to a parent or another grown-up you trust today. US and Canada: call or text 988, any time.',
    adult:
      'If any of this is about somebody who may hurt themselves, talk to a doctor or somebody close today. US and Canada: call or text 988, any time.',
  },
  violence: {
    text: 'If somebody could get hurt, talk to a parent or another grown-up you trust today.',
    adult: 'If somebody could get hurt, talk to somebody you trust today, and to the club.',
  },
  abuse: {
    text: 'If a grown-up or another player does something that feels wrong, tell a parent or another grown-up you trust today. It is not your fault.',
    adult:
      'If anything here worries you about a child, speak to the club or its safeguarding contact today; reports in US sport go to SafeSport: 833-587-7233.',
  },
  bullying: {
    text: 'If somebody is mean to you or a teammate, tell a parent, a teacher or a coach who listens. You can use Block and Report in the app, too.',
    adult:
      'If somebody is being picked on, take it to the coach or the club early, and keep messages as proof.',
  },
  yelled: {
    text: 'If being yelled at makes you feel bad, tell a parent or another grown-up you trust.',
    adult: 'If the yelling goes on, speak to the coach or the club.',
  },
  emergency: {
    text: 'If somebody needs help right now, get the nearest grown-up.',
    adult: 'If somebody needs help right now, call emergency services: 911 in the US and Canada.',
  },
  head: {
    text: 'If a head was hit, or feels strange: stop for today and tell a parent or your coach now. A doctor looks at it before the next skate.',
    adult:
      'If a head was hit, or feels strange: stop for today, and have a qualified health professional look at it before the next skate.',
  },
  eating: {
    text: 'If food or your body is on your mind a lot, talk to a parent, a doctor or another grown-up you trust. Your body needs food to grow, think and skate.',
    adult: 'If food or weight is a worry, a doctor is the right person to ask, and early is best.',
  },
  injury: {
    text: 'If something hurts, stop and tell a parent or your coach today. A doctor or physiotherapist looks at it before you train on it.',
    adult: 'If something hurts, stop, and have a doctor or physiotherapist look at it before training on it.',
  },
  sexual: {
    text: 'If somebody makes you uncomfortable, or asks for pictures, tell a parent or another grown-up you trust today. You are not in trouble.',
    adult:
      'If somebody made a child uncomfortable or asked for pictures, report it today: SafeSport, 833-587-7233.',
  },
  feelings: {
    text: 'If you feel low or scared, talk to a parent or another grown-up you trust. You do not have to handle it alone.',
    adult: 'If somebody feels low for longer, a doctor or somebody close is a good person to talk to.',
  },
  secret: {
    text: 'If keeping something quiet feels wrong, tell a parent or another grown-up you trust.',
    adult: 'If something feels wrong, speak to somebody who can act on it.',
  },
  weight: {
    text: 'For questions about weight, talk to a parent and your doctor.',
    adult: 'For questions about weight, a doctor or dietitian is the right person.',
  },
  substances: {
    text: 'Before you take anything for hockey, ask a parent and your doctor.',
    adult: 'Before anybody takes anything for hockey, ask a doctor.',
  },
  dirty: {
    text: 'Keep it clean and safe. If somebody on the ice makes you angry or scared, talk to your coach or a parent.',
    adult: 'Keep it clean and safe, and take trouble between players to the coach or the league.',
  },
};

/** The line that says whom to turn to. */
export const careLineFor = (kind: CareKind, { minor, role }: Persona): string => {
  const { text, adult = text } = careLines[kind];
  return minor && role !== 'parent' ? text : adult;
};

/** Opens an answer that has nothing else to say, before the line. */
export const careOpenings: Partial<Record<CareKind, string>> = {
  feelings: 'That sounds heavy, and I’m glad you said it. I’m an AI, and this deserves a person.',
  injury: 'That sounds sore. I can’t tell what it is, and no drill helps it.',
  sexual: 'That is not something I talk about. I’m an AI hockey coach.',
  substances: 'That is not something I help with. Water, regular meals and sleep do more for the game.',
  dirty:
    'I don’t coach anything meant to hurt or scare someone. Win it clean: better position, stick on puck, good angles.',
};

/** Takes the place of drills and physical advice. */
export const withheldAdvice =
  'I may have read more into that than you meant, so there is no drill and no training advice in this answer. If it was something else, ask me again in other words.';

/** Kinds for which drills and physical advice are withheld even when it is uncertain. */
export const withholdingKinds: ReadonlySet<CareKind> = new Set(['head', 'injury', 'abuse', 'self_harm']);
