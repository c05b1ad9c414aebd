import type { ScriptedProvider } from '../scripted-provider.ts';
import { held, type OrderAccount } from './order-account.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** What the provider has of payments, what it refused to give back, and what a person gave back there. */
export const booksOf = (bank: Pick<ScriptedProvider, 'paymentsOf'>, ids: readonly string[]) => {
  const payments = ids.flatMap((id) => bank.paymentsOf(id));
  return {
    held: sum(payments.map(({ status, amount, given }) => (status === 'paid' ? amount - given : 0))),
    taken: sum(payments.map(({ status, amount }) => (status === 'paid' ? amount : 0))),
    refused: sum(payments.flatMap(({ refused }) => [...refused.values()])),
    atConsole: sum(payments.map(({ atConsole }) => atConsole)),
    free: sum(payments.map(({ givenFree }) => givenFree)),
    overdrawn: payments.filter(({ given, amount }) => given > amount).length,
  };
};
type Books = ReturnType<typeof booksOf>;

/**
 * What a person gave back there stands for what the order gives back later, or is beside it. Nothing is given twice: what
 * the shop asked for is no more than what the order gives back, and what came of other tries.
 */
const isWithin = ({ held: has, taken, refused, atConsole }: Books, order: OrderAccount): boolean =>
  taken - has - atConsole <= order.refunded + taken - order.amounts.total &&
  has >= held(order) - atConsole &&
  has <= held(order) + refused;

/** Both sides of the money: what the provider's books say, and what they should. */
export const moneyOf = (books: Books, order: OrderAccount, taxFreeRefunded: number) => {
  const { overdrawn, free, refused, atConsole } = books;
  const owed = order.stage === 'paid' ? held(order) + refused : 0;
  const isFreeKnown = refused === 0 && atConsole === 0;
  return {
    shown: { held: atConsole > 0 ? isWithin(books, order) : books.held, overdrawn, free: isFreeKnown ? free : 0 },
    written: { held: atConsole > 0 ? true : owed, overdrawn: 0, free: isFreeKnown ? taxFreeRefunded : 0 },
  };
};
