import type { CardStat, PlayerSocialCard } from './card.js';
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

/** Text length and font size in px. */
const nameSizes = [[12, 150], [18, 124], [25, 96], [34, 78], [60, 62]] as const; // prettier-ignore

const emblem = (src: string | null, monogram: string): Shape =>
  box(
    {
      width: 108,
      height: 108,
      borderRadius: 26,
      alignItems: 'center',
      justifyContent: 'center',
      overflow: 'hidden',
      backgroundColor: src ? palette.ice : '#16293a',
      border: `3px solid ${src ? palette.ice : palette.steel}`,
      fontFamily: displayFonts,
      fontSize: 58,
      color: palette.lamp,
    },
    src ? image(src, 102, 102, { objectFit: 'contain' }) : monogram,
  );

const cell = ({ label, value }: CardStat, index: number, figures: CardStat[]): Shape =>
  box(
    {
      flex: 1,
      flexDirection: 'column',
      alignItems: 'center',
      padding: '18px 0 10px',
      ...(index > 0 && { borderLeft: `2px solid ${palette.line}` }),
    },
    box({ fontSize: 24, color: palette.soft }, label),
    box(
      {
        fontFamily: displayFonts,
        fontSize: fontSizeFor(value ?? '', [[3, 124], [4, 116], [6, 84]]), // prettier-ignore
        lineHeight: 1.08,
        height: 134,
        alignItems: 'center',
        color: !value ? palette.steel : index === figures.length - 1 ? palette.lamp : palette.ice,
      },
      value ?? '–',
    ),
  );

const scoreboard = ({ figures, record, range }: PlayerSocialCard): Shape =>
  box(
    {
      flexDirection: 'column',
      backgroundColor: palette.board,
      border: `3px solid ${palette.steel}`,
      borderRadius: 24,
      overflow: 'hidden',
    },
    box(
      {
        justifyContent: 'space-between',
        padding: '16px 32px',
        fontSize: 24,
        color: palette.soft,
        borderBottom: `2px solid ${palette.line}`,
      },
      box({ color: palette.ice }, record),
      box({}, range),
    ),
    box({ width: '100%' }, ...figures.map(cell)),
  );

const teamAndRole = ({ team, line }: PlayerSocialCard): Shape => {
  const [first = '', second = ''] = [team, line].filter(Boolean);
  return box(
    { flexDirection: 'column', gap: 6, maxWidth: 640 },
    box({ fontSize: 34, color: palette.ice }, first),
    box({ fontSize: 26, color: palette.soft }, second),
  );
};

/** Returns the layout of a player's image: name, team and the season's figures. */
export const playerLayout = (card: PlayerSocialCard, emblemSrc: string | null): Shape =>
  box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '50px 60px 50px 72px',
      backgroundImage: backgroundGradient,
      fontFamily: textFonts,
      color: palette.ice,
    },
    rink(0.3, 90),
    blueLine(),
    box(
      { justifyContent: 'space-between', alignItems: 'flex-start' },
      box({ alignItems: 'center', gap: 26 }, emblem(emblemSrc, card.monogram), teamAndRole(card)),
      brand(),
    ),
    box(
      {
        fontFamily: displayFonts,
        fontSize: fontSizeFor(card.name, nameSizes),
        lineHeight: 1,
        maxWidth: 1080,
        display: 'block',
        lineClamp: 2,
        wordBreak: 'break-word',
      },
      card.name,
    ),
    scoreboard(card),
  );
