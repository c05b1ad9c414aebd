import { restockExamples } from '@maru/contracts/shop/restock/restock.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { restockAggregate } from './restock.aggregate.ts';

export const { RestockAsked: asked, RestockCancelled: cancelled, RestockTold: told } = restockExamples;
export const wait = asked.data;
export const { id } = wait;
export const person = { id: wait.user_id, level: 1 };

export const restock = decisionsOf(restockAggregate);
