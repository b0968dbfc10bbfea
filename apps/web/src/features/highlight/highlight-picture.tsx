import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { pictureSources } from '@rinkside/contracts/highlight-picture';
import type { ComponentProps } from 'react';

export interface HighlightPictureProps extends ComponentProps<'img'> {
  highlight: PublicHighlight;
  alt: string;
  shown: Parameters<typeof pictureSources>[1];
}

/** A highlight's `<picture>` element with responsive sizes and formats. */
export const HighlightPicture = ({ highlight, shown, alt, ...image }: HighlightPictureProps) => {
  const sources = pictureSources(highlight, shown);
  return (
    <picture className="contents">
      {sources && <source type="image/webp" srcSet={sources.srcset} sizes={sources.sizes} />}
      <img alt={alt} decoding="async" {...image} />
    </picture>
  );
};
