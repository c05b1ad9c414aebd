import { type ErrorLine, errorLine, tellingFrames } from '@maru/contracts/addin/error/error.fields';
import { addinErrorRoutes } from '@maru/contracts/addin/error/error.routes';
import { createHash } from 'node:crypto';
import { type Endpoint, rawEndpoint } from '../../http/endpoint.ts';
import type { AddinServices } from '../addin-services.ts';
import { type BatchKind, recordBatch } from '../batch/record-batch.service.ts';

/** The version is left out: the same error in the next one is the same error. */
const fingerprintOf = ({ type, frames }: ErrorLine): string =>
  createHash('sha256')
    .update([type, ...frames.slice(0, tellingFrames)].join('\n'))
    .digest('hex')
    .slice(0, 32);

const errorBatch: BatchKind<ErrorLine> = {
  read: (json) => errorLine.safeParse(json),
  limit: 'addinErrors',
  mostStreams: 20,
  streamOf: ({ line }) => fingerprintOf(line),
  command: (lines, id, reporter) => ({ type: 'RecordAddinErrors', data: { id, ...reporter, lines } }),
};

export const reportErrorEndpoint = (services: AddinServices): Endpoint =>
  rawEndpoint(addinErrorRoutes.report, (call) => recordBatch(services, errorBatch, call));
