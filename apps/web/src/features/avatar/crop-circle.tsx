import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, maxZoom, moveBy, zoomTo } from './crop';
import { drawCrop } from './photo';

export interface CropCircleProps {
  bitmap: ImageBitmap;
  crop: Crop;
  onCrop: (crop: Crop) => void;
}

/** The place of one finger or the mouse, or the middle of two fingers and their distance (px). */
interface Gesture {
  x: number;
  y: number;
  distance: number;
}

const gestureOf = (points: readonly { x: number; y: number }[]): Gesture | null => {
  const [first, second = first] = points;
  return first && second
    ? {
        x: (first.x + second.x) / 2,
        y: (first.y + second.y) / 2,
        distance: Math.hypot(first.x - second.x, first.y - second.y),
      }
    : null;
};

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

/** Crops an image to a circle. A drag or arrow keys move it, two fingers or + and − zoom, and sliders do both. */
export const CropCircle = ({ bitmap, crop, onCrop }: CropCircleProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<(Gesture & { crop: Crop }) | null>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, bitmap, crop);
  }, [bitmap, crop]);

  /** A finger was added or lifted: the gesture goes on from here. */
  const restart = () => {
    const gesture = gestureOf([...pointers.current.values()]);
    start.current = gesture && { ...gesture, crop };
  };
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    restart();
  };
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!start.current || !pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const gesture = gestureOf([...pointers.current.values()]);
    if (!gesture) return;
    const { x, y, distance, crop: before } = start.current;
    const width = event.currentTarget.clientWidth || 1;
    const zoomed =
      distance > 0 ? zoomTo(bitmap, before, (before.zoom * gesture.distance) / distance) : before;
    onCrop(moveBy(bitmap, zoomed, (gesture.x - x) / width, (gesture.y - y) / width));
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
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
          restart();
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
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
