// Outlives its parent: when that dies, even by kill -9, it ends what was started, last started first.
import { end, type Known } from './pid.ts';

let charges: Known[] = [];

process.on('message', (list: Known[]) => {
  charges = list;
});

process.on('disconnect', () => {
  void (async () => {
    for (const charge of charges.toReversed()) await end(charge);
    process.exit(0);
  })();
});
