import type { EventMeta } from '@maru/contracts/kernel/message';
import type { KeyedHash } from '@maru/platform/env/secrets';
import { stringify } from 'safe-stable-stringify';
import type { CommandRequest } from './command-request.ts';

/** What events say of the command that they come from. */
export interface CommandOrigin extends Pick<
  CommandRequest,
  'actor' | 'commandId' | 'ipHash' | 'correlationId' | 'source' | 'causationId'
> {
  readonly commandType: string;
  readonly requestHash?: string;
}

/** Of the command's id too, so that equal commands of different people cannot be found by it. */
const requestHashOf = ({ actor, command, commandId }: CommandRequest, hash: KeyedHash) =>
  hash(stringify([commandId, actor.id, command.type, command.data]));

export const originOf = (request: CommandRequest, hash: KeyedHash): CommandOrigin => ({
  ...request,
  commandType: request.command.type,
  ...(!request.isUnrepeated && { requestHash: requestHashOf(request, hash) }),
});

/** False also where the first was recorded without a hash, or where only the same effect was asked for. */
export const isSameRequest = (
  meta: Pick<EventMeta, 'requestHash'> | undefined,
  request: CommandRequest,
  hash: KeyedHash,
) => meta?.requestHash !== undefined && meta.requestHash === requestHashOf(request, hash);
