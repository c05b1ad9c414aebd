import { Rejected } from '@maru/contracts/kernel/rejections';
import { inTime } from '../clock/in-time.ts';

/** Whatever is away or hangs, who asks hears of it within 5 s; what is left of them is for the way. Milliseconds. */
export const answerMs = 4_500;

/** The work's result, or `unavailable` thrown when it takes too long; the work goes on, so its outcome is unknown. */
export const answerInTime = <T>(work: Promise<T>, ms = answerMs): Promise<T> =>
  inTime(work, ms, () => new Rejected('unavailable', { cause: new Error(`no answer within ${ms} ms`) }));
