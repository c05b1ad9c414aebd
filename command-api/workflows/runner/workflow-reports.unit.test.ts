import { Rejected } from '@maru/contracts/kernel/rejections';
import { expect, it } from 'vitest';
import { workflowReports } from './workflow-reports.ts';

const failing = (error: Error) => {
  const fail = () => Promise.reject(error);
  return workflowReports({ load: fail, send: fail }, 'test');
};
const cause = { id: crypto.randomUUID(), stream: 'test.a-1', revision: 0, type: 'Noted' };

it('goes on where the stream of a reaction is damaged, and does not know whether it was given up', async () => {
  const reports = failing(new Rejected('stream_damaged'));
  expect(await reports.isGivenUp(cause)).toBeUndefined();
  await reports.setAside(cause, 'unavailable');
  await reports.done(cause);
});

it('fails where the log does', async () => {
  const reports = failing(new Error('away'));
  await expect(reports.isGivenUp(cause)).rejects.toThrow('away');
  await expect(reports.done(cause)).rejects.toThrow('away');
});
