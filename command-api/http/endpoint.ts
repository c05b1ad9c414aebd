import { Rejected } from '@maru/contracts/kernel/rejections';
import type { EndpointRoute } from '@maru/contracts/kernel/route';
import type { AccessClaims } from '@maru/platform/access-token/access-token';
import type { z } from 'zod';
import type { Call } from './call.ts';

export interface EndpointContext<Input> extends Call {
  readonly input: Input;
}

type Handle<Input> = (context: EndpointContext<Input>) => Promise<object>;

export interface Endpoint {
  readonly route: Pick<EndpointRoute, 'method' | 'path'>;
  /** The handler reads the request's body itself (multipart); `input` is then undefined. */
  readonly raw: boolean;
  readonly redirects: boolean;
  /** The handler writes the answer itself, piece by piece, once it has refused nothing. */
  readonly streams: boolean;
  readonly status: number;
  readonly handle: Handle<never>;
}

/** The router parses the body and validates it with the row's schema. */
export const endpoint = <I extends z.ZodType>(
  route: EndpointRoute<I>,
  handle: Handle<z.output<I>>,
  status = 200,
): Endpoint => ({ route, handle, status, raw: false, redirects: false, streams: false });

export const rawEndpoint = (route: EndpointRoute, handle: Handle<undefined>): Endpoint => ({
  route,
  handle,
  status: 200,
  raw: true,
  redirects: false,
  streams: false,
});

/** For a browser that follows a link: the handler answers the next address, also after a failure. */
export const redirectEndpoint = <I extends z.ZodType>(
  route: EndpointRoute<I>,
  handle: (context: EndpointContext<z.output<I>>) => Promise<{ readonly location: string }>,
): Endpoint => ({ route, handle, status: 302, raw: false, redirects: true, streams: false });

/** For files: the handler sends the body. */
export const streamEndpoint = <I extends z.ZodType>(
  route: EndpointRoute<I>,
  send: (context: EndpointContext<z.output<I>>) => Promise<void>,
): Endpoint => ({
  route,
  status: 200,
  raw: false,
  redirects: false,
  streams: true,
  handle: async (context: EndpointContext<z.output<I>>) => {
    await send(context);
    return {};
  },
});

export const actorOf = ({ actor }: Pick<Call, 'actor'>): AccessClaims => {
  if (!actor) throw new Rejected('not_logged_in');
  return actor;
};
