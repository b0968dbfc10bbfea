/** Messages about comments, shown to people. */
export const commentMessages = {
  itemGone: 'This was deleted or is no longer shared with you. We kept your comment.',
  copied: 'Text copied to clipboard!',
  copyFailed: 'Please select the text and copy it.',
  createFailed: 'Failed to add comment',
  deleted: 'Comment deleted successfully',
  deleteFailed: 'Failed to delete comment',
  loadFailed: 'Failed to load comments',
} as const;
