import { system } from '@maru/contracts/kernel/actor';
import { createHash } from 'node:crypto';
import { commandIdOf } from '../../pipeline/command-id.ts';
import type { Send } from '../../pipeline/send.ts';
import type { ShopServices } from '../shop-services.ts';
import type { DeskParts, SystemSend } from './payment-desk.service.ts';

const namedId = (name: string) => commandIdOf(system.id, createHash('sha256').update(name).digest('hex'));

/** The shop's own commands, sent by whoever caused them. */
export const bySystem =
  (send: Send): SystemSend =>
  async (command, name) => {
    await send(command, { as: system, ...(name !== undefined && { id: namedId(name) }) });
  };

/** What settling a payment works with, its commands sent by `send`. */
export const deskParts = ({ load, provider }: Pick<ShopServices, 'load' | 'provider'>, send: Send): DeskParts => ({
  load,
  provider,
  send: bySystem(send),
});
