import type { SessionCommand } from '@maru/contracts/identity/session/session.commands';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Request } from 'express';
import { v7 } from 'uuid';
import type { CommandRequest } from '../../pipeline/command-request.ts';
import type { IdentityServices } from '../identity-services.ts';

/** A session's command in the name of its user. Its tokens are new each time, so a repeat is another command. */
export const sessionCommand = (
  { ipHash }: IdentityServices,
  req: Request,
  userId: string,
  command: SessionCommand,
): CommandRequest => {
  const commandId = v7();
  return {
    command,
    actor: { id: userId, level: 0 },
    commandId,
    ipHash: ipHash(req.ip ?? ''),
    correlationId: currentCorrelation() ?? commandId,
  };
};
