import type { CardOf } from '@rinkside/contracts/coach';

type Help = Omit<CardOf<'help'>, 'kind'>;

/**
 * A fixed text that replaces the coach's answer. `adult` and `adultHelp` replace `text` and `help` for adults, who may
 * ask for themselves or for a child.
 */
export interface CrisisResponseText {
  text: string;
  adult?: string;
  help?: Help;
  adultHelp?: Help;
}

const lines = {
  emergency: 'In danger right now? Call your local emergency number: 911 in the US and Canada.',
  crisis: 'US and Canada: call or text 988, any time, day or night. It is free.',
  elsewhere: 'Anywhere else: your local emergency number, or a helpline from the list below.',
  trusted: 'Tell one grown-up you trust today: a parent, a teacher, a doctor, a coach.',
  notAlone:
    'Do not carry it alone: talk to a doctor or someone close today. Stay with a child who is in danger.',
  report: 'Report abuse in US sport to the U.S. Center for SafeSport: 833-587-7233.',
  notYours: 'It is not your fault, and you do not have to sort it out alone.',
};
const links = {
  us: { label: '988 Suicide & Crisis Lifeline (US)', href: 'https://988lifeline.org/' },
  canada: { label: '988 Suicide Crisis Helpline (Canada)', href: 'https://988.ca/' },
  world: { label: 'Find a helpline in your country', href: 'https://findahelpline.com/' },
  safeSport: { label: 'Report to SafeSport', href: 'https://uscenterforsafesport.org/report-a-concern/' },
  headsUp: { label: 'Concussion signs (CDC HEADS UP)', href: 'https://www.cdc.gov/heads-up/' },
};

const crisisHelp: Help = {
  title: 'You can talk to someone now',
  lines: [lines.crisis, lines.elsewhere, lines.emergency, lines.trusted],
  links: [links.us, links.canada, links.world],
};
const adultCrisisHelp: Help = {
  ...crisisHelp,
  lines: [lines.crisis, lines.elsewhere, lines.emergency, lines.notAlone],
};
const safetyHelp: Help = {
  title: 'Getting help',
  lines: [lines.notYours, lines.trusted, lines.report, lines.crisis, lines.elsewhere, lines.emergency],
  links: [links.safeSport, links.us, links.canada, links.world],
};
const adultSafetyHelp: Help = {
  ...safetyHelp,
  lines: [lines.report, lines.crisis, lines.elsewhere, lines.emergency, lines.notAlone],
};
const emergencySigns =
  'Call emergency services for: passing out, a headache that gets worse, being sick again and again, a seizure, ' +
  'weakness or numbness, slurred speech, not knowing people or places, one pupil larger than the other.';
const headHelp: Help = {
  title: 'After a knock to the head',
  lines: [
    'Stop now. No game, no practice, no training and no drills.',
    'Tell a parent or your coach straight away, even if you feel better.',
    'Only a qualified health professional decides, in writing, when you may skate again.',
    emergencySigns,
  ],
  links: [links.headsUp],
};
const adultHeadHelp: Help = {
  ...headHelp,
  lines: [
    'Stop now. No game, no practice, no training and no drills.',
    'Tell the team’s coach or trainer straight away, even if it feels better. Nobody should be left alone with it.',
    'Only a qualified health professional decides, in writing, when the player may skate again.',
    emergencySigns,
  ],
};
const injuryHelp: Help = {
  title: 'When something hurts',
  lines: [
    'Stop whatever makes it hurt.',
    'Tell a parent, your coach or your team’s trainer today.',
    'Have a doctor or physiotherapist look at it before you train on it.',
    lines.emergency,
  ],
  links: [],
};
const adultInjuryHelp: Help = {
  ...injuryHelp,
  lines: [
    'Stop whatever makes it hurt.',
    'Tell the team’s coach or trainer today.',
    'Have a doctor or physiotherapist look at it before there is any training on it.',
    lines.emergency,
  ],
};

const yelledHelp: Help = {
  title: 'Whom you can tell',
  lines: [
    lines.trusted,
    'If the first one does not help, tell another one.',
    lines.report,
    lines.crisis,
    lines.elsewhere,
    lines.emergency,
  ],
  links: [links.safeSport, links.us, links.canada, links.world],
};
const adultYelledHelp: Help = {
  ...yelledHelp,
  title: 'Where to take it',
  lines: [
    'Speak to the club or its safeguarding contact.',
    lines.report,
    lines.crisis,
    lines.elsewhere,
    lines.emergency,
  ],
};

/** What ends a concussion report, by who reads the card. Under 13 a parent confirms each question. */
export const clearances = {
  player: { cleared: 'A doctor has cleared me', withdrawn: 'It was someone else', questions: [] },
  child: {
    cleared: 'A doctor has cleared me',
    withdrawn: 'It was someone else',
    questions: [
      'This question is for a parent. Has a doctor looked at your child after the knock to the head, and cleared them in writing?',
      'Parent, once more, because it is about your child’s brain: do you have the doctor’s clearance, and is your child free of symptoms?',
    ],
  },
  adult: { cleared: 'A doctor has cleared the player', withdrawn: 'It was someone else', questions: [] },
};

/** Replies to the changes of a concussion report. */
export const concussionReplies = {
  cleared:
    'Good to know, and welcome back! Start easy, follow the plan of your doctor, and stop at once if a headache or dizziness comes back. What shall we work on?',
  withdrawn:
    'Thanks for putting that right. Whoever hit their head should stop, tell a parent or coach, and see a doctor before they skate again. What can I do for you?',
  askParent:
    'That is good news, and it needs a parent. Please give the phone to a parent: the button below asks them twice. Until then no games, no practice and no drills.',
  locked:
    'This has to wait. After your knock to the head there is no playing, practice or training until a health professional has cleared you in writing. If you feel worse, tell a parent now. Meanwhile ask me about rules, hockey videos, how you feel, or what to tell your coach.',
  lockedAdult:
    'This has to wait. After the knock to the head there is no playing, practice or training until a health professional has cleared the player in writing. Meanwhile I can help with rules, hockey videos, feelings, gear, or what to tell the coach.',
};

/** One entry per rule kind in `rules.*.ts`. */
export const crisisResponses = {
  self_harm: {
    text: 'I’m really glad you told me. This matters more than hockey, and you deserve help from a person, right now. I’m an AI, so please talk to someone you trust, or call or text one of these lines. They are there for exactly this.',
    adult:
      'I’m really glad you told me. This matters more than hockey, and it needs a person, right now. I’m an AI, so please call or text one of these lines, for yourself or for whoever you worry about. If it is a child: take it seriously, stay with them, and say that you are glad to know.',
    help: crisisHelp,
    adultHelp: adultCrisisHelp,
  },
  violence: {
    text: 'That sounds very serious, and it is not something to carry alone. Please step away and tell a grown-up you trust right now. If someone could get hurt, call emergency services.',
    adult:
      'That sounds very serious. Please step away and talk to someone you trust right now. If someone could get hurt, call emergency services.',
    help: crisisHelp,
    adultHelp: adultCrisisHelp,
  },
  abuse: {
    text: 'Thank you for telling me. What you describe is not okay, and it is not your fault. Please tell a grown-up you trust today. If the first one does not help, tell another one. I’m an AI and cannot report it for you, but the people below can help.',
    adult:
      'Thank you for telling me. What you describe is not okay. I’m an AI and cannot report it for you, but the people below can help, and a concern about a child should be reported today.',
    help: safetyHelp,
    adultHelp: adultSafetyHelp,
  },
  bullying: {
    text: 'I’m sorry that is happening. Nobody has to put up with it, on the ice or off it. Please tell a grown-up you trust: a parent, a teacher or a coach who listens. Keep messages as proof, and use Block and Report in the app.',
    adult:
      'I’m sorry that is happening. Nobody has to put up with it, on the ice or off it. Please take it to the club, keep messages as proof, and use Block and Report in the app.',
    help: safetyHelp,
    adultHelp: adultSafetyHelp,
  },
  yelled: {
    text: 'Being yelled at feels bad, and nobody plays better for it. Please tell a grown-up you trust how it feels: a parent, another coach or a teacher. They can help you say it to the person who yells. If it scares you, or someone also hurts you or calls you names, tell them today: it is not your fault.',
    adult:
      'Being yelled at takes the joy out of the game, for children most of all. Pick a calm moment and say what it does; if it goes on, take it to the club. If someone is scared, insulted or hurt, do not wait: speak to the club today.',
    help: yelledHelp,
    adultHelp: adultYelledHelp,
  },
  feelings: {
    text: 'That sounds heavy, and I’m glad you said it. I’m an AI, and this deserves a person who knows you. Please tell a parent or another grown-up you trust how you feel, today.',
    adult:
      'That sounds heavy, and I’m glad you said it. I’m an AI, and this deserves a person: a doctor, or someone close. If it is about a child, listen first, stay close, and ask the doctor early.',
    help: crisisHelp,
    adultHelp: adultCrisisHelp,
  },
  secret: {
    text: 'I’m an AI coach, and I don’t keep secrets about safety. If something feels wrong or scary, please tell a grown-up you trust today. You will not be in trouble for telling.',
    adult:
      'I’m an AI coach, and I don’t keep secrets about safety. If something feels wrong, please speak today to someone who can act on it.',
    help: safetyHelp,
    adultHelp: adultSafetyHelp,
  },
  eating: {
    text: 'Thank you for telling me. Your body needs food to grow, think and skate, and this is something to talk about with a person today: a parent, a doctor or another grown-up you trust.',
    adult:
      'Thank you for telling me. This is something to talk about with a person today: a doctor, or someone close. If it is about a child, see their doctor soon, and leave weight and food out of hockey talk.',
    help: crisisHelp,
    adultHelp: adultCrisisHelp,
  },
  emergency: {
    text: 'Stop and get help now. Tell the nearest grown-up, and have them call emergency services: 911 in the US and Canada.',
    adult: 'Stop and get help now. Call emergency services: 911 in the US and Canada.',
    help: injuryHelp,
    adultHelp: adultInjuryHelp,
  },
  head: {
    text: 'Stop now and tell a parent or your coach, even if you feel okay. After a knock to the head, or with any sign of a concussion, there is no playing, practice or training until a qualified health professional has looked at you and cleared you in writing. Hockey waits; your brain comes first. Tell me when you have been cleared, and we go on.',
    adult:
      'Stop now. After a knock to the head, or with any sign of a concussion, there is no playing, practice or training until a qualified health professional has evaluated the player and cleared them in writing. Tell me when that has happened, and we go on.',
    help: headHelp,
    adultHelp: adultHeadHelp,
  },
  injury: {
    text: 'Stop what makes it hurt, and tell a parent or your coach today. A doctor or physiotherapist should look at it before you train on it; I can’t tell what it is. Meanwhile we can learn off your feet: watch clips together, or talk about reading the play.',
    adult:
      'Stop what makes it hurt, and have a doctor or physiotherapist look at it before training on it; I can’t tell what it is. Meanwhile we can work on video, or on reading the play.',
    help: injuryHelp,
    adultHelp: adultInjuryHelp,
  },
  sexual: {
    text: 'That is not something I talk about. I’m an AI hockey coach. If someone makes you uncomfortable, or asks you for pictures, please tell a grown-up you trust.',
    adult:
      'That is not something I talk about. I’m an AI hockey coach: ask me about hockey. If someone made a child uncomfortable or asked for pictures, report it today.',
    help: safetyHelp,
    adultHelp: adultSafetyHelp,
  },
  weight: {
    text: 'Bodies come in all shapes in hockey, and I don’t do weights, diets or targets. What helps everybody: regular meals, water, a snack before and after the ice, and plenty of sleep. For anything more, talk to a parent and your doctor or a dietitian.',
    adult:
      'I don’t do weights, diets or targets. What helps everybody: regular meals, water, a snack before and after the ice, and plenty of sleep. For anything more, a doctor or dietitian is the right person.',
  },
  substances: {
    text: 'Not something I help with; ask your doctor and a parent. Water, regular meals and sleep do more for your game.',
    adult:
      'Not something I help with; ask your doctor. Water, regular meals and sleep do more for your game.',
  },
  private: {
    text: 'Please keep things like addresses, phone numbers and passwords to yourself: I don’t need them, and neither does anyone else here. What shall we work on?',
  },
  others: {
    text: 'I only look at your own games. Other players’ numbers and details are theirs, and I don’t rank people. Shall we look at how you have been doing?',
    adult:
      'I only look at what is your own. Other people’s numbers and details are theirs, and I don’t rank players. Ask me about your own season or, as a coach, about your team.',
  },
  injection: {
    text: 'I’m Coach Mack, an AI hockey coach, and I stay one. What would you like to work on: skating, shooting, passing, or your last games?',
  },
  disclosure: {
    text: 'I’m an AI, not a person: a computer program that knows hockey and can look at your own games. I like helping, but for the big things in life you want real people around you. What shall we work on?',
  },
  dirty: {
    text: 'I don’t coach anything meant to hurt or scare someone. Win it clean: better position, stick on puck, good angles, and skate away. Want a drill for winning battles?',
  },
  checking: {
    text: 'There is no body checking at your age: USA Hockey begins it at 14U, and girls’ hockey plays without it. What wins the puck now, and later too: take a good angle, stick on the puck first, body between puck and player, strong on your edges. Your coach shows you contact step by step. Want an angling drill?',
    adult:
      'There is no body checking at this age: USA Hockey begins it at 14U, and girls’ hockey plays without it. What wins the puck: angling, stick on puck first, body position, and getting comfortable with contact step by step. Want an angling drill?',
  },
  lifts: {
    text: 'At your age strength means your own body weight and good technique: squats, lunges, push-ups, planks, jumps that land softly. No max lifts; heavier weights come later, with a coach beside you. Want a home workout without weights?',
    adult:
      'Up to 14U strength means body weight and good technique: squats, lunges, push-ups, planks, soft landings. No max lifts; heavier weights come later, supervised. Want a home workout without weights?',
  },
  load: {
    text: 'More is not always better: players who rest get better faster. Keep one or two days off every week, never more hours a week than you have years, and some months a year for other sports. Want a week that leaves room for rest?',
    adult:
      'For young players more is not always better: one or two days off every week, never more hours a week than years of age, and some months a year for other sports. Want a week that leaves room for rest?',
  },
  betting: {
    text: 'Betting and odds are not something I help with. I can help with what you control: how you practise, prepare and play.',
  },
} as const satisfies Record<string, CrisisResponseText>;

export type CrisisResponseKind = keyof typeof crisisResponses;
