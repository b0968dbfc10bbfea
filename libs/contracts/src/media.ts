/** Messages about photos and videos during upload and processing. */
export const mediaRules = {
  missing: 'Please select a photo or video first',
  kind: 'This kind of file cannot be shown here. Please choose a photo or a video.',
  videoLarge: (megabytes: number) => `Videos can be at most ${megabytes} MB. Please choose a smaller one.`,
  imageLarge: (megabytes: number) => `Photos can be at most ${megabytes} MB. Please choose a smaller one.`,
  videoLong: (seconds: number) =>
    `Videos can be at most ${durationText(seconds)} long. Please choose a shorter one.`,
  full: (highlights: number) =>
    `You have ${highlights} highlights, which is the maximum. Please delete one first.`,
  quota: (gigabytes: number) =>
    `Your photos and videos can use ${gigabytes} GB in total. Please delete some first.`,
  videoPixels: 'The picture of this video is too large. Please choose one in 4K or less.',
  imagePixels: 'This photo has too many pixels to open. Please choose a smaller one.',
  videoDamaged: 'This video is damaged or incomplete. Please choose another one.',
  imageDamaged: 'This photo is damaged or incomplete. Please choose another one.',
  noPicture: 'There is no picture in this video. Please choose another one.',
  soundFormat:
    'This video plays without sound: the format of its sound cannot be read here. To keep the sound, save the video with AAC sound and upload it again.',
  videoCodec: 'The format of this video cannot be read here. Please export it as H.264 or HEVC.',
  videoFrames: 'This video has too many frames per second. Please choose one with fewer.',
  imageSlow: 'Preparing this photo took too long. Please try again, or choose a smaller one.',
  slow: 'Preparing this took too long. Please try again, or choose a shorter video.',
  busy: 'Many videos are being prepared right now. This one comes later; a notification says when.',
  broken: 'Something went wrong while we prepared this. Please try again.',
  retryOver: 'This file is no longer stored. Please choose it again.',
} as const;

const durationText = (seconds: number) =>
  seconds % 60 === 0 ? `${seconds / 60} minute${seconds === 60 ? '' : 's'}` : `${seconds} seconds`;
