// A browser that lacks a feature ignores its name, with a warning on its console.

/** Features of browsers that the web app uses, on pages of its own origin. */
const usedFeatures = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'web-share',
];

/**
 * Features that no page uses. Photos and films come from file pickers, so no page needs the camera or the microphone
 * itself.
 */
const unusedFeatures = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const policyOf = (allowed: readonly string[], denied: readonly string[]) =>
  [...allowed.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(', ');

/** `Permissions-Policy` of the web app's pages. */
export const appPermissionsPolicy = policyOf(usedFeatures, unusedFeatures);

/** `Permissions-Policy` of pages without scripts. */
export const plainPermissionsPolicy = policyOf([], [...usedFeatures, ...unusedFeatures]);
