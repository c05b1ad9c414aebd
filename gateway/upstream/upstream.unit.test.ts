import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openUpstream, type Upstream } from './upstream.ts';

let addresses: readonly string[] = [];
let time = 0;
let upstream: Upstream;
const lookup = async (host: string) => {
  if (addresses.length === 0) throw new Error('no such name');
  return (host === 'query-api' ? addresses : [host]).map((address) => ({ address, family: 4 }));
};
const hosts = (client?: string) => upstream.copies(client).map(({ host }) => host);

describe('the copies of a service', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    addresses = ['10.0.0.1', '10.0.0.2'];
    upstream = await openUpstream(['http://query-api:3000'], { lookup, now: () => time });
  });
  afterEach(() => {
    upstream.close();
    vi.useRealTimers();
  });

  it('are all addresses of the name, in turn', () => {
    expect([hosts(), hosts(), hosts()].map(([first]) => first)).toEqual(['10.0.0.2', '10.0.0.1', '10.0.0.2']);
    expect(upstream.copies()[0]?.port).toBe(3000);
  });

  it('are the same for the same client', () => {
    expect([hosts('a'), hosts('a'), hosts('a')]).toEqual([hosts('a'), hosts('a'), hosts('a')]);
  });

  it('leave out for a second whoever refused', () => {
    upstream.markRefused({ host: '10.0.0.1', port: 3000 });
    expect([hosts(), hosts()]).toEqual([
      ['10.0.0.2', '10.0.0.1'],
      ['10.0.0.2', '10.0.0.1'],
    ]);
    time += 1_001;
    expect(new Set([hosts()[0], hosts()[0]])).toEqual(new Set(['10.0.0.1', '10.0.0.2']));
  });

  it('are looked up again, and kept while the name cannot be found', async () => {
    addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(hosts().toSorted()).toEqual(addresses);
    addresses = [];
    await vi.advanceTimersByTimeAsync(3_000);
    expect(hosts()).toHaveLength(3);
  });

  it('come from several origins, each once', async () => {
    const several = await openUpstream(
      ['http://10.0.0.1:1', 'http://10.0.0.1:1', 'http://[::1]:2', 'http://10.0.0.9'],
      { lookup },
    );
    expect(
      several
        .copies('a')
        .map(({ host, port }) => `${host} ${port}`)
        .toSorted(),
    ).toEqual(['10.0.0.1 1', '10.0.0.9 80', '::1 2']);
    several.close();
  });
});
