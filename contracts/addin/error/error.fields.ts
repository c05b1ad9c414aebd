import { z } from 'zod';
import { text } from '../../kernel/fields.ts';
import { addinVersion, commandName, lineId, lineTime, revitYear, stackFrame, typeName } from '../batch/batch.fields.ts';

/** Frames of a stack that are kept, the innermost first. */
export const mostFrames = 40;
/** So many of them tell one error from another, with the type of the exception. */
export const tellingFrames = 8;

/** One line of a batch: an exception's type and where it was thrown. Its message is not asked for: it may quote a project. */
export const errorLine = z.strictObject({
  id: lineId,
  at: lineTime,
  command: commandName.nullable().default(null),
  type: typeName,
  frames: z.array(stackFrame).min(1).max(mostFrames),
  count: z.int().min(1).max(10_000).default(1),
  version: addinVersion,
  revit: revitYear,
});
export type ErrorLine = z.infer<typeof errorLine>;

/** First half of a SHA-256 over type and telling frames: errors that have it in common are one. */
export const fingerprint = z.string().regex(/^[0-9a-f]{32}$/);

export const errorStates = ['new', 'acknowledged', 'rising', 'fixed', 'regressed'] as const;
/**
 * `rising`: it was known, and came more often in a day than is usual; `regressed`: it was fixed in a version, and came back
 * in that one or a newer one.
 */
export const errorState = z.enum(errorStates);
export type ErrorState = z.infer<typeof errorState>;
/** Those that a person has to look at. */
export const alarmingStates = ['new', 'rising', 'regressed'] as const satisfies readonly ErrorState[];

export const errorNote = text(2_000);
/** An issue of the tracker. */
export const errorIssue = z.object({ prj_id: z.uuid().toLowerCase(), id: z.uuid().toLowerCase() });
export type ErrorIssue = z.infer<typeof errorIssue>;
