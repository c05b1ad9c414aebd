import type { Examples } from './message.ts';
import type { SealEvent } from './seal.events.ts';

export const sealExamples: Examples<SealEvent> = {
  LogSealed: {
    type: 'LogSealed',
    data: {
      position: 1_204,
      count: 1_000,
      hash: '5f'.repeat(32),
      head: 'a7'.repeat(32),
      previous: '0'.repeat(64),
      sealedAt: '2026-11-21T11:14:22.123456Z',
      key: 'Q'.repeat(43),
      signature: 'Z'.repeat(86),
    },
  },
};
