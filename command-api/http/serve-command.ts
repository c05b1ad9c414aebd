import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommandRoute } from '@maru/contracts/kernel/route';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import { answerInTime, answerMs } from '@maru/platform/http/answer-in-time';
import { authenticate } from '@maru/platform/http/authenticate';
import { etagOf, revisionOf } from '@maru/platform/http/etag';
import { parseInput } from '@maru/platform/http/parse-input';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Request, Response } from 'express';
import { commandIdOf } from '../pipeline/command-id.ts';
import type { CommandAnswer, Execute } from '../pipeline/command-request.ts';
import { jsonBody } from './json-body.ts';
import type { Serve } from './route-table.ts';
import { sendJson } from './send-json.ts';

export interface CommandServices {
  readonly execute: Execute;
  readonly tokens: AccessTokens;
  /** Keyed hash of a caller's address, for the record. */
  readonly ipHash: (address: string) => string;
}

/** From request to answer of any command row. */
export const serveCommand =
  (route: CommandRoute, { execute, tokens, ipHash }: CommandServices): Serve =>
  async (req, res) => {
    const claims = await authenticate(tokens, route.access, req.headers.authorization);
    if (!claims) throw new Rejected('not_logged_in');
    const commandId = commandIdOf(claims.userId, one(req.headers['idempotency-key']));
    const ifRevision = revisionOf(req.headers['if-match']);
    const input = parseInput(route.input, route.method === 'DELETE' ? req.query : await jsonBody(req, res));
    const deadline = performance.now() + answerMs;
    const answer = await answerInTime(
      execute({
        command: route.toCommand(input, commandId, claims.userId),
        actor: { id: claims.userId, level: claims.level },
        commandId,
        ifRevision,
        deadline,
        ipHash: ipHash(req.ip ?? ''),
        correlationId: currentCorrelation() ?? commandId,
      }),
    );
    send(res, answer);
  };

const one = (header: Request['headers'][string]) => (Array.isArray(header) ? header.join(', ') : header);

const send = (res: Response, { body, revision, position }: CommandAnswer) => {
  res.setHeader('X-Position', String(position));
  if (revision >= 0) res.setHeader('ETag', etagOf(revision));
  sendJson(res, 200, body);
};
