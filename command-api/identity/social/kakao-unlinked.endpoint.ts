import { kakaoUnlinked, socialRoutes } from '@maru/contracts/identity/social/social.routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { parseInput } from '@maru/platform/http/query-input';
import express, { type Request, type Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '../../http/call.ts';
import { type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import { sendAsSystem, type Send } from '../../pipeline/send.ts';
import { endFoundSessionsOf } from '../session/end-sessions.service.ts';
import { isPasswordAccount } from '../user/user.state.ts';
import { holderOf } from './social-account.service.ts';
import { kakaoHash, kakaoOf, type SocialServices } from './social-parts.service.ts';

const parse = express.urlencoded({ extended: false, limit: 8 * 1024 });
const formOf = (req: Request, res: Response): Promise<unknown> =>
  new Promise((resolve, reject) => {
    parse(req, res, (error?: unknown) => (error instanceof Error ? reject(error) : resolve(req.body ?? {})));
  });

const digest = (text: string) => createHash('sha256').update(text).digest();
const isAdminKey = (key: string, authorization = '') =>
  timingSafeEqual(digest(`KakaoAK ${key}`), digest(authorization));

/**
 * Kakao calls by form or GET when somebody cuts the connection, and wants 200 within 3 s, also for unknown people
 * (https://developers.kakao.com/docs/latest/ko/kakaologin/callback).
 */
const handleUnlinked =
  (services: SocialServices) =>
  async ({ req, res, ipHash, send }: Call): Promise<object> => {
    const { adminKey } = kakaoOf(services);
    await services.limits.stranger.take(`kakao ${ipHash}`, res);
    if (adminKey === undefined || !isAdminKey(adminKey, req.get('Authorization'))) throw new Rejected('not_logged_in');
    await services.limits.stranger.giveBack(`kakao ${ipHash}`);
    const { user_id: subject } = parseInput(kakaoUnlinked, req.method === 'POST' ? await formOf(req, res) : req.query);
    await unlink(services, kakaoHash(services, subject), send);
    return {};
  };

/**
 * Without another way to log in the reservation stays, and Kakao leads to the same account. A repeat needs it, so it
 * goes last.
 */
const unlink = async (services: SocialServices, hash: string, send: Send): Promise<void> => {
  const { userId, state } = await holderOf(services, hash);
  if (userId === undefined || state.status !== 'registered') return;
  const command = sendAsSystem(send);
  if (state.social.some((link) => link.subjectHash === hash)) {
    await endFoundSessionsOf(services, send, userId, 'unlinked');
    await command({ type: 'UnlinkSocial', data: { id: userId, provider: 'kakao', by: 'provider' } });
  }
  if (isPasswordAccount(state)) await command({ type: 'ReleaseSocial', data: { hash, userId } });
};

export const kakaoUnlinkedEndpoints = (services: SocialServices): readonly Endpoint[] =>
  [socialRoutes.unlinked, socialRoutes.unlinkedByGet].map((route) => rawEndpoint(route, handleUnlinked(services)));
