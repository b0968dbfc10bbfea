import { clsx } from 'clsx';

/** Upload progress bar. Announces only every 25 percent. */
export const SendingBar = ({ percent, className }: { percent: number; className?: string }) => (
  <div className={clsx('flex items-center gap-3', className)}>
    <progress aria-label="Upload progress" max={100} value={percent} className="bar flex-1" />
    <span aria-hidden="true" className="numeral w-11 text-right text-lg">
      {percent}%
    </span>
    <output className="sr-only">Uploaded {Math.floor(percent / 25) * 25} percent</output>
  </div>
);
