import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Request } from 'express';
import type { Call } from '../../http/call.ts';
import { sendAsSystem } from '../../pipeline/send.ts';
import { sessionAggregate } from '../session/session.aggregate.ts';
import { refreshTokenOf } from '../session/session-cookies.service.ts';
import { linkSocial } from '../user/link-social.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { holderOf, releaseUnowned } from './social-account.service.ts';
import { SocialFailure } from './kakao.service.ts';
import type { SocialServices } from './social-parts.service.ts';

interface Link {
  readonly hash: string;
  readonly userId: string;
}

/** Reserved first, so that the next try or login mends a crash in between. Throws `social_taken`, `already_linked`. */
export const linkSubject = async (
  services: SocialServices,
  { hash, userId }: Link,
  { req, send }: Call,
): Promise<void> => {
  await requireSessionOf(services, req, userId);
  const link = { type: 'LinkSocial', data: { id: userId, provider: 'kakao', subjectHash: hash } } as const;
  const { state } = await services.load(userAggregate, userStream(userId));
  // Asked before anything is reserved, or what is refused would stay taken.
  linkSocial(state, link, { actor: { id: userId, level: 0 }, at: services.clock.stamp() });
  await releaseUnowned(services, send, hash, ['withdrawn', 'missing']);
  const command = sendAsSystem(send);
  await command({ type: 'ReserveSocial', data: { hash, userId } });
  if ((await holderOf(services, hash)).userId !== userId) throw new Rejected('social_taken');
  await command({ type: 'LinkSocial', data: link.data });
};

/** Somebody else may have logged in to this browser since. */
const requireSessionOf = async (services: SocialServices, req: Request, userId: string) => {
  const token = refreshTokenOf(req);
  const { state: session } = await services.load(sessionAggregate, sessionStream(token?.family ?? ''));
  if (session?.ended !== null || session.user_id !== userId || session.tokenHash !== token?.hash)
    throw new SocialFailure('mismatch');
};
