import { afterDays } from '../order/order.due.ts';

/** So many days after a proof was shown its buyer is reminded of it, where nobody has answered. */
export const reminderDays = [3, 7] as const;

interface Waiting {
  /** Epoch ms; null where no proof waits for an answer. */
  readonly proofed_at: number | null;
  readonly reminders: number;
}

/** When its buyer is to be reminded next, in epoch ms; null where nobody is. */
export const reminderDueAt = ({ proofed_at, reminders }: Waiting): number | null => {
  const days = reminderDays[reminders];
  return proofed_at === null || days === undefined ? null : afterDays(proofed_at, days);
};

/** Everything was said to the buyer that is said by itself: a person has to ask. */
export const isUnanswered = ({ proofed_at, reminders }: Waiting): boolean =>
  proofed_at !== null && reminders >= reminderDays.length;
