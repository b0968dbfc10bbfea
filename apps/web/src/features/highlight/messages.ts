/** Messages about highlights, shown to people. */
export const highlightMessages = {
  uploaded: 'Highlight uploaded successfully!',
  uploadFailed: 'Failed to upload highlight',
  updated: 'Highlight updated successfully',
  updateFailed: 'Failed to update highlight',
  deleted: 'Highlight deleted successfully',
  deleteFailed: 'Failed to delete highlight',
  loadFailed: 'Failed to load highlight',
  retryFailed: 'Failed to process highlight again',
} as const;
