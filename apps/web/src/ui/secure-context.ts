/**
 * Whether the page is on plain http. There browsers have no offline pages, no installation and no wake lock, so what needs
 * them says so.
 */
export const isPlainHttp = (): boolean => 'isSecureContext' in window && !window.isSecureContext;

export const plainHttpMessages = {
  install: 'This address uses plain http. Installing the app and reading without signal need https.',
  wakeLock: 'This address uses plain http, so your screen may turn off during the drill.',
  wakeLockGame: 'This address uses plain http, so your screen may turn off during the game.',
} as const;
