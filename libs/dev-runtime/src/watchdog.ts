// Outlives its parent. When the parent dies, even by kill -9, it stops the parent's processes in reverse start order.
import { terminate, type ProcessRecord } from './pid.ts';

let records: ProcessRecord[] = [];

process.on('message', (list: ProcessRecord[]) => {
  records = list;
});

process.on('disconnect', () => {
  void (async () => {
    for (const record of records.toReversed()) await terminate(record);
    process.exit(0);
  })();
});
