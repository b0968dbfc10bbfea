import { parse } from 'bowser';

const maxUserAgentLength = 500;

/** Returns the browser and the system of a user agent in words, such as 'Chrome on Windows'; null if it is unknown. */
export const identifyDevice = (userAgent: string): string | null => {
  if (!userAgent) return null;
  const { browser, os, platform } = parse(userAgent.slice(0, maxUserAgentLength));
  // iPads and iPhones are better known than their system.
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return [browser.name, system].filter(Boolean).join(' on ') || null;
};
