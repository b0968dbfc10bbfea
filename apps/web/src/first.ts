import type { FeedPage } from '@rinkside/contracts/feed';
import { pictureSources } from '@rinkside/contracts/highlight-picture';
import type { ProfileView } from '@rinkside/contracts/player';
import { readSession } from './features/session/storage';
import { applyChoices } from './ui/appearance';

// Served as `first.js`, which runs before the first paint, so a chosen theme never flashes the other one, nothing moves
// unasked, and whoever is signed in is not asked to. Who opens the app, and what its screen shows of theirs, is asked
// for here: the scripts that want to know are still to come (`state/early.ts` takes the answers).

/** What `documents/screens.ts` says of the screen. */
const { asks, pictured } = document.currentScript?.dataset ?? {};

/** Pictures of so many cards are loaded whether seen or not, however far down a browser looks. */
const near = 3;

/** It comes right behind the scripts, instead of once they have run and drawn its card. */
const askPicture = ({ items }: FeedPage) => {
  const [picture] = items
    .slice(0, near)
    .flatMap((item) => (item.content_type === 'highlight' ? (pictureSources(item, 'alone') ?? []) : []));
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

/** `{field}` stands for what the profile says there; what it does not say leads nowhere. */
const addressFor = (profile: Partial<Record<string, unknown>>, template: string): string | null => {
  let known = true;
  const address = template.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    known &&= Boolean(profile[field]);
    return String(profile[field]);
  });
  return known ? address : null;
};

const askEarly = async (token: string) => {
  const authorization = `Bearer ${token}`;
  const answers: Record<string, Promise<Response> | null> = {};
  window.early = { authorization, at: performance.now(), answers };

  /** Null where the app was faster, and has asked by itself. */
  const ask = (address: string): Promise<Response> | null => {
    if (address in answers) return null;
    const answer = fetch(address, { headers: { authorization } });
    // Without an answer nobody may have come to hear of it.
    answer.catch(() => null);
    return (answers[address] = answer);
  };
  const read = async <Body>(answer: Promise<Response> | null): Promise<Body | null> => {
    const response = await answer;
    return response?.ok ? ((await response.clone().json()) as Body) : null;
  };

  const profile = await read<ProfileView>(ask('/api/users/me'));
  if (!profile?.onboarding_complete || !asks) return;
  for (const template of asks.split(' ')) {
    const address = addressFor(profile, template);
    const answer = address === null ? null : ask(address);
    if (template === pictured)
      read<FeedPage>(answer)
        .then((page) => page && askPicture(page))
        .catch(() => null);
  }
};

applyChoices();
const session = readSession();
if (session) document.documentElement.dataset['known'] = '';
if (session && location.pathname.startsWith('/app')) {
  askEarly(session.accessToken).catch(() => null);
  // The first of a page takes a slow phone 50 ms or more: now it has nothing else to do.
  setTimeout(() => new Intl.DateTimeFormat('en-US'));
}
