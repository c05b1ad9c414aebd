import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { keyedHash } from '@maru/platform/env/secrets';
import { createLogger } from '@maru/platform/log/logger';
import { sealedNotes } from '../identity/social/sealed-notes.service.ts';
import type { SocialParts } from '../identity/social/social-parts.service.ts';

/** Nobody logs in by anything but a password. */
export const noSocial: SocialParts = {
  kakao: undefined,
  subjectHash: keyedHash('s'),
  notes: sealedNotes('n'.repeat(32), fixedClock()),
  publicUrl: undefined,
  log: createLogger({ level: 'silent' }),
};
