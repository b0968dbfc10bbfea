/** What people read about their highlights (specification 5 and 8, decisions A30). */
export const highlightSentences = {
  uploaded: 'Highlight uploaded successfully!',
  uploadFailed: 'Failed to upload highlight',
  updated: 'Highlight updated successfully',
  updateFailed: 'Failed to update highlight',
  deleted: 'Highlight deleted successfully',
  deleteFailed: 'Failed to delete highlight',
  loadFailed: 'Failed to load highlight',
  retryFailed: 'Failed to process highlight again',
} as const;
