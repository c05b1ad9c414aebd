import { describe, expect, it } from 'vitest';
import {
  acceptTask,
  cancelPieceTask,
  cancelRestTask,
  compareTask,
  consoleTask,
  followedTask,
  goodwillTask,
  seenTask,
  untrueBooks,
} from './console-ends.fixture.ts';
import { total, type World } from './payment-world.fixture.ts';

/** Less than the piece that is cancelled, as much, more than what is left after it, and all. */
const sums = [10_000, 34_850, 70_000, total];
/** Steps of a comparison after which it is broken off. */
const deaths = [1, 2, 3];
const piece = (of: World) => followedTask(of, cancelPieceTask(of));

describe("money given back at the provider's console, in every order", { timeout: 60_000 }, () => {
  it.each(sums)('%i won beside a refund and the daily comparison, broken off anywhere', async (sum) => {
    for (const death of deaths) {
      const { found } = await untrueBooks(
        (of) => [piece(of), consoleTask(of, sum), compareTask(of)],
        [Infinity, Infinity, death],
      );
      expect(found).toEqual([]);
    }
  });

  it('is taken for the refund that is asked for after it was seen, else it is beside it', async () => {
    const { found, differences, orders } = await untrueBooks(
      (of) => [piece(of), consoleTask(of, 10_000), compareTask(of)],
      [Infinity, Infinity, 4],
    );
    expect([found, differences, orders > 500]).toEqual([[], [-10_000, 0], true]);
  });

  it.each(sums)('%i won before, between and after two refunds, each dying anywhere', async (sum) => {
    for (const death of [1, 3, 5, 7, Infinity]) {
      const { found } = await untrueBooks(
        (of) => [
          followedTask(of, cancelPieceTask(of), cancelRestTask(of)),
          consoleTask(of, sum),
          consoleTask(of, 5_000),
        ],
        [death],
      );
      expect(found).toEqual([]);
    }
  });

  it.each(sums)('%i won twice, beside money that is given for nothing', async (sum) => {
    const tasks = (of: World) => [
      followedTask(of, goodwillTask(of, 40_000), cancelRestTask(of)),
      consoleTask(of, sum),
      consoleTask(of, sum),
    ];
    expect((await untrueBooks(tasks)).found).toEqual([]);
  });

  it.each(sums)('%i won that the desk lets be, whenever it says so', async (sum) => {
    const { found } = await untrueBooks((of) => [piece(of), consoleTask(of, sum), seenTask(of), acceptTask(of)]);
    expect(found).toEqual([]);
  });
});
