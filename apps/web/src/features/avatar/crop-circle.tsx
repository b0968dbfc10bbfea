import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, maxZoom, moveBy, zoomTo } from './crop';
import { drawCrop } from './photo';

export interface CropCircleProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

const arrowSteps: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.04, 0],
  ArrowRight: [0.04, 0],
  ArrowUp: [0, -0.04],
  ArrowDown: [0, 0.04],
};
/** Canvas width and height (px): twice the CSS size, for high-density screens. */
const canvasSizePx = 448;

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onValue: (value: number) => void;
}

const Slider = ({ label, value, min, max, onValue }: SliderProps) => {
  const id = useId();
  return (
    <div className="grid grid-cols-[6.5rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onValue(Number(event.target.value))}
        className="h-target w-full accent-blue"
      />
    </div>
  );
};

/** Crops an image to a circle. Drag or arrow keys move it, + and − zoom, and sliders do both. */
export const CropCircle = ({ bitmap, crop, onCrop }: CropCircleProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragStart = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!dragStart.current) return;
    const width = event.currentTarget.clientWidth || 1;
    const across = (event.clientX - dragStart.current.x) / width;
    const down = (event.clientY - dragStart.current.y) / width;
    onCrop(moveBy(bitmap, dragStart.current.crop, across, down));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [across, down] = arrowSteps[event.key] ?? [0, 0];
    const zoom = { '+': 0.1, '=': 0.1, '-': -0.1 }[event.key] ?? 0;
    if (!across && !down && !zoom) return;
    event.preventDefault();
    onCrop(zoom ? zoomTo(bitmap, crop, crop.zoom + zoom) : moveBy(bitmap, crop, across, down));
  };

  return (
    <div className="grid w-full max-w-sm justify-items-center gap-4">
      <canvas
        ref={canvas}
        width={canvasSizePx}
        height={canvasSizePx}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows and + − work on it
        tabIndex={0}
        // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- its own keys
        role="application"
        aria-label="Your picture. Arrow keys move it, plus and minus zoom."
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          dragStart.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragStart.current = null)}
        onPointerCancel={() => (dragStart.current = null)}
        className="size-56 cursor-grab touch-none rounded-full border-4 border-blue shadow-low active:cursor-grabbing"
      />
      <div className="w-full">
        <Slider
          label="Zoom"
          min={1}
          max={maxZoom}
          value={crop.zoom}
          onValue={(zoom) => onCrop(zoomTo(bitmap, crop, zoom))}
        />
        <Slider label="Left – right" min={0} max={1} value={crop.x} onValue={(x) => onCrop({ ...crop, x })} />
        <Slider label="Up – down" min={0} max={1} value={crop.y} onValue={(y) => onCrop({ ...crop, y })} />
      </div>
    </div>
  );
};
