import { sessionEndpoint } from '../addin/user/session.endpoint.ts';
import { reportUseEndpoint } from '../addin/use/use.endpoint.ts';
import type { AddinServices } from '../addin/addin-services.ts';
import { reportErrorEndpoint } from '../addin/error/error.endpoint.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { HandlerServices } from '../http/handler-services.ts';
import type { Send } from '../pipeline/send.ts';
import { seatOnMachine } from '../shop/licence/seat-on-machine.service.ts';

interface AddinParts extends HandlerServices {
  /** As the add-in's own. */
  readonly send: Send;
}

export const composeAddin = ({ load, views, clock, limits, send }: AddinParts): readonly Endpoint[] => {
  const services: AddinServices = { clock, limits, licenceOn: seatOnMachine({ load, views, send }) };
  return [sessionEndpoint(services), reportUseEndpoint(services), reportErrorEndpoint(services)];
};
