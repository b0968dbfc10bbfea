/** Messages about comments, shown to people. */
export const commentMessages = {
  createFailed: 'Failed to add comment',
  deleted: 'Comment deleted successfully',
  deleteFailed: 'Failed to delete comment',
  loadFailed: 'Failed to load comments',
} as const;
