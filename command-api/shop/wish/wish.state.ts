import type { Deciders } from '@maru/contracts/kernel/decider';
import type { WishCommand } from '@maru/contracts/shop/wish/wish.commands';
import type { WishEvent } from '@maru/contracts/shop/wish/wish.events';

/** Ids of items, the newest wish first. */
export type WishState = readonly string[];
export type WishDecider<T extends WishCommand['type']> = Deciders<WishCommand, WishState, WishEvent>[T];
