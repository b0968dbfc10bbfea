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
} as const;
