import type { ConfigView } from '@rinkside/contracts/session';
import { useEffect, useState } from 'react';
import { loadConfig } from '../../state/config';

/** Loads the installation's product settings once `needed`; null before and after a failure. */
export const useProduct = (needed: boolean): ConfigView['product'] | null => {
  const [product, setProduct] = useState<ConfigView['product'] | null>(null);
  useEffect(() => {
    if (!needed) return;
    loadConfig().then(
      (config) => setProduct(config.product),
      () => null,
    );
  }, [needed]);
  return product;
};
