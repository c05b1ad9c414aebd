import { describe, expect, it } from 'vitest';
import { uploadBudget } from './upload-limits.ts';

describe('upload budget', () => {
  it('refuses what would hold too much at once, and gives back what ended or failed', async () => {
    const within = uploadBudget(10);
    let finish: () => void = () => undefined;
    const first = within(
      6,
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await expect(within(5, async () => 'too much')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(
      within(4, async () => {
        throw new Error('broken');
      }),
    ).rejects.toThrow('broken');
    expect(await within(4, async () => 'fits')).toBe('fits');
    finish();
    await first;
    expect(await within(10, async () => 'fits')).toBe('fits');
  });
});
