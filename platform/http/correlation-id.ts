import type { RequestHandler } from 'express';
import { randomUUID } from 'node:crypto';
import { withCorrelation } from '../log/correlation.ts';

const header = 'X-Correlation-Id';
/** It is written into the log and into events: nothing but plain ids. */
const plain = /^[A-Za-z0-9._-]{8,64}$/;

/** Takes the caller's correlation id or makes one, answers it, and runs the rest of the request under it. */
export const correlationId: RequestHandler = (request, response, next) => {
  const given = request.get(header);
  const id = given !== undefined && plain.test(given) ? given : randomUUID();
  response.set(header, id);
  withCorrelation(id, next);
};
