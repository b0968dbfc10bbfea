/** Product names. */
export const product = { name: 'Rinkside', coach: 'Coach Mack' } as const;
export const coachSubtitle = 'Your AI Hockey Coach';
