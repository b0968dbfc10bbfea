export interface Size {
  width: number;
  height: number;
}

/** Which square of a picture is kept: `zoom` from 1, `x` and `y` from 0 (left, top) to 1 (right, bottom). */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const mostZoom = 4;
/** The longest side of what is sent (px); the server makes its own smaller sizes. */
export const longestSide = 1024;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The kept square in the picture's own pixels. */
export const cropSquare = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return { left: (width - side) * x, top: (height - side) * y, side };
};

/** Zooms around the middle of what is shown. */
export const zoomTo = (size: Size, crop: Crop, zoom: number): Crop => {
  const next = clamp(zoom, 1, mostZoom);
  const before = cropSquare(size, crop);
  const { side } = cropSquare(size, { ...crop, zoom: next });
  const along = (start: number, length: number) =>
    length === side ? 0.5 : clamp((start + (before.side - side) / 2) / (length - side), 0, 1);
  return { zoom: next, x: along(before.left, size.width), y: along(before.top, size.height) };
};

/** Moves the picture under the circle by a part of the circle's width: 0.1 is a tenth to the right or down. */
export const moveBy = (size: Size, crop: Crop, across: number, down: number): Crop => {
  const { side } = cropSquare(size, crop);
  const along = (place: number, length: number, part: number) =>
    length === side ? place : clamp(place - (part * side) / (length - side), 0, 1);
  return { ...crop, x: along(crop.x, size.width, across), y: along(crop.y, size.height, down) };
};
