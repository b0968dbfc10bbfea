import type { ConfigView } from '@rinkside/contracts/session';
import { useEffect, useState } from 'react';
import { loadConfig } from '../../state/config';

/** What this installation says of itself, asked for once `wanted`; null before, and where nobody answers. */
export const useProduct = (wanted: boolean): ConfigView['product'] | null => {
  const [product, setProduct] = useState<ConfigView['product'] | null>(null);
  useEffect(() => {
    if (!wanted) return;
    loadConfig().then(
      (config) => setProduct(config.product),
      () => null,
    );
  }, [wanted]);
  return product;
};
