import { useEffect, useRef } from 'react';
import { createParticles, durationMs, particleAt } from './confetti-particles';

const colorVariables = ['--lamp', '--red-solid', '--blue', '--good'];

/** Plays one confetti animation. Decorative and not interactive. */
export const Confetti = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const { innerWidth: width, innerHeight: height } = window;
    const density = Math.min(devicePixelRatio, 2);
    element.width = width * density;
    element.height = height * density;
    context.scale(density, density);
    const style = getComputedStyle(element);
    const colors = colorVariables.map((name) => style.getPropertyValue(name));
    const particles = createParticles(width < 640 ? 70 : 120, colors.length, Math.random);
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const progress = (now - startedAt) / durationMs;
      context.clearRect(0, 0, width, height);
      if (progress >= 1) return;
      for (const particle of particles) {
        const { x, y, rotation, flatness } = particleAt(particle, progress);
        context.save();
        context.globalAlpha = Math.min(1, (1 - progress) * 3);
        context.translate(x * width, y * height);
        context.rotate(rotation);
        context.fillStyle = colors[particle.colorIndex] ?? 'currentcolor';
        context.fillRect(-5, -4 * flatness, 10, 8 * flatness);
        context.restore();
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />;
};
