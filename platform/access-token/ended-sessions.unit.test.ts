import type { Ending } from '@maru/contracts/kernel/live';
import { describe, expect, it, vi } from 'vitest';
import { fixedClock } from '../clock/fixed-clock.ts';
import { memoryLiveBus } from '../live-bus/memory-live-bus.ts';
import { UnknownView, type ViewStore } from '../view-store/view-store.ts';
import { accessTokens } from './access-token.ts';
import { refuseEndedSessions } from './ended-sessions.ts';

const ending: Ending<{ ended: boolean }> = {
  view: 'session',
  ended: (doc) => doc.ended,
  endedSince: (at) => ({ seen_at: { gte: at } }),
};

const setup = (...answers: readonly (readonly string[] | Error)[]) => {
  const [clock, bus, failed, asked] = [
    fixedClock(),
    memoryLiveBus(),
    vi.fn<(error: unknown) => void>(),
    [] as unknown[],
  ];
  const find = async (options: { where: unknown }) => {
    const answer = answers[Math.min(asked.push(options.where), answers.length) - 1] ?? [];
    if (answer instanceof Error) throw answer;
    return answer.map((id) => ({ doc: { id }, position: 1 }));
  };
  const views = { view: () => ({ find }) } as unknown as ViewStore;
  const tokens = refuseEndedSessions(accessTokens('s'.repeat(32), clock), {
    engines: { views, bus, clock },
    ending: ending as Ending,
    failed,
    signal: new AbortController().signal,
    retryMs: 1,
  });
  const token = (sessionId: string) => tokens.issue({ userId: 'u', level: 1, sessionId }, 'api');
  const verified = async (sessionId: string) =>
    tokens.verify(await token(sessionId), 'api').then(
      () => 'good',
      ({ code }: { code: string }) => code,
    );
  const tell = (id: string, ended: boolean, view = 'session') =>
    bus.publish([{ view, id, revision: 1, position: 1, document: { ended } }]);
  return { clock, bus, failed, asked, verified, tell };
};

describe('tokens of a session that has ended', () => {
  it('are refused from when it is told', async () => {
    const { verified, tell } = setup();
    expect(await verified('s1')).toBe('good');
    await tell('s1', true);
    await tell('s2', false);
    await tell('s3', true, 'another view');
    expect([await verified('s1'), await verified('s2'), await verified('s3')]).toEqual([
      'session_ended',
      'good',
      'good',
    ]);
  });

  it('are refused where it ended before this process began, as long as tokens of it may run', async () => {
    const { verified, asked, clock } = setup(['s1']);
    await vi.waitFor(async () => expect(await verified('s1')).toBe('session_ended'));
    expect(asked).toEqual([{ seen_at: { gte: clock.now() - 16 * 60_000 } }]);
  });

  it('are refused where the end was told while the bus was deaf', async () => {
    const { verified, bus } = setup([], ['s1']);
    expect(await verified('s1')).toBe('good');
    await bus.lost();
    await vi.waitFor(async () => expect(await verified('s1')).toBe('session_ended'));
  });

  it('are looked up until the view answers', async () => {
    const away = new Error('the view is away');
    const { verified, failed } = setup(new UnknownView('session'), away, ['s1']);
    await vi.waitFor(async () => expect(await verified('s1')).toBe('session_ended'));
    expect(failed.mock.calls).toEqual([[away]]);
  });
});
