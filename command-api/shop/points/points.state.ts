import type { Deciders } from '@maru/contracts/kernel/decider';
import type { PointsCommand } from '@maru/contracts/shop/points/points.commands';
import type { PointsEvent } from '@maru/contracts/shop/points/points.events';
import type { PointsFacts } from '@maru/contracts/shop/points/points.fold';

export type PointsDecider<T extends PointsCommand['type']> = Deciders<PointsCommand, PointsFacts, PointsEvent>[T];

const dayMs = 24 * 60 * 60 * 1000;
export const daysAfter = (at: number, days: number): string => new Date(at + days * dayMs).toISOString();

export const spentOn = ({ uses }: PointsFacts, orderId: string) => uses.find(({ order_id }) => order_id === orderId);
