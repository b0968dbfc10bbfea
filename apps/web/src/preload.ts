import { actingProfileHeader } from '@rinkside/contracts/child';
import type { FeedPage } from '@rinkside/contracts/feed';
import { imageSources } from '@rinkside/contracts/highlight-image';
import type { ProfileView } from '@rinkside/contracts/player';
import { requestLimitMs } from './state/deadline';
import { lacksFunctions } from './ui/polyfills/polyfilled';
import { readSession, type Session } from './state/session/session-storage';
import { applyStoredAppearance } from './ui/theme';

// Served as `preload.js` and run before the first paint. It applies the stored theme and motion setting, so the page
// never flashes, and marks signed-in visitors. It also requests the profile and the screen's data while the app's
// scripts still load; `state/preloaded-responses.ts` hands the responses to the app.

/** Attributes that `build/documents/plugin.ts` wrote for this screen. */
const { preload, preloadImages } = document.currentScript?.dataset ?? {};

/** Browsers load the images of this many cards in any case, however far down the page. */
const eagerCards = 3;

/** Preloads the first image of a feed right after the scripts, instead of after they have rendered its card. */
const preloadImage = ({ items }: FeedPage) => {
  const [picture] = items
    .slice(0, eagerCards)
    .flatMap((item) => (item.content_type === 'highlight' ? (imageSources(item, 'alone') ?? []) : []));
  if (!picture) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'image',
    type: 'image/webp',
    fetchPriority: 'low',
    imageSrcset: picture.srcset,
    imageSizes: picture.sizes,
  });
  document.head.append(link);
};

/** Fills `{field}` from the profile. Returns null when the profile lacks a field. */
const fillTemplate = (profile: Partial<Record<string, unknown>>, template: string): string | null => {
  let complete = true;
  const url = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    complete &&= Boolean(profile[field]);
    return String(profile[field]);
  });
  return complete ? url : null;
};

const preloadData = async ({ accessToken, profileId }: Session) => {
  const authorization = `Bearer ${accessToken}`;
  const responses: Record<string, Promise<Response> | null> = {};
  window.preloaded = { authorization, profileId: profileId ?? null, startedAt: performance.now(), responses };

  /** Returns null when the app has already requested the URL itself. */
  const request = (url: string): Promise<Response> | null => {
    if (url in responses) return null;
    const response = fetch(url, {
      headers: { authorization, ...(profileId && { [actingProfileHeader]: profileId }) },
      signal: AbortSignal.timeout(requestLimitMs),
    });
    // Prevents an unhandled rejection: the app may never read this response.
    response.catch(() => null);
    return (responses[url] = response);
  };
  const readJson = async <Body>(pending: Promise<Response> | null): Promise<Body | null> => {
    const response = await pending;
    return response?.ok ? ((await response.clone().json()) as Body) : null;
  };

  const profile = await readJson<ProfileView>(request('/api/users/me'));
  if (!profile?.onboarding_complete || !preload) return;
  for (const template of preload.split(' ')) {
    const url = fillTemplate(profile, template);
    const response = url === null ? null : request(url);
    if (template === preloadImages)
      readJson<FeedPage>(response)
        .then((page) => page && preloadImage(page))
        .catch(() => null);
  }
};

// Written into the document, so that it runs before the app's modules.
if (lacksFunctions()) document.write('<script src="/polyfills.js"></script>');
applyStoredAppearance();
const session = readSession();
if (session) document.documentElement.dataset['known'] = '';
if (session && location.pathname.startsWith('/app')) {
  preloadData(session).catch(() => null);
  // The first date format of a page takes a slow phone at least 50 ms; here the main thread is idle.
  setTimeout(() => new Intl.DateTimeFormat('en-US'));
}
