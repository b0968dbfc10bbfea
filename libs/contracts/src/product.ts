/** The product's names, once. */
export const product = { name: 'Rinkside', coach: 'Coach Mack' } as const;
export const coachSubtitle = 'Your AI Hockey Coach';
