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
