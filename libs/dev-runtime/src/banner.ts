import { resolve } from 'node:path';
import { findProgram, installCommand } from './install.js';
import type { Product } from './product.js';

interface BannerOptions {
  env: NodeJS.ProcessEnv;
  home: string;
  mode: 'redis' | 'single';
  /** Startup time. */
  seconds: number;
}

const describeMode = (mode: 'redis' | 'single', env: NodeJS.ProcessEnv) => {
  if (mode === 'single')
    return `single process, without Redis (for separate processes: ${installCommand(['redis'], env)}, then start again)`;
  return env.REDIS_URL
    ? 'separate processes on the given Redis'
    : `separate processes on ${findProgram('redis', env)}`;
};

/** Returns the text printed when the product is ready: address, demo accounts, data folder, mode. */
export const banner = (product: Product, { env, home, mode, seconds }: BannerOptions) => {
  const kindWidth = Math.max(...product.accounts.map(({ kind }) => kind.length), 0);
  const emailWidth = Math.max(...product.accounts.map(({ email }) => email.length), 0);
  const accounts = product.accounts.map(
    ({ kind, email, password }) => `${kind.padEnd(kindWidth)}  ${email.padEnd(emailWidth)}  ${password}`,
  );
  const rows = [
    ...accounts.map((account, index) => [index === 0 ? 'Sign in' : '', account]),
    ['Data', `${resolve(home)} (logs in ${resolve(home, 'logs')})`],
    ...(env.SMTP_URL || env.OIDC_ISSUER ? [] : [['Mails', resolve(home, 'mail')]]),
    ['Mode', describeMode(mode, env)],
    ['ffmpeg', product.ffmpeg.missing ?? product.ffmpeg.path],
    ['Stop', 'Ctrl-C'],
  ];
  return [
    '',
    `Rinkside is ready at ${product.origins[0]} (${seconds.toFixed(1)} s)`,
    '',
    ...rows.map(([label = '', text]) => `  ${label.padEnd(9)}${text}`),
    '',
  ].join('\n');
};
