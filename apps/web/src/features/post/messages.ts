/** Messages about posts, shown to people. */
export const postMessages = {
  created: 'Post created successfully!',
  createFailed: 'Failed to create post',
  updated: 'Post updated successfully',
  updateFailed: 'Failed to update post',
  deleted: 'Post deleted successfully',
  deleteFailed: 'Failed to delete post',
  loadFailed: 'Failed to load post',
} as const;
