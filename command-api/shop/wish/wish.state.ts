import type { Deciders } from '@maru/contracts/kernel/decider';
import type { WishCommand } from '@maru/contracts/shop/wish/wish.commands';
import type { WishEvent } from '@maru/contracts/shop/wish/wish.events';
import type { WishState } from '@maru/contracts/shop/wish/wish.fold';

export type WishDecider<T extends WishCommand['type']> = Deciders<WishCommand, WishState, WishEvent>[T];
