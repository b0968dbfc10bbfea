export const teamTablePath = '/app/organization#team';

/** Where the AI coach is asked for a practice plan, with the question. */
export const practicePlan = (age: string | null) => ({
  to: '/app/chat',
  state: { question: `Plan a practice of 60 minutes for my ${age ? `${age} ` : ''}team.` },
});
