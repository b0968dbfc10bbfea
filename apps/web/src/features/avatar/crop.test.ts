import { describe, expect, it } from 'vitest';
import { cropSquare, moveBy, centeredCrop, zoomTo } from './crop';

const wide = { width: 4000, height: 3000 };

describe('crop', () => {
  it('starts with the centered square', () => {
    expect(cropSquare(wide, centeredCrop)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  it('keeps the center while zooming', () => {
    const { left, top, side } = cropSquare(wide, zoomTo(wide, centeredCrop, 2));
    expect({ left, top, side }).toEqual({ left: 1250, top: 750, side: 1500 });
  });

  it('stays inside the image however far it is moved', () => {
    const zoomed = zoomTo(wide, centeredCrop, 3);
    expect(moveBy(wide, zoomed, 9, 9)).toMatchObject({ x: 0, y: 0 });
    expect(moveBy(wide, zoomed, -9, -9)).toMatchObject({ x: 1, y: 1 });
  });

  it('moves the crop by the same fraction as the drag', () => {
    const zoomed = zoomTo(wide, centeredCrop, 2);
    const moved = moveBy(wide, zoomed, 0.1, 0);
    expect(cropSquare(wide, zoomed).left - cropSquare(wide, moved).left).toBeCloseTo(150);
  });

  it('ignores moves without room and clamps the zoom', () => {
    expect(moveBy(wide, centeredCrop, 0, 1).y).toBe(0.5);
    expect(zoomTo(wide, centeredCrop, 99).zoom).toBe(4);
    expect(zoomTo(wide, centeredCrop, 0).zoom).toBe(1);
  });
});
