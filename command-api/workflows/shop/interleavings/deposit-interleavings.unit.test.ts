import { describe, expect, it } from 'vitest';
import { isTrue, untrue } from './payment-ends.fixture.ts';
import { cancelTask, depositTask, expireTask, payTask, settleTask } from './payment-world.fixture.ts';

describe('a deposit, in every order', { timeout: 60_000 }, () => {
  it('a deposit comes at any time while the order expires: the order takes it, or a person has to give it back where the account was given out too late', async () => {
    const { found, ends } = await untrue(
      { mode: 'deposit', tasks: (of) => [payTask(of), depositTask(of), expireTask(of)] },
      (truth) => isTrue(truth) || (truth.left && truth.lateAccount),
    );
    expect([found, ends]).toEqual([[], ['expired', 'paid']]);
  });

  it('a deposit into a cancelled order is never lost sight of: the provider gives it back, or the buyer has to say where it goes', async () => {
    const { found, ends } = await untrue(
      {
        mode: 'deposit',
        tasks: (of) => [payTask(of), depositTask(of), cancelTask(of), settleTask(of)],
        limits: [4, Infinity, Infinity, 3],
      },
      (truth) => isTrue(truth) || truth.left,
    );
    expect([found, ends]).toEqual([[], ['cancelled', 'paid']]);
  });

  it('a deposit into an order that is cancelled with an account told goes there by itself', async () => {
    const told = { refund_account: { bank: '88', account: '110123456789', holder: '김하늘' } };
    const { found, ends } = await untrue({
      mode: 'deposit',
      tasks: (of) => [payTask(of), depositTask(of), cancelTask(of, told), settleTask(of)],
      limits: [4, Infinity, Infinity, 3],
    });
    expect([found, ends]).toEqual([[], ['cancelled']]);
  });
});
