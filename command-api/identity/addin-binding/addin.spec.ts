import { addinExamples } from '@maru/contracts/identity/addin-binding/addin.examples';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { addinAggregate } from './addin.aggregate.ts';

export const { AddinBound: bound, AddinUnbound: freed } = addinExamples;
export const { hash, userId } = bound.data;
export const owner = { id: userId, level: 1 };
export const addin = decisionsOf(addinAggregate);
