import { product } from '@rinkside/contracts/product';

/** Content of a season card image. */
export interface SeasonCardData {
  /** Public display name: a child's first name and initial. */
  name: string;
  line: string;
  range: string;
  record: string;
  figures: readonly { label: string; value: string }[];
}

/** 4:5 for phones and feeds (px). */
const cardSizePx = { width: 1080, height: 1350 };

const textColor = '#eaf2f8';
const mutedColor = '#a0b4c5';
const accentColor = '#ff8136';
const blueColor = '#0b5cab';
const marginPx = 84;

type Context = CanvasRenderingContext2D;

const drawText = (
  context: Context,
  text: string,
  size: number,
  color: string,
  x: number,
  y: number,
  width: number,
) => {
  let fontSize = size;
  do context.font = `700 ${fontSize}px "Barlow Condensed"`;
  while (context.measureText(text).width > width && (fontSize -= 2) > 20);
  context.fillStyle = color;
  context.fillText(text, x, y);
};

/** Draws the rink in the background. */
const drawRink = (context: Context) => {
  const { width, height } = cardSizePx;
  const ice = context.createLinearGradient(0, 0, width, height);
  ice.addColorStop(0, '#132a40');
  ice.addColorStop(1, '#08111a');
  context.fillStyle = ice;
  context.fillRect(0, 0, width, height);
  context.lineWidth = 4;
  context.strokeStyle = 'rgb(160 180 197 / 0.16)';
  for (const radius of [12, 190]) {
    context.beginPath();
    context.arc(width - 190, 250, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.fillStyle = blueColor;
  context.fillRect(0, 0, 18, height);
  context.fillStyle = accentColor;
  context.fillRect(0, height - 18, width, 18);
};

/** Draws the stats, two per row, readable in a small preview. */
const drawStats = (context: Context, figures: SeasonCardData['figures']) => {
  const columnWidth = (cardSizePx.width - 2 * marginPx) / 2;
  figures.forEach(({ label, value }, index) => {
    const x = marginPx + (index % 2) * columnWidth;
    const y = 640 + Math.floor(index / 2) * 230;
    drawText(context, value, 150, index === 3 ? accentColor : textColor, x, y, columnWidth - 40);
    drawText(context, label.toUpperCase(), 38, mutedColor, x, y + 54, columnWidth - 40);
  });
};

/** Draws the card after the web font is loaded. @throws if the browser has no 2D canvas */
const drawSeasonCard = async (canvas: HTMLCanvasElement, card: SeasonCardData): Promise<void> => {
  // The browser loads only the parts of the font that have these letters.
  await document.fonts.load('700 100px "Barlow Condensed"', `${card.name}${card.line}${card.record}0`);
  Object.assign(canvas, cardSizePx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D is not available');
  const columnWidth = cardSizePx.width - 2 * marginPx;
  drawRink(context);
  drawText(context, card.range, 40, accentColor, marginPx, 150, columnWidth);
  drawText(context, card.name, 118, textColor, marginPx, 270, columnWidth);
  drawText(context, card.line, 46, mutedColor, marginPx, 340, columnWidth);
  drawText(context, card.record, 56, textColor, marginPx, 450, columnWidth);
  drawStats(context, card.figures);
  drawText(context, product.name.toUpperCase(), 48, textColor, marginPx, cardSizePx.height - 74, columnWidth);
};

/** Renders the card to a PNG file. @throws if the browser cannot render it */
export const createSeasonCardFile = async (card: SeasonCardData, name: string): Promise<File> => {
  const canvas = document.createElement('canvas');
  await drawSeasonCard(canvas, card);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('Canvas 2D is not available');
  return new File([blob], name, { type: 'image/png' });
};
