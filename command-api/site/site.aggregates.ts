import { anyAggregate } from '../pipeline/aggregate.ts';
import { configAggregate } from './config/config.aggregate.ts';
import { slideAggregate } from './slide/slide.aggregate.ts';

export const siteAggregates = [anyAggregate(configAggregate), anyAggregate(slideAggregate)];
