/** Limits of an uploaded image of a player or an organization, with their messages. */
export const imageRules = {
  type: 'Please select an image file',
  size: 'File size must be less than 5MB',
  pixels: 'This picture is too large to open. Please choose a smaller one.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
  maxBytes: 5 * 1024 * 1024,
} as const;
