import { refusalMessage } from '@maru/contracts/shop/payment/payment.refusals';
import { expect, it } from 'vitest';
import { finalRefusals } from './toss-answers.ts';

const general = refusalMessage('SOMETHING_NEW');

it('says each final refusal in words of its own', () => {
  expect([...finalRefusals].filter((code) => refusalMessage(code) === general)).toEqual([]);
});
it.each([...finalRefusals, 'SOMETHING_NEW', '', 'constructor'])('shows a buyer no code: %s', (code) =>
  expect(refusalMessage(code)).toMatch(/^[^A-Z_]+요\.$/),
);
