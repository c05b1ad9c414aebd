import { describe, expect, it } from 'vitest';
import { callerOf, rewriteHeaders } from './caller.ts';

const remoteAddress = '10.0.0.1';
const forged = {
  host: 'maru.example',
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'shop.example',
};

describe('who asks', () => {
  it('is whoever is connected, whatever he says', () => {
    expect(callerOf({ remoteAddress, headers: forged }, 0)).toEqual({
      address: remoteAddress,
      proto: 'http',
      host: 'maru.example',
    });
  });

  it('is told by the proxies in front', () => {
    expect(callerOf({ remoteAddress, headers: forged }, 1)).toEqual({
      address: '203.0.113.9',
      proto: 'https',
      host: 'shop.example',
    });
    const twice = {
      host: 'inside',
      'x-forwarded-proto': 'https, http',
      'x-forwarded-host': 'evil.example, maru.example',
    };
    expect(callerOf({ remoteAddress, headers: twice }, 1)).toMatchObject({ proto: 'http', host: 'maru.example' });
    expect(callerOf({ remoteAddress, headers: twice }, 2)).toMatchObject({ proto: 'https', host: 'evil.example' });
    expect(callerOf({ remoteAddress, headers: forged }, 2).address).toBe('6.6.6.6');
    expect(callerOf({ remoteAddress, headers: forged }, 9).address).toBe('6.6.6.6');
    expect(callerOf({ remoteAddress, headers: { host: 'maru.example' } }, 1)).toEqual({
      address: remoteAddress,
      proto: 'http',
      host: 'maru.example',
    });
  });
});

describe('handing on', () => {
  it('leaves out what is about the connection, and says who asks', () => {
    const headers = {
      ...forged,
      connection: 'keep-alive, X-Secret, Host, Content-Length',
      'keep-alive': 'timeout=5',
      'x-secret': '1',
      te: 'trailers',
      upgrade: 'h2c',
      expect: '100-continue',
      'transfer-encoding': 'chunked',
      'content-length': '1',
      authorization: 'Bearer x',
      cookie: 'a=1',
      'x-forwarded-port': '1',
    };
    rewriteHeaders(headers, { address: '203.0.113.9', proto: 'https', host: 'shop.example' }, 'abcdefgh');
    expect(headers).toEqual({
      host: 'maru.example',
      'transfer-encoding': 'chunked',
      'content-length': '1',
      authorization: 'Bearer x',
      cookie: 'a=1',
      'x-correlation-id': 'abcdefgh',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'shop.example',
    });
  });
});
