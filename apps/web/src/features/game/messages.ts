/** Messages about games, shown to people. */
export const gameMessages = {
  saved: 'Game saved successfully!',
  saveFailed: 'Failed to save game. Please try again.',
  updated: 'Game updated successfully',
  updateFailed: 'Failed to update game',
  deleted: 'Game deleted successfully',
  deleteFailed: 'Failed to delete game',
  loadFailed: 'Failed to fetch games',
  none: 'No games yet',
  addFirst: 'Add your first game',
  addOwn: 'Log a game of your own',
  firstOf: {
    skater: 'Log the score and your numbers; it takes 20 seconds.',
    goalie: 'Log the score and your saves; it takes 20 seconds.',
  },
  byPlayers: 'Games are kept on the profiles of players.',
} as const;
