import { type ErrorLine, errorLine } from '@maru/contracts/addin/error/error.fields';
import { addinErrorRoutes } from '@maru/contracts/addin/error/error.routes';
import { type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { AddinServices } from '../addin-services.ts';
import { type BatchKind, recordBatch } from '../batch/record-batch.service.ts';
import { fingerprintOf } from './fingerprint.service.ts';

const errorBatch: BatchKind<ErrorLine> = {
  read: (json) => errorLine.safeParse(json),
  limit: 'addinErrors',
  mostStreams: 20,
  streamOf: ({ line }) => fingerprintOf(line),
  command: (lines, id, reporter) => ({ type: 'RecordAddinErrors', data: { id, ...reporter, lines } }),
};

export const reportErrorEndpoint = (services: AddinServices): Endpoint =>
  rawEndpoint(addinErrorRoutes.report, (call) => recordBatch(services, errorBatch, call));
