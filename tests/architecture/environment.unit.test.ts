import { readEnv } from '@maru/platform/env/env';
import type { EnvPart } from '@maru/platform/env/env-part';
import { describe, expect, it } from 'vitest';
import { adminEnv, demoEnv, gatewayEnv, kakaoEnv, tossEnv, trackerEnv } from './env-parts.ts';

describe('parts of the environment', () => {
  it('need nothing', () => {
    const env = readEnv({ ADMIN_EMAIL: '' });
    expect([env.part(demoEnv), env.part(adminEnv), env.part(kakaoEnv), env.part(tossEnv)]).toEqual([
      true,
      { email: undefined, password: undefined },
      undefined,
      undefined,
    ]);
    expect(env.part(gatewayEnv)).toEqual({
      upstreams: { 'command-api': [], 'query-api': [], realtime: [] },
      metricsPort: undefined,
    });
    expect(readEnv({ DEMO: '0' }).part(demoEnv)).toBe(false);
  });

  it.each<[EnvPart, string, string]>([
    [demoEnv, 'DEMO', 'yes'],
    [adminEnv, 'ADMIN_EMAIL', 'root'],
    [adminEnv, 'ADMIN_PASSWORD', 'secret!'],
    [gatewayEnv, 'QUERY_API_URLS', 'query-api:3000'],
    [gatewayEnv, 'METRICS_PORT', '-1'],
    [kakaoEnv, 'KAKAO_CLIENT_ID', 'a b'],
    [kakaoEnv, 'KAKAO_BASE_URL', 'kauth'],
    [tossEnv, 'TOSS_SECRET_KEY', 'a b'],
    [tossEnv, 'TOSS_BASE_URL', 'toss'],
    [trackerEnv, 'SMARTTRACKER_KEY', 'a b'],
    [trackerEnv, 'SMARTTRACKER_BASE_URL', 'parcels'],
  ])('%# names %s when it is %s', (part, name, value) => {
    expect(() => readEnv({ [name]: value }).part(part)).toThrow(new RegExp(`^${name} must be `));
  });

  it('knows an app at Kakao when id and secret are there, and says so when one is missing', () => {
    const app = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'word' };
    expect(readEnv(app).part(kakaoEnv)).toEqual({
      clientId: 'id',
      clientSecret: 'word',
      adminKey: undefined,
      baseUrl: 'https://kauth.kakao.com',
    });
    expect(
      readEnv({ ...app, KAKAO_ADMIN_KEY: 'key', KAKAO_BASE_URL: 'http://localhost:81/' }).part(kakaoEnv),
    ).toMatchObject({ adminKey: 'key', baseUrl: 'http://localhost:81' });
    for (const name of ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'])
      expect(() => readEnv({ [name]: 'half' }).part(kakaoEnv)).toThrow(
        'KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET go together',
      );
  });

  it('knows a shop at Toss when both keys are there, and says so when one is missing', () => {
    const keys = { TOSS_SECRET_KEY: 'test_sk_x', TOSS_CLIENT_KEY: 'test_ck_x' };
    expect(readEnv(keys).part(tossEnv)).toEqual({
      secretKey: 'test_sk_x',
      clientKey: 'test_ck_x',
      baseUrl: 'https://api.tosspayments.com',
    });
    expect(readEnv({}).part(tossEnv)).toBeUndefined();
    for (const name of ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'])
      expect(() => readEnv({ [name]: 'half' }).part(tossEnv)).toThrow(
        'TOSS_SECRET_KEY and TOSS_CLIENT_KEY go together',
      );
  });

  it('knows the copies of each service', () => {
    const urls = { COMMAND_API_URLS: 'http://a:1, http://b:2/', REALTIME_URLS: 'http://c:3' };
    const { upstreams } = readEnv(urls).part(gatewayEnv);
    expect(upstreams).toEqual({
      'command-api': ['http://a:1', 'http://b:2'],
      'query-api': [],
      realtime: ['http://c:3'],
    });
  });
});
