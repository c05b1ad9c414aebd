import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { describe, expect, it } from 'vitest';
import { countsOf } from './counts.ts';

const where = { deleted: false };
const setup = () => {
  const clock = fixedClock();
  let counted = 0;
  let failing = false;
  const count = async () => {
    counted += 1;
    if (failing) throw new Error('broken');
    return counted;
  };
  const views = { view: () => ({ count }) } as unknown as ViewStore;
  return { clock, total: countsOf(views, clock), fail: (now: boolean) => (failing = now) };
};

describe('totals', () => {
  it('are kept while their view stands still, each filter for itself', async () => {
    const { total, clock } = setup();
    const standing = { reached: 5, needed: 0 };
    expect(await total('project', { where }, standing)).toBe(1);
    clock.advance(60_000);
    expect(await total('project', { where }, standing)).toBe(1);
    expect(await total('project', { where, text: '한강' }, standing)).toBe(2);
    expect(await total('issue', { where }, standing)).toBe(3);
  });

  it('lag behind others for a second at most', async () => {
    const { total, clock } = setup();
    await total('project', { where }, { reached: 5, needed: 0 });
    expect(await total('project', { where }, { reached: 6, needed: 5 })).toBe(1);
    clock.advance(1_000);
    expect(await total('project', { where }, { reached: 6, needed: 5 })).toBe(2);
  });

  it('never lag behind what the caller has seen', async () => {
    const { total } = setup();
    await total('project', { where }, { reached: 5, needed: 0 });
    expect(await total('project', { where }, { reached: 6, needed: 6 })).toBe(2);
  });

  it('are counted once for all who ask meanwhile, and again after a failure', async () => {
    const { total, fail } = setup();
    const standing = { reached: 5, needed: 0 };
    fail(true);
    const asked = await Promise.allSettled([total('project', { where }, standing), total('project', { where }, standing)]);
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fail(false);
    expect(await total('project', { where }, standing)).toBe(2);
  });
});
