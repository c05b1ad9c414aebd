import { Rejected } from '@maru/contracts/kernel/rejections';

/** Whatever is away or hangs, who asks hears of it within 5 s; what is left of them is for the way. Milliseconds. */
export const answerMs = 4_500;

/**
 * What the work comes to, or `unavailable` thrown when that takes too long: engines fail in time each for itself, but
 * not one after the other. The work goes on, so that its outcome is unknown to who asked, as when the answer is lost on
 * its way.
 */
export const answerInTime = <T>(work: Promise<T>, ms = answerMs): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Rejected('unavailable', { cause: new Error(`no answer within ${ms} ms`) })),
      ms,
    );
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
