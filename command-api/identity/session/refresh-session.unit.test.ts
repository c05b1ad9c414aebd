import { sessionExamples } from '@maru/contracts/identity/session/session.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { sessionAggregate } from './session.aggregate.ts';
import { describe, expect, it } from 'vitest';
import type { SessionFacts } from '@maru/contracts/identity/session/session.fold';
import { refreshGraceSeconds, refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { isExpired, isParallelTab, refreshSession } from './refresh-session.ts';

const { SessionStarted: started, SessionRefreshed: refreshed, SessionEnded: ended } = sessionExamples;
const { family, userId } = started.data;
const owner = { id: userId, level: 1 };
const session = decisionsOf(sessionAggregate);
const [first, second] = [started.data.tokenHash, refreshed.data.tokenHash];
const next = 'c'.repeat(64);
const refresh = (tokenHash: string) =>
  ({ type: 'RefreshSession', data: { family, tokenHash, nextHash: next } }) as const;
const endedBy = (reason: 'reuse' | 'expired') => ({ type: 'SessionEnded', data: { family, reason } }) as const;

describe('StartSession', () => {
  const command = { type: 'StartSession', data: started.data } as const;

  it('starts', () => session.given().when(command, owner).emits(started));
  it('refuses a family that was there', () => session.given(started).when(command, owner).isRefused('session_ended'));
});

describe('RefreshSession', () => {
  it('trades the newest token', () => {
    const traded = { type: 'SessionRefreshed', data: { family, tokenHash: next } } as const;
    session.given(started).when(refresh(first), owner).emits(traded);
    session.given(started, refreshed).when(refresh(second), owner).emits(traded);
  });
  it('lets a parallel tab come a moment later with the token before', () =>
    session.given(started, refreshed).when(refresh(first), owner).emitsNothing());
  it('lets one through that two others were faster than', () => {
    const again = { type: 'SessionRefreshed', data: { family, tokenHash: next } } as const;
    session.given(started, refreshed, again).when(refresh(first), owner).emitsNothing();
  });
  it('ends the family at a token of long ago, or one never given out', () => {
    // One event a second: the first token was traded in eleven before the last.
    const others = Array.from(
      { length: refreshGraceSeconds + 1 },
      (_, n) => ({ type: 'SessionRefreshed', data: { family, tokenHash: `${n}` } }) as const,
    );
    session
      .given(started, ...others)
      .when(refresh(first), owner)
      .emits(endedBy('reuse'));
    session
      .given(started)
      .when(refresh('d'.repeat(64)), owner)
      .emits(endedBy('reuse'));
  });
  it('refuses what has ended, or never was', () => {
    session.given(started, ended).when(refresh(first), owner).isRefused('session_ended');
    session.given().when(refresh(first), owner).isRefused('session_ended');
  });
});

describe('time in a session', () => {
  const active: SessionFacts = {
    id: family,
    user_id: owner.id,
    device: started.data.device,
    started_at: Date.parse('2026-01-01T00:00:00Z'),
    seen_at: Date.parse('2026-01-01T00:00:00Z'),
    ended: null,
    started: 1,
    tokenHash: second,
    replaced: [{ hash: first, at: Date.parse('2026-01-01T00:00:00Z') }],
  };
  const after = (seconds: number) => new Date(active.seen_at + seconds * 1000).toISOString();

  it('is short for a parallel tab', () => {
    expect(isParallelTab(active, first, after(refreshGraceSeconds))).toBe(true);
    expect(isParallelTab(active, first, after(refreshGraceSeconds + 1))).toBe(false);
    expect(isParallelTab(active, second, after(0))).toBe(false);
  });
  it('runs out when nobody comes for a month', () => {
    expect([isExpired(active, after(refreshTokenSeconds)), isExpired(active, after(refreshTokenSeconds + 1))]).toEqual([
      false,
      true,
    ]);
    const late = { actor: owner, at: after(refreshTokenSeconds + 1) };
    expect(refreshSession(active, refresh(second), late)).toEqual([endedBy('expired')]);
  });
});

describe('EndSession', () => {
  const command = { type: 'EndSession', data: { family, reason: 'logout' } } as const;

  it('ends', () => session.given(started).when(command, owner).emits(ended));
  it('says why', () => {
    const elsewhere = { family, reason: 'password' } as const;
    session
      .given(started)
      .when({ type: 'EndSession', data: elsewhere }, owner)
      .emits({ type: 'SessionEnded', data: elsewhere });
  });
  it('changes nothing when there is no session, or no longer', () => {
    session.given().when(command, owner).emitsNothing();
    session.given(started, ended).when(command, owner).emitsNothing();
  });
});
