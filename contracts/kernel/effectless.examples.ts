import type { EffectlessEvent } from './effectless.events.ts';

/** One event of each type, for everyone's tests. */
export const effectlessExamples: { readonly [K in EffectlessEvent['type']]: Extract<EffectlessEvent, { type: K }> } = {
  CommandHadNoEffect: {
    type: 'CommandHadNoEffect',
    data: { stream: 'tracker.issue-01900000-0000-7000-8000-00000000b001', revision: 3, command: 'EditIssue' },
  },
};
