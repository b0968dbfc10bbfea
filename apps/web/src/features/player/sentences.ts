/** What people read on profiles (specification 2 and 8, decisions A30 and B6). */
export const playerSentences = {
  loadFailed: 'Failed to load user profile',
  updated: 'Profile updated successfully!',
  updateFailed: 'Failed to update profile',
  deleteFailed: 'Failed to delete account',
} as const;
