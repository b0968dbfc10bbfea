import { describe, expect, it } from 'vitest';
import { cropSquare, moveBy, wholeCrop, zoomTo } from './crop';

const wide = { width: 4000, height: 3000 };

describe('the kept square', () => {
  it('is the middle of the picture at first', () => {
    expect(cropSquare(wide, wholeCrop)).toEqual({ left: 500, top: 0, side: 3000 });
  });

  it('keeps its middle while zooming', () => {
    const { left, top, side } = cropSquare(wide, zoomTo(wide, wholeCrop, 2));
    expect({ left, top, side }).toEqual({ left: 1250, top: 750, side: 1500 });
  });

  it('stays inside the picture however far it is moved', () => {
    const zoomed = zoomTo(wide, wholeCrop, 3);
    expect(moveBy(wide, zoomed, 9, 9)).toMatchObject({ x: 0, y: 0 });
    expect(moveBy(wide, zoomed, -9, -9)).toMatchObject({ x: 1, y: 1 });
  });

  it('follows the finger: a tenth of the circle is a tenth of the square', () => {
    const zoomed = zoomTo(wide, wholeCrop, 2);
    const moved = moveBy(wide, zoomed, 0.1, 0);
    expect(cropSquare(wide, zoomed).left - cropSquare(wide, moved).left).toBeCloseTo(150);
  });

  it('cannot move where there is no room, nor zoom past its limits', () => {
    expect(moveBy(wide, wholeCrop, 0, 1).y).toBe(0.5);
    expect(zoomTo(wide, wholeCrop, 99).zoom).toBe(4);
    expect(zoomTo(wide, wholeCrop, 0).zoom).toBe(1);
  });
});
