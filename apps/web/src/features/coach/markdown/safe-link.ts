/** An allowed link target: a path of this site, or an https URL. */
export type SafeLink = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

/** Returns the target of a link in an answer, or null if it is not allowed. */
export const safeLink = (href: string | undefined): SafeLink | null => {
  if (!href || !URL.canParse(href, location.origin)) return null;
  const url = new URL(href, location.origin);
  if (url.username || url.password) return null;
  if (href.startsWith('/'))
    return url.origin === location.origin
      ? { kind: 'internal', to: url.pathname + url.search + url.hash }
      : null;
  return url.protocol === 'https:' && /^https:\/\//i.test(href) ? { kind: 'external', href: url.href } : null;
};
