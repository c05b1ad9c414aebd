import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import type { Source } from '@maru/contracts/kernel/message';
import { type AccessClaims, type AccessTokens, accessTokens } from '@maru/platform/access-token/access-token';
import { refuseEndedSessions } from '@maru/platform/access-token/ended-sessions';
import type { Engines } from '@maru/platform/engines/engines';
import { type KeyedHash, keyedHash, secret } from '@maru/platform/env/secrets';
import type { Setting } from '@maru/platform/service/service';
import type { RateLimits } from '../abuse/rate-limits.ts';
import type { Streams } from '../pipeline/streams.ts';
import type { Send } from '../pipeline/send.ts';
import { signupGuests } from '../identity/signup/signup-guests.service.ts';
import { kakao, kakaoEnv } from '../identity/social/kakao.service.ts';
import { sealedNotes } from '../identity/social/sealed-notes.service.ts';
import type { SocialParts, SocialServices } from '../identity/social/social-parts.service.ts';
import { filesOfPeople } from '../identity/user/files-of-people.service.ts';
import { type AdminWish, firstAdmin } from '../identity/user/first-admin.service.ts';
import { type Applicant, type Register, registration } from '../identity/user/registration.service.ts';
import { requireAdmin } from '../identity/user/require-admin.service.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { accessEndpoints, type AddressesOf } from '../identity/access/access.endpoints.ts';
import { addinEndpoints, requireOwnAddin } from '../identity/addin-binding/addin.endpoints.ts';
import { socialEndpoints } from '../identity/social/social.endpoints.ts';
import { changeFoundPasswordEndpoint, findPasswordEndpoint } from '../identity/mail-code/recovery.endpoints.ts';
import { endOthersEndpoint, logoutEndpoint } from '../identity/session/logout.endpoints.ts';
import { loginEndpoint } from '../identity/login/login.endpoint.ts';
import { refreshEndpoint } from '../identity/login/refresh.endpoint.ts';
import { certifyEndpoint } from '../identity/signup/certify.endpoint.ts';
import { signupEndpoint } from '../identity/signup/signup.endpoint.ts';
import { agreeEndpoint, agreeToTextsEndpoint } from '../identity/user/agree.endpoint.ts';
import { changePasswordEndpoint } from '../identity/user/change-password.endpoint.ts';
import { myEndpoint } from '../identity/user/my.endpoint.ts';
import { userAdminEndpoints } from '../identity/user/user-admin.endpoints.ts';
import { withdrawEndpoint } from '../identity/user/withdraw.endpoint.ts';

export interface IdentityParts {
  readonly tokens: AccessTokens;
  readonly hashes: {
    readonly email: KeyedHash;
    readonly ip: KeyedHash;
    readonly nextToken: KeyedHash;
    readonly mailCode: KeyedHash;
    readonly addin: KeyedHash;
  };
  readonly social: SocialParts;
}

export const identityParts = ({ env, log, engines, signal }: Omit<Setting, 'server' | 'metrics'>): IdentityParts => {
  const app = env.part(kakaoEnv);
  const key = (name: string) => secret(env.dataDir, name);
  const failed = (err: unknown) => log.warn({ err }, 'ended sessions are not known yet');
  return {
    tokens: refuseEndedSessions(accessTokens(key('access-token'), engines.clock), {
      engines,
      ending: sessionEnding,
      failed,
      signal,
    }),
    hashes: {
      email: keyedHash(key('email-hash')),
      ip: keyedHash(key('ip-hash')),
      nextToken: keyedHash(key('refresh-token')),
      mailCode: keyedHash(key('mail-code')),
      addin: keyedHash(key('addin-hash')),
    },
    social: {
      kakao: app && kakao(app, engines.clock),
      subjectHash: keyedHash(key('social-hash')),
      notes: sealedNotes(key('social-notes'), engines.clock),
      publicUrl: env.publicUrl,
      log,
    },
  };
};

interface Pipeline {
  readonly load: Streams['load'];
  readonly sendFrom: (source: Source) => Send;
  readonly limits: RateLimits;
  readonly addressesOf: AddressesOf;
}

const identityEndpoints = (
  services: SocialServices,
  register: Register,
  addressesOf: AddressesOf,
): readonly Endpoint[] => [
  loginEndpoint(services),
  refreshEndpoint(services),
  logoutEndpoint(services),
  endOthersEndpoint(services),
  myEndpoint(services),
  changePasswordEndpoint(services),
  withdrawEndpoint(services),
  signupEndpoint(services),
  agreeEndpoint(services),
  agreeToTextsEndpoint(services),
  certifyEndpoint(services, register),
  findPasswordEndpoint(services),
  changeFoundPasswordEndpoint(services),
  ...userAdminEndpoints(services),
  ...accessEndpoints(services, addressesOf),
  ...socialEndpoints(services),
  ...addinEndpoints(services),
];

export const composeIdentity = (
  { events, views, keys, clock, files }: Engines,
  { load, sendFrom, limits, addressesOf }: Pipeline,
  { tokens, hashes, social }: IdentityParts,
) => {
  const services: SocialServices = {
    load,
    events,
    views,
    keys,
    clock,
    tokens,
    limits,
    emailHash: hashes.email,
    nextToken: hashes.nextToken,
    mailCodeHash: hashes.mailCode,
    addinHash: hashes.addin,
    social,
  };
  const register = registration(services);
  const registerFrom = (source: Source) => (applicant: Applicant) =>
    register(applicant, { send: sendFrom(source), ipHash: '', source });
  return {
    endpoints: identityEndpoints(services, register, addressesOf),
    requireAdmin: requireAdmin(services),
    requireAddin: async (claims: AccessClaims) => void (await requireOwnAddin(services)(claims)),
    guests: signupGuests(services),
    files: filesOfPeople(files, load),
    register: registerFrom,
    firstAdmin: (wish: AdminWish) =>
      firstAdmin(services, { register: registerFrom('admin'), send: sendFrom('admin') }, wish),
  };
};
