import { product } from '@rinkside/contracts/product';

/** What stands on a season's card. */
export interface SeasonCardFacts {
  /** As strangers may read it: a child by first name and initial. */
  name: string;
  line: string;
  range: string;
  record: string;
  figures: readonly { label: string; value: string }[];
}

/** Of phones and feeds: four by five, in pixels. */
export const imageSize = { width: 1080, height: 1350 };

const ink = '#eaf2f8';
const soft = '#a0b4c5';
const lamp = '#ff8136';
const blue = '#0b5cab';
const margin = 84;

type Pen = CanvasRenderingContext2D;

const write = (pen: Pen, text: string, size: number, colour: string, x: number, y: number, width: number) => {
  let fits = size;
  do pen.font = `700 ${fits}px "Barlow Condensed"`;
  while (pen.measureText(text).width > width && (fits -= 2) > 20);
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
};

/** The ice seen from above, behind everything. */
const paintRink = (pen: Pen) => {
  const { width, height } = imageSize;
  const ice = pen.createLinearGradient(0, 0, width, height);
  ice.addColorStop(0, '#132a40');
  ice.addColorStop(1, '#08111a');
  pen.fillStyle = ice;
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 4;
  pen.strokeStyle = 'rgb(160 180 197 / 0.16)';
  for (const radius of [12, 190]) {
    pen.beginPath();
    pen.arc(width - 190, 250, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.fillStyle = blue;
  pen.fillRect(0, 0, 18, height);
  pen.fillStyle = lamp;
  pen.fillRect(0, height - 18, width, 18);
};

/** Two figures in a row, large enough to be read in a small picture. */
const paintFigures = (pen: Pen, figures: SeasonCardFacts['figures']) => {
  const wide = (imageSize.width - 2 * margin) / 2;
  figures.forEach(({ label, value }, place) => {
    const x = margin + (place % 2) * wide;
    const y = 640 + Math.floor(place / 2) * 230;
    write(pen, value, 150, place === 3 ? lamp : ink, x, y, wide - 40);
    write(pen, label.toUpperCase(), 38, soft, x, y + 54, wide - 40);
  });
};

/** Draws the card; resolves once the product's own letters are there. */
export const paintSeason = async (canvas: HTMLCanvasElement, facts: SeasonCardFacts): Promise<void> => {
  await document.fonts.load('700 100px "Barlow Condensed"');
  Object.assign(canvas, imageSize);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  const wide = imageSize.width - 2 * margin;
  paintRink(pen);
  write(pen, facts.range, 40, lamp, margin, 150, wide);
  write(pen, facts.name, 118, ink, margin, 270, wide);
  write(pen, facts.line, 46, soft, margin, 340, wide);
  write(pen, facts.record, 56, ink, margin, 450, wide);
  paintFigures(pen, facts.figures);
  write(pen, product.name.toUpperCase(), 48, ink, margin, imageSize.height - 74, wide);
};

/** The card as a file to be shared. */
export const seasonFile = async (facts: SeasonCardFacts, name: string): Promise<File> => {
  const canvas = document.createElement('canvas');
  await paintSeason(canvas, facts);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser draws no pictures.');
  return new File([blob], name, { type: 'image/png' });
};
