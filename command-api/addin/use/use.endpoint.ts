import { dayOfMoment } from '@maru/contracts/addin/batch/batch.lines';
import type { UseLine } from '@maru/contracts/addin/use/use.commands';
import { readerOfUse } from '@maru/contracts/addin/use/use.reader';
import { useRoutes } from '@maru/contracts/addin/use/use.routes';
import { type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { AddinServices } from '../addin-services.ts';
import { type BatchKind, recordBatch } from '../batch/record-batch.service.ts';

const useBatch: BatchKind<UseLine> = {
  read: readerOfUse(),
  limit: 'addinBatch',
  mostStreams: 40,
  streamOf: ({ at }) => dayOfMoment(at),
  command: (lines, day, reporter) => ({ type: 'RecordAddinUse', data: { day, ...reporter, lines } }),
  full: { rejection: 'addin_day_full', line: 'day_full' },
};

export const reportUseEndpoint = (services: AddinServices): Endpoint =>
  rawEndpoint(useRoutes.report, (call) => recordBatch(services, useBatch, call));
