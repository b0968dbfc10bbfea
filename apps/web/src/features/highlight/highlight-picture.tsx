import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { imageSources } from '@rinkside/contracts/highlight-image';
import type { ComponentProps } from 'react';

export interface HighlightPictureProps extends ComponentProps<'img'> {
  highlight: PublicHighlight;
  alt: string;
  shown: Parameters<typeof imageSources>[1];
}

/** A highlight's `<picture>` element with responsive sizes and formats. */
export const HighlightPicture = ({ highlight, shown, alt, ...image }: HighlightPictureProps) => {
  const sources = imageSources(highlight, shown);
  return (
    <picture className="contents">
      {sources && <source type="image/webp" srcSet={sources.srcset} sizes={sources.sizes} />}
      <img alt={alt} decoding="async" {...image} />
    </picture>
  );
};
