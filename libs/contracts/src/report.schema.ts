import * as z from './zod.schema.js';
import { example } from './example.js';
import { success, targetId } from './id.schema.js';
import { freeText } from './text.schema.js';
import { reportReasons, reportTargets, reportRules } from './report.js';

const reportBody = z.strictObject({
  target_type: z.enum(reportTargets),
  target_id: targetId,
  reason: z.enum(reportReasons, reportRules.reason),
  note: freeText()
    .max(reportRules.maxNoteLength, reportRules.noteLong)
    .nullish()
    .meta(example('This shows a home address.')),
});
export type ReportBody = z.output<typeof reportBody>;

export const reportSchemas = {
  create: {
    summary: 'Reports an item, a comment, a note of a live game or a person to the moderators.',
    body: reportBody,
    reply: success,
  },
};
