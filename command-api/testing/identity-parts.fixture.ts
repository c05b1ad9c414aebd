import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { keyedHash } from '@maru/platform/env/secrets';
import { createLogger } from '@maru/platform/log/logger';
import { sealedNotes } from '../identity/social/sealed-notes.service.ts';
import type { SocialParts } from '../identity/social/social-parts.service.ts';

export const hashes = {
  email: keyedHash('e'),
  ip: keyedHash('i'),
  nextToken: keyedHash('t'),
  mailCode: keyedHash('m'),
  addin: keyedHash('d'),
};

export const noSocial: SocialParts = {
  kakao: undefined,
  subjectHash: keyedHash('s'),
  notes: sealedNotes('n'.repeat(32), fixedClock()),
  publicUrl: undefined,
  log: createLogger({ level: 'silent' }),
};
