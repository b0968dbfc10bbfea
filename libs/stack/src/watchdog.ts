// Outlives its parent. When the parent dies, even by kill -9, it stops the parent's processes in reverse start order.
import { end, type Known } from './pid.ts';

let records: Known[] = [];

process.on('message', (list: Known[]) => {
  records = list;
});

process.on('disconnect', () => {
  void (async () => {
    for (const record of records.toReversed()) await end(record);
    process.exit(0);
  })();
});
