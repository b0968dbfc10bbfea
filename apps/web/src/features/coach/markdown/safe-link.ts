/** A way an answer may lead: a path of this site, or https elsewhere. Everything else is text. */
export type SafeLink = { kind: 'own'; to: string } | { kind: 'elsewhere'; href: string };

export const safeLink = (href: string | undefined): SafeLink | null => {
  if (!href || !URL.canParse(href, location.origin)) return null;
  const url = new URL(href, location.origin);
  if (url.username || url.password) return null;
  if (href.startsWith('/'))
    return url.origin === location.origin ? { kind: 'own', to: url.pathname + url.search + url.hash } : null;
  return url.protocol === 'https:' && /^https:\/\//i.test(href)
    ? { kind: 'elsewhere', href: url.href }
    : null;
};
