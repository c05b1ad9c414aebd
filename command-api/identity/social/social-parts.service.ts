import { Rejected } from '@maru/contracts/kernel/rejections';
import type { KeyedHash } from '@maru/platform/env/secrets';
import type { Log } from '@maru/platform/log/logger';
import type { Request } from 'express';
import type { IdentityServices } from '../identity-services.ts';
import type { Kakao } from './kakao.service.ts';
import type { SealedNotes } from './sealed-notes.service.ts';

export interface SocialParts {
  readonly kakao: Kakao | undefined;
  readonly subjectHash: KeyedHash;
  readonly notes: SealedNotes;
  /** Undefined means the host of the request. */
  readonly publicUrl: string | undefined;
  readonly log: Pick<Log, 'warn'>;
}
export interface SocialServices extends IdentityServices {
  readonly social: SocialParts;
}

export const kakaoOf = ({ social: { kakao } }: SocialServices): Kakao => {
  if (!kakao) throw new Rejected('not_found');
  return kakao;
};

export const kakaoHash = ({ social: { subjectHash } }: SocialServices, subject: string) =>
  subjectHash(`kakao ${subject}`);

/** Has to be one of those registered with the app, so a made-up `Host` leads nowhere. */
export const callbackUrl = ({ social: { publicUrl } }: SocialServices, req: Request) =>
  `${publicUrl ?? `${req.protocol}://${req.host}`}/api/auth/kakao/callback`;
