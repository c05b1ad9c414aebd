import { isPutOff, Rejected } from '@maru/contracts/kernel/rejections';

/** Whether a command that failed has left nothing in the log: a store's own failure leaves that open. */
export const isSurelyNotWritten = (error: unknown): boolean => error instanceof Rejected && !isPutOff(error);
