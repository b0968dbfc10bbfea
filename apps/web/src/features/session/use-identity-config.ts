import type { ConfigView } from '@rinkside/contracts/session';
import { useEffect, useState } from 'react';
import { loadConfig } from '../../state/config';

/** Returns the identity provider's part of the configuration; null until it is loaded. */
export const useIdentityConfig = (): ConfigView['identity'] | null => {
  const [identity, setIdentity] = useState<ConfigView['identity'] | null>(null);
  useEffect(() => {
    loadConfig().then(
      (config) => setIdentity(config.identity),
      () => null,
    );
  }, []);
  return identity;
};
