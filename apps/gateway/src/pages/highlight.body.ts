import { highlightImageUrl, imageSources } from '@rinkside/contracts/highlight-image';
import { highlightRoutes, type PublicHighlight } from '@rinkside/contracts/highlight';
import { html, type Html } from './html.js';
import type { PageBody } from './page-body.js';
import { fullNameOf } from './player.meta.js';
import { formatDate, toLines, toSingleLine } from './text.js';

const mediaOf = (highlight: PublicHighlight, label: string): Html | null => {
  const { media_type, media_url, width, height } = highlight;
  const image = highlightImageUrl(highlight);
  const sources = imageSources(highlight, 'alone');
  const size = width && height ? html` width="${width}" height="${height}"` : null;
  const candidates = sources && html` srcset="${sources.srcset}" sizes="${sources.sizes}"`;
  const picture =
    image === null ? null : html`<img src="${image}" ${candidates}${size} alt="${label}" class="w-full" />`;
  if (media_type === 'video' && media_url)
    return html`<noscript
        ><video
          controls
          playsinline
          preload="none"
          src="${media_url}"
          poster="${image ?? ''}"
          class="w-full"
        ></video
      ></noscript>
      <a href="${media_url}" aria-label="${`Play ${label}`}" data-with-scripts>${picture}</a>`;
  return picture;
};

/** Returns the content of a highlight's page: picture or film, title, author and description. */
export const highlightBody = (highlight: PublicHighlight): PageBody => {
  const { id, user, organization, title, description, alt_text, created_at, status } = highlight;
  const name = fullNameOf(user);
  const heading = toSingleLine(title ?? '', 200) || `A hockey highlight by ${name}`;
  const label = toSingleLine(alt_text ?? '', 300) || heading;
  const team = organization?.team_name || organization?.name;
  const content = html`<article class="mx-auto grid grid-cols-1 gap-5 lg:max-w-3xl">
    ${mediaOf(highlight, label) ?? (status === 'processing' ? html`<p class="text-soft">Getting it ready</p>` : null)}
    <h1 dir="auto" class="display text-3xl break-words">${heading}</h1>
    <p>
      <a href="/player/${user.id}" class="font-semibold"><bdi>${name}</bdi></a>
      <span class="text-sm text-soft">
        ${team ? html`<bdi>${toSingleLine(team, 100)}</bdi> · ` : null}<time datetime="${created_at}"
          >${formatDate(created_at)}</time
        >
      </span>
    </p>
    ${description ? html`<p dir="auto" class="max-w-prose break-words whitespace-pre-wrap">${toLines(description)}</p>` : null}
  </article>`;
  return { content, replies: { [highlightRoutes.public.path.replace(':id', id)]: highlight } };
};
