import type { SealEvent } from './seal.events.ts';

/** One event of each type, for everyone's tests. */
export const sealExamples: { readonly [K in SealEvent['type']]: Extract<SealEvent, { type: K }> } = {
  LogSealed: { type: 'LogSealed', data: { position: 1_204, count: 1_000, hash: '5f'.repeat(32) } },
};
