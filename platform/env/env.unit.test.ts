import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnvironment } from './bad-environment.ts';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      demo: true,
      adminEmail: undefined,
      adminPassword: undefined,
      logLevel: 'info',
      publicUrl: undefined,
      allowedOrigins: [],
      trustProxy: 0,
      esdbUrl: undefined,
      mongodbUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      kakao: undefined,
      metricsPort: undefined,
      upstreams: { 'command-api': [], 'query-api': [], realtime: [] },
    });
  });

  it('takes what is set, and takes empty for not set', () => {
    const env = readEnv({
      PORT: '8080',
      DEMO: '0',
      ADMIN_EMAIL: '',
      LOG_LEVEL: ' debug ',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://shop.example.com/ko',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
    });
    expect(env).toMatchObject({ port: 8080, demo: false, adminEmail: undefined, logLevel: 'debug', trustProxy: 1 });
    expect(env.publicUrl).toBe('https://shop.example.com');
    expect(env.allowedOrigins).toEqual(['https://shop.example.com', 'https://a.example', 'http://b.example:81']);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DEMO', 'yes'],
    ['ADMIN_EMAIL', 'root'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense'],
    ['TRUST_PROXY', '-1'],
    ['ESDB_URL', 'http://log:2113'],
    ['ESDB_URL', 'esdb:///'],
    ['MONGODB_URL', 'views:27017'],
    ['REDIS_URL', 'redis://'],
    ['QUERY_API_URLS', 'query-api:3000'],
    ['KAKAO_CLIENT_ID', 'a b'],
    ['KAKAO_BASE_URL', 'kauth'],
    ['TOSS_SECRET_KEY', 'a b'],
    ['TOSS_BASE_URL', 'toss'],
    ['METRICS_PORT', '-1'],
    ['SMTP_URL', 'mail.example.com:25'],
    ['MAIL_FROM', 'us'],
    ['MAIL_FROM', '설계마루 <us>'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  it.each([
    ['esdbUrl', 'ESDB_URL', 'esdb+discover://user:word@a:2113,b:2113?tls=false'],
    ['mongodbUrl', 'MONGODB_URL', 'mongodb://user:word@a:27017,b:27017/maru?replicaSet=rs0'],
    ['mongodbUrl', 'MONGODB_URL', 'mongodb+srv://cluster.example/maru'],
    ['redisUrl', 'REDIS_URL', 'rediss://:word@cache:6379/1'],
    ['smtpUrl', 'SMTP_URL', 'smtps://user:word@mail.example.com'],
    ['mailFrom', 'MAIL_FROM', '설계마루 <no-reply@example.com>'],
    ['mailFrom', 'MAIL_FROM', 'no-reply@example.com'],
  ] as const)('takes %s from %s', (field, name, value) => {
    expect(readEnv({ [name]: value })[field]).toBe(value);
  });

  it('knows an app at Kakao when id and secret are there, and says so when one is missing', () => {
    const app = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'word' };
    expect(readEnv(app).kakao).toEqual({
      clientId: 'id',
      clientSecret: 'word',
      adminKey: undefined,
      baseUrl: 'https://kauth.kakao.com',
    });
    expect(readEnv({ ...app, KAKAO_ADMIN_KEY: 'key', KAKAO_BASE_URL: 'http://localhost:81/' }).kakao).toMatchObject({
      adminKey: 'key',
      baseUrl: 'http://localhost:81',
    });
    for (const name of ['KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET'])
      expect(() => readEnv({ [name]: 'half' })).toThrow('KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET go together');
  });

  it('knows a shop at Toss when both keys are there, and says so when one is missing', () => {
    const keys = { TOSS_SECRET_KEY: 'test_sk_x', TOSS_CLIENT_KEY: 'test_ck_x' };
    expect(readEnv(keys).toss).toEqual({
      secretKey: 'test_sk_x',
      clientKey: 'test_ck_x',
      baseUrl: 'https://api.tosspayments.com',
    });
    expect(readEnv({}).toss).toBeUndefined();
    for (const name of ['TOSS_SECRET_KEY', 'TOSS_CLIENT_KEY'])
      expect(() => readEnv({ [name]: 'half' })).toThrow('TOSS_SECRET_KEY and TOSS_CLIENT_KEY go together');
  });

  it('knows the copies of each service', () => {
    const { upstreams } = readEnv({ COMMAND_API_URLS: 'http://a:1, http://b:2/', REALTIME_URLS: 'http://c:3' });
    expect(upstreams).toEqual({
      'command-api': ['http://a:1', 'http://b:2'],
      'query-api': [],
      realtime: ['http://c:3'],
    });
  });

  it('names every wrong variable at once and repeats no value', () => {
    const read = () => readEnv({ PORT: 'x', ADMIN_PASSWORD: 'secret!' });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(
      'PORT must be a port from 0 (any free one) to 65535; ADMIN_PASSWORD must be 8 to 128 characters',
    );
    expect(read).not.toThrow('secret!');
  });
});
