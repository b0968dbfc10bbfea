import type { HighlightSocialCard } from './card.js';
import { displayFonts, textFonts } from './fonts.js';
import {
  blueLine,
  box,
  brand,
  backgroundGradient,
  palette,
  image,
  rink,
  fontSizeFor,
  type Shape,
} from './shapes.js';

/** Position and size of the poster, px. */
export const posterArea = { left: 620, width: 580, height: 630 } as const;

/** Text length and font size in px. */
const titleSizes = [[18, 104], [34, 84], [60, 68], [100, 56]] as const; // prettier-ignore

const playIcon = image(
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 140"><circle cx="70" cy="70" r="66" fill="#081018" fill-opacity="0.72" stroke="#f1f7fb" stroke-width="5"/><path d="M57 43v54l43-27z" fill="${palette.lamp}"/></svg>`).toString('base64')}`,
  140,
  140,
);

/** A gradient that blends the poster's left edge into the background. */
const posterGradient = box({
  position: 'absolute',
  left: posterArea.left,
  top: 0,
  width: 180,
  height: posterArea.height,
  backgroundImage:
    'linear-gradient(90deg, rgba(11,24,36,1) 0%, rgba(11,24,36,0.72) 38%, rgba(11,24,36,0) 100%)',
});

const textColumn = ({ title, author, team, date, video }: HighlightSocialCard): Shape =>
  box(
    { flexDirection: 'column', justifyContent: 'space-between', width: 520, height: '100%' },
    brand(),
    box(
      { flexDirection: 'column', gap: 20 },
      box(
        { alignItems: 'center', gap: 14, fontSize: 24, color: palette.lamp },
        video ? 'Video highlight' : 'Photo highlight',
      ),
      box(
        {
          fontFamily: displayFonts,
          fontSize: fontSizeFor(title, titleSizes),
          lineHeight: 1.04,
          display: 'block',
          lineClamp: 5,
          wordBreak: 'break-word',
        },
        title,
      ),
    ),
    box(
      { flexDirection: 'column', gap: 8, borderLeft: `8px solid ${palette.blue}`, paddingLeft: 22 },
      box({ fontSize: 34, display: 'block', lineClamp: 1 }, author),
      box(
        { fontSize: 24, color: palette.soft, display: 'block', lineClamp: 1 },
        [team, date].filter(Boolean).join('  ·  '),
      ),
    ),
  );

/** Returns the layout of a highlight's image: text on the left, a rink or the poster (a separate layer) on the right. */
export const highlightLayout = (card: HighlightSocialCard, hasPoster: boolean): Shape =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: '50px 60px 50px 72px',
      fontFamily: textFonts,
      color: palette.ice,
      ...(!hasPoster && {
        backgroundImage: backgroundGradient,
      }),
    },
    ...(hasPoster ? [posterGradient] : [rink(0.6, 0)]),
    blueLine(),
    ...(card.video
      ? [
          box(
            {
              position: 'absolute',
              left: hasPoster ? 850 : 810,
              top: 245,
            },
            playIcon,
          ),
        ]
      : []),
    textColumn(card),
  );
