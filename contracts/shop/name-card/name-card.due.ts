import { afterDays } from '../order/order.due.ts';

/** So many days after a proof was shown its buyer is reminded of it, where nobody has answered. */
export const reminderDays = [3, 7] as const;
/** Whoever was reminded late has so many days to answer before the next reminder. */
export const daysBetweenReminders = 4;

interface Waiting {
  /** Epoch ms; null where no proof waits for an answer. */
  readonly proofed_at: number | null;
  readonly reminders: number;
  /** When the last of the reminders was sent, in epoch ms; null before the first. */
  readonly reminded_at: number | null;
}

/** When its buyer is to be reminded next, in epoch ms; null where nobody is. */
export const reminderDueAt = ({ proofed_at, reminders, reminded_at }: Waiting): number | null => {
  const days = reminderDays[reminders];
  if (proofed_at === null || days === undefined) return null;
  const due = afterDays(proofed_at, days);
  return reminded_at === null ? due : Math.max(due, afterDays(reminded_at, daysBetweenReminders));
};

/** Everything was said to the buyer that is said by itself: a person has to ask. */
export const isUnanswered = ({ proofed_at, reminders }: Waiting): boolean =>
  proofed_at !== null && reminders >= reminderDays.length;
