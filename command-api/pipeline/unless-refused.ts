import { Rejected, type RejectionCode } from '@maru/contracts/kernel/rejections';

/** For a `catch`: lets pass what was refused for one of these reasons, and throws everything else. */
export const unlessRefused =
  (...codes: readonly RejectionCode[]) =>
  (error: unknown): void => {
    if (!(error instanceof Rejected) || !codes.includes(error.code)) throw error;
  };
