import type { Source } from '@maru/contracts/kernel/message';
import type { AccessClaims } from '@maru/platform/access-token/access-token';
import { etagOf } from '@maru/platform/http/etag';
import type { Request, Response } from 'express';
import { commandIdOf } from '../pipeline/command-id.ts';
import type { CommandAnswer, Execute } from '../pipeline/command-request.ts';
import type { Snapshot } from '../pipeline/fold.ts';
import { type Send, sender } from '../pipeline/send.ts';

export interface Call {
  /** Undefined only on rows that are open to anyone. */
  readonly actor: AccessClaims | undefined;
  readonly ipHash: string;
  readonly source: Source;
  /** Sends a command, in the caller's name unless told otherwise. The answer's headers follow from what was sent. */
  readonly send: Send;
  /** An id of this call's `Idempotency-Key`, the same for its repeat, another for another scope. */
  readonly idOf: (scope: string) => string;
  readonly req: Request;
  readonly res: Response;
}

export interface CallServices {
  readonly execute: Execute;
  readonly ipHash: (address: string) => string;
}

interface LatestAnswer {
  newest: CommandAnswer | undefined;
}

export const openCall = (
  { execute, ipHash: hashOf }: CallServices,
  { req, res, actor, source }: Pick<Call, 'req' | 'res' | 'actor' | 'source'>,
): Call & { readonly latest: LatestAnswer } => {
  const latest: LatestAnswer = { newest: undefined };
  const key = idempotencyKeyOf(req);
  const keyedIds = new Set<string>();
  const idOf: Call['idOf'] = (scope) => {
    const id = commandIdOf(scope, key);
    if (key !== undefined) keyedIds.add(id);
    return id;
  };
  const executeNoted: Execute = async (request) => {
    const answer = await execute({ ...request, isKeyed: keyedIds.has(request.commandId) });
    if (answer.position >= (latest.newest?.position ?? 0)) latest.newest = answer;
    return answer;
  };
  const ipHash = hashOf(req.ip ?? '');
  const send = sender(executeNoted, { actor: actor && { id: actor.userId, level: actor.level }, ipHash, source });
  return { actor, ipHash, source, send, latest, idOf, req, res };
};

/** The answer itself has the ETag, other bodies made of what was sent have none. */
export const sendPosition = (res: Response, { newest }: LatestAnswer, body?: object) => {
  if (!newest || res.headersSent) return;
  res.setHeader('X-Position', String(newest.position));
  if (body === newest.body && newest.revision >= 0) res.setHeader('ETag', etagOf(newest.revision));
};

/**
 * What answers one whole stream says how far it reaches by the stream's newest event, as a command's answer does: the
 * later of two such answers is known by it. The log's head would put what a workflow is about to write before the load.
 */
export const sendLoaded = <S>(
  { res }: Pick<Call, 'res'>,
  { state, position }: Pick<Snapshot<S>, 'state' | 'position'>,
): S => {
  res.setHeader('X-Position', String(position));
  return state;
};

const idempotencyKeyOf = ({ headers: { 'idempotency-key': key } }: Request) =>
  Array.isArray(key) ? key.join(', ') : key;
