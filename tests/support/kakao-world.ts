import { kakao } from '@maru/command-api/identity/social/kakao.service';
import { sealedNotes } from '@maru/command-api/identity/social/sealed-notes.service';
import { type Browser, browser } from '@maru/command-api/testing/browser.fixture';
import { servedCommands } from '@maru/command-api/testing/service.fixture';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { keyedHash } from '@maru/platform/env/secrets';
import { createLogger } from '@maru/platform/log/logger';
import { kakaoApp, kakaoDouble } from './kakao-double.ts';

/** The commands beside a Kakao of our own; `lines` is their log. */
export const kakaoWorld = async (options: { timeoutMs?: number } = {}) => {
  const clock = fixedClock();
  const provider = await kakaoDouble(clock.now);
  const lines: string[] = [];
  const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
  const social = {
    kakao: kakao({ ...kakaoApp, baseUrl: provider.url }, clock, options.timeoutMs),
    subjectHash: keyedHash('s'),
    notes: sealedNotes('n'.repeat(32), clock),
    publicUrl: undefined,
    log,
  };
  const served = await servedCommands({ clock, log, social });
  return {
    ...served,
    provider,
    lines,
    close: async () => {
      await served.close();
      await provider.close();
    },
  };
};
export type KakaoWorld = Awaited<ReturnType<typeof kakaoWorld>>;

/** What a browser does: there, and back to the address it is led to. Answers the way back, below `/api/`. */
export const thereAndBack = async (there: string): Promise<string> => {
  const answer = await fetch(there, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return back.pathname.replace('/api/', '') + back.search;
};

/** All of a social login; answers the screen it ends at. */
export const kakaoLogin = async (me: Browser, query = ''): Promise<string> => {
  const { headers } = await me.get(`auth/kakao${query}`);
  return (await me.get(await thereAndBack(headers.get('location') ?? ''))).headers.get('location') ?? '';
};

let people = 0;
export const agree = { terms: true, privacy: true };
/** A new person at Kakao who has an account, logged in. */
export const kakaoMember = async ({ url, provider }: KakaoWorld) => {
  people += 1;
  provider.person = { id: String(2_000_000_000 + people), nickname: '라이언' };
  const me = browser(url);
  await kakaoLogin(me);
  const { body } = await me.post('auth/social/signup', { name: '라이언', agree });
  return { me, subject: provider.person.id, body, accessToken: String(body['accessToken']) };
};
