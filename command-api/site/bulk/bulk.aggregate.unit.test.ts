import { system } from '@maru/contracts/kernel/actor';
import { bulkExamples } from '@maru/contracts/site/bulk/bulk.examples';
import { bulkPolicies } from '@maru/contracts/site/bulk/bulk.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { bulkAggregate } from './bulk.aggregate.ts';

const { BulkStarted: started, BulkLinesDone: done, BulkStopped: stopped, BulkFinished: finished } = bulkExamples;
const { id } = started.data;
const spec = decisionsOf(bulkAggregate);
const rest = { id, from: 2, count: 1, refused: [] };

describe('a bulk action', () => {
  it('notes what became of its lines, in their order', () => {
    spec.given(started).when({ type: 'RecordBulkLines', data: done.data }, system).emits(done);
    spec.given(started, done).when({ type: 'RecordBulkLines', data: done.data }, system).emitsNothing();
    spec.given(started).when({ type: 'RecordBulkLines', data: rest }, system).emitsNothing();
  });
  it('is finished with its last line', () =>
    spec
      .given(started, done)
      .when({ type: 'RecordBulkLines', data: rest }, system)
      .emits({ type: 'BulkLinesDone', data: rest }, finished));
  it('is stopped once, and not when it is over', () => {
    const stop = { type: 'StopBulk', data: stopped.data } as const;
    spec.given(started).when(stop, system).emits(stopped);
    spec.given(started, stopped).when(stop, system).emitsNothing();
    spec.given(started, finished).when(stop, system).isRefused('bulk_over');
  });
  it('still notes what was done while somebody stopped it, and is not finished by that', () =>
    spec
      .given(started, done, stopped)
      .when({ type: 'RecordBulkLines', data: rest }, system)
      .emits({ type: 'BulkLinesDone', data: rest }));
  it('is started once', () => {
    const command = { type: 'StartBulk', data: { ...started.data, kind: 'order.prepare' } } as const;
    spec.given().when(command, system).emits(started);
    spec.given(started).when(command, system).emitsNothing();
  });
  it('is for administrators, its notes for the system alone', () => {
    const admin = { id: 'a', level: 10 };
    const customer = { id: 'c', level: 1 };
    const there = { bulk: 'there' } as const;
    expect(bulkPolicies.StartBulk(customer, there)).toBe('forbidden');
    expect(bulkPolicies.StopBulk(customer, there)).toBe('forbidden');
    expect(bulkPolicies.StopBulk(admin, { bulk: 'missing' })).toBe('not_found');
    expect(bulkPolicies.RecordBulkLines(admin, there)).toBe('forbidden');
  });
});
