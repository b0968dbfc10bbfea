/** Whether passkeys work at this address. Browsers need https or localhost, and a host name instead of an IP address. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/u.test(location.hostname);
