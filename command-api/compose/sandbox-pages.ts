import type { Engines } from '@maru/platform/engines/engines';
import { openStreams } from '../pipeline/streams.ts';
import { deskParts } from '../shop/payment/desk-parts.service.ts';
import { settleUp } from '../shop/payment/payment-desk.service.ts';
import { sandboxRouter } from '../shop/payment/sandbox/sandbox-router.service.ts';
import { sandbox } from '../shop/payment/sandbox/sandbox.service.ts';
import type { CommandService } from './command-service.ts';

/** The pages of the sandbox over a running service. */
export const sandboxPages = ({ send }: Pick<CommandService, 'send'>, { events }: Pick<Engines, 'events'>) => {
  const { load } = openStreams(events);
  const parts = deskParts({ load, provider: sandbox({ send, load }) }, send);
  return sandboxRouter({ send, load, tell: (orderId) => settleUp(parts, orderId) });
};
