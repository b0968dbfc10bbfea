import { useEffect, useRef } from 'react';
import { burst, duration, place } from './burst';

const colours = ['--lamp', '--red-solid', '--blue', '--good'];

/** A burst of paper from below, once. Draws only; nobody can touch it. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const paper = canvas.current;
    const pen = paper?.getContext('2d');
    if (!paper || !pen) return undefined;
    const { innerWidth: width, innerHeight: height } = window;
    const density = Math.min(devicePixelRatio, 2);
    paper.width = width * density;
    paper.height = height * density;
    pen.scale(density, density);
    const style = getComputedStyle(paper);
    const inks = colours.map((name) => style.getPropertyValue(name));
    const pieces = burst(width < 640 ? 70 : 120, inks.length, Math.random);
    const began = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const passed = (now - began) / duration;
      pen.clearRect(0, 0, width, height);
      if (passed >= 1) return;
      for (const piece of pieces) {
        const { x, y, turn, flat } = place(piece, passed);
        pen.save();
        pen.globalAlpha = Math.min(1, (1 - passed) * 3);
        pen.translate(x * width, y * height);
        pen.rotate(turn);
        pen.fillStyle = inks[piece.ink] ?? 'currentcolor';
        pen.fillRect(-5, -4 * flat, 10, 8 * flat);
        pen.restore();
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
};
