import type { Protection } from './protection.ts';

const social = 'command-api/identity/social';
const login = 'tests/social/kakao-login.int.test.ts';
const link = 'tests/social/kakao-link.int.test.ts';
const addin = 'command-api/identity/addin-binding/addin.int.test.ts';
const nothing = 'a login that comes to nothing';

/** Logins by Kakao, and add-ins that work for a person. */
export const socialProtections: readonly Protection[] = [
  { promise: 'an answer of Kakao has the state of its login', file: `${social}/kakao-callback.endpoint.ts`, cut: "if (!isStateOf(flow, state)) throw new SocialFailure('mismatch');", instead: '', test: login, fails: nothing },
  { promise: 'an answer of Kakao is taken once', file: `${social}/kakao-flow.service.ts`, cut: "  setCookie(res, kakaoCookie, '', 0);", instead: '', test: login, fails: nothing },
  { promise: 'an ID token of Kakao has the nonce of its login', file: `${social}/kakao.service.ts`, cut: "if (payload['nonce'] !== nonce) throw new Error('the nonce is of another login');", instead: '', test: login, fails: nothing },
  { promise: 'an ID token of Kakao is for this app', file: `${social}/kakao.service.ts`, cut: 'audience: clientId, ', instead: '', test: login, fails: nothing },
  { promise: 'an ID token is issued by Kakao', file: `${social}/kakao.service.ts`, cut: 'issuer: baseUrl, ', instead: '', test: login, fails: nothing },
  { promise: 'a code of Kakao is traded with the verifier of its login', file: `${social}/kakao.service.ts`, cut: 'code_verifier: verifier, ', instead: '', test: login, fails: 'says what he is called and agrees' },
  { promise: 'the secret of the app is sent to Kakao only', file: `${social}/kakao.service.ts`, cut: "redirect: 'error', ", instead: '', test: login, fails: nothing },
  { promise: 'Kakao does not make people wait', file: `${social}/kakao.service.ts`, cut: ', signal: AbortSignal.timeout(timeoutMs),', instead: ',', test: login, fails: nothing },
  { promise: 'a login by Kakao leads to this site', file: `${social}/kakao-start.endpoint.ts`, cut: 'ownPath(returnUrl)', instead: 'returnUrl', test: login, fails: 'goes to the menu of the add-in' },
  { promise: 'a new person from Kakao has 10 minutes', file: 'contracts/kernel/limits.ts', cut: 'socialLoginSeconds = 10 * 60', instead: 'socialLoginSeconds = Number.MAX_SAFE_INTEGER', test: login, fails: 'within ten minutes' },
  { promise: 'linking to Kakao takes the session it began in', file: `${social}/link-subject.service.ts`, cut: "  if (state.status !== 'active' || state.userId !== userId || state.tokenHash !== shown?.hash) throw new SocialFailure('mismatch');", instead: '', test: link, fails: 'is for who began it' },
  { promise: 'somebody at Kakao has one account', file: `${social}/link-subject.service.ts`, cut: "  if ((await holderOf(services, hash)).userId !== userId) throw new Rejected('social_taken');", instead: '', test: link, fails: 'takes nobody from somebody else' },
  { promise: 'the last way to log in stays when Kakao is unlinked', file: 'command-api/identity/user/unlink-social.ts', cut: "  if (data.by === 'self' && isLastLoginWay(account, data.provider)) throw new Rejected('last_login_way');", instead: '', test: 'command-api/identity/user/unlink-social.unit.test.ts', fails: 'refuses to close the last way in' },
  { promise: 'the webhook of Kakao takes its key', file: `${social}/kakao-unlinked.endpoint.ts`, cut: " || !isAdminKey(adminKey, req.get('Authorization'))", instead: '', test: link, fails: 'is heard from Kakao only' },
  { promise: 'sessions end where Kakao was the only way in and was cut', file: 'command-api/identity/session/refresh.endpoint.ts', cut: "  if (!hasLoginWay(user)) return 'unlinked';", instead: '', test: link, fails: 'ends every session of who has no other way in' },
  { promise: 'the token of an add-in opens nothing else', file: 'platform/http/authenticate.ts', cut: "access === 'addin' ? 'addin' : 'api'", instead: "access === 'addin' ? 'addin' : await tokens.verify(token, 'addin').then(() => 'addin' as const, () => 'api' as const)", test: 'platform/http/authenticate.unit.test.ts', fails: 'keeps add-ins and people apart' },
  { promise: 'an add-in works for one person at a time', file: 'command-api/identity/addin-binding/bind-addin.ts', cut: "  if (state.userId !== data.userId) throw new Rejected('addin_taken');", instead: '', test: addin, fails: 'is bound to one person at a time' },
  { promise: 'the guid of an add-in cannot be guessed', file: 'contracts/identity/addin-binding/addin.commands.ts', cut: '{32,}', instead: '{1,}', test: addin, fails: 'shows no such guid' },
  { promise: 'guids of add-ins are not tried for long', file: 'command-api/identity/addin-binding/addin.endpoints.ts', cut: '    await limits.stranger.take(address, res);', instead: '', test: addin, fails: 'cannot be guessed for long' },
  { promise: 'an add-in that was let go of works no more', file: 'command-api/identity/addin-binding/require-addin.service.ts', cut: '|| state.suspended', instead: '', test: addin, fails: 'is refused in one way' },
];
