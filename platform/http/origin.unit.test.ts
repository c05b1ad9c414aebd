import { describe, expect, it } from 'vitest';
import { hostOf, mayComeFrom, type Provenance } from './origin.ts';

const from = (parts: Partial<Provenance>): Provenance => ({
  origin: undefined,
  site: undefined,
  host: 'shop.example:3000',
  ...parts,
});

describe('mayComeFrom', () => {
  it.each([
    ['the same host', { origin: 'https://shop.example:3000' }],
    ['the same host in capitals', { origin: 'https://shop.example:3000', host: 'SHOP.example:3000' }],
    ['an allowed origin', { origin: 'https://partner.example' }],
    ['a program', {}],
    ['a typed address', { site: 'none' }],
    ['the same origin without Origin', { site: 'same-origin' }],
  ])('lets in %s', (_who, parts) => {
    expect(mayComeFrom(from(parts), ['https://partner.example'])).toBe(true);
  });

  it.each([
    ['another host', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://shop.example:4000' }],
    ['a host that only begins alike', { origin: 'https://shop.example:3000.evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['an allowed origin over http', { origin: 'http://partner.example' }],
    ['another site without Origin', { site: 'cross-site' }],
    ['a sibling without Origin', { site: 'same-site' }],
    ['an origin where the host is unknown', { origin: 'https://shop.example:3000', host: undefined }],
  ])('refuses %s', (_who, parts) => {
    expect(mayComeFrom(from(parts), ['https://partner.example'])).toBe(false);
  });
});

describe('hostOf', () => {
  const headers = { host: 'inside:3000', 'x-forwarded-host': 'shop.example, gateway' };
  it('believes as many proxies as are ours', () =>
    expect([hostOf(headers, 1), hostOf(headers, 2), hostOf(headers, 3)]).toEqual([
      'gateway',
      'shop.example',
      'shop.example',
    ]));
  it('believes nobody else', () => expect(hostOf(headers, 0)).toBe('inside:3000'));
  it('takes what there is', () =>
    expect([hostOf({ host: 'inside:3000' }, 1), hostOf({}, 1)]).toEqual(['inside:3000', undefined]));
});
