import { system } from '@maru/contracts/kernel/actor';
import { currentCorrelation } from '@maru/platform/log/correlation';
import type { Response } from 'express';
import { createHash } from 'node:crypto';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { ShopServices } from '../shop-services.ts';
import type { DeskParts, Send } from './payment-desk.service.ts';

/** Commands of the system through the pipeline; `written` hears how far the log has come by them. */
export const deskParts = (
  { execute, load, provider }: Pick<ShopServices, 'execute' | 'load' | 'provider'>,
  written: (position: number) => void = () => undefined,
): DeskParts => {
  const send: Send = async (command, name) => {
    const commandId = commandIdOf(
      system.id,
      name === undefined ? undefined : createHash('sha256').update(name).digest('hex'),
    );
    const { position } = await execute({
      command,
      actor: system,
      commandId,
      ipHash: '',
      correlationId: currentCorrelation() ?? commandId,
    });
    written(position);
  };
  return { load, send, provider };
};

/** Commands of a request: whoever made it reads what they wrote. */
export const deskFor = (services: ShopServices, res: Response): DeskParts => {
  let newest = 0;
  return deskParts(services, (position) => {
    newest = Math.max(newest, position);
    res.setHeader('X-Position', String(newest));
  });
};
