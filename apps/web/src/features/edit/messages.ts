/** Messages about two people who edit the same, shown to people. */
export const editMessages = {
  title: 'Changed meanwhile',
  text: 'Somebody else changed this while you had it open. Nothing is saved yet.',
  keepStored: 'Keep it as it is now',
  saveMine: 'Save mine',
} as const;
