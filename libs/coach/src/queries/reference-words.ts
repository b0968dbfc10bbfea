import type { StatQuery } from './stat-query.js';

/** The figures that such a message names. */
export const figure =
  '(?:goals|assists|points|saves|shots|minutes|penalty minutes|wins|losses|games|shutouts)';
/** They state one figure of the games. */
export const isPlain: ReadonlySet<StatQuery['aggregate']> = new Set(['value', 'per game']);
