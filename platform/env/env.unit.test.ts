import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadEnvironment } from './read-variable.ts';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve('data'),
      logLevel: 'info',
      publicUrl: undefined,
      allowedOrigins: [],
      trustProxy: 0,
      esdbUrl: undefined,
      mongodbUrl: undefined,
      redisUrl: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      part: expect.any(Function),
    });
  });

  it('takes what is set, and takes empty for not set', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '',
      LOG_LEVEL: ' debug ',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://shop.example.com/ko',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
    });
    expect(env).toMatchObject({ port: 8080, host: undefined, logLevel: 'debug', trustProxy: 1 });
    expect(env.publicUrl).toBe('https://shop.example.com');
    expect(env.allowedOrigins).toEqual(['https://shop.example.com', 'https://a.example', 'http://b.example:81']);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'ftp://x'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense'],
    ['TRUST_PROXY', '-1'],
    ['ESDB_URL', 'http://log:2113'],
    ['ESDB_URL', 'esdb:///'],
    ['MONGODB_URL', 'views:27017'],
    ['REDIS_URL', 'redis://'],
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

  it('names every wrong variable at once and repeats no value', () => {
    const read = () => readEnv({ PORT: 'x', REDIS_URL: 'secret!' });
    expect(read).toThrow(BadEnvironment);
    expect(read).toThrow(
      'PORT must be a port from 0 (any free one) to 65535; REDIS_URL must be an address such as redis://host:6379',
    );
    expect(read).not.toThrow('secret!');
  });
});
