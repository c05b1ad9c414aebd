import type { Actor } from '@maru/contracts/kernel/actor';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { configAggregate } from './config.aggregate.ts';

export const keeper: Actor = { id: '01900000-0000-7000-8000-000000000001', level: 10 };
export const { BusinessInfoChanged: named, ShippingRatesChanged: rated } = configExamples;
export const config = decisionsOf(configAggregate);
