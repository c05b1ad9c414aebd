import { type CommandRoute, type EndpointRoute, isInQuery, type Route } from '@maru/contracts/kernel/route';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import { answerInTime, answerMs } from '@maru/platform/http/answer-in-time';
import { authenticate } from '@maru/platform/http/authenticate';
import { parseInput } from '@maru/platform/http/query-input';
import type { Response } from 'express';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { revisionOf } from '@maru/platform/http/etag';
import { type CallServices, openCall, sendPosition } from './call.ts';
import type { Endpoint, EndpointContext } from './endpoint.ts';
import { jsonBody, sendJson } from './json.ts';
import type { Serve } from './route-table.ts';

export interface EndpointServices extends CallServices {
  readonly tokens: AccessTokens;
}

const sourceOf = ({ access }: Pick<Route, 'access'>) => (access === 'admin' || access === 'addin' ? access : 'web');

export const serveEndpoint =
  (route: EndpointRoute, { raw, redirects, streams, status, handle }: Endpoint, services: EndpointServices): Serve =>
  async (req, res) => {
    const actor = await authenticate(services.tokens, route.access, req.headers.authorization);
    const input = async () =>
      parseInput(route.input, isInQuery(route) ? req.query : await jsonBody(req, res, route.maxBytes));
    const { latest, ...call } = openCall(services, { req, res, actor, source: sourceOf(route) });
    // `endpoint()` tied the handler's input to the row's schema.
    const handling = handle({ ...call, input: raw ? undefined : await input() } as EndpointContext<never>);
    try {
      // Uploads and visits of a browser may take longer than other calls.
      const body = await (raw || redirects || streams ? handling : answerInTime(handling));
      if (streams) return;
      sendPosition(res, latest, body);
      if (redirects) redirect(res, body as { location: string });
      else sendJson(res, status, body);
    } finally {
      // What was written before a failure is to be read after it, too.
      sendPosition(res, latest);
    }
  };

const redirect = (res: Response, { location }: { readonly location: string }) => {
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(location);
};

export const serveCommand =
  (route: CommandRoute, services: EndpointServices): Serve =>
  async (req, res) => {
    const actor = await authenticate(services.tokens, route.access, req.headers.authorization);
    if (!actor) throw new Rejected('not_logged_in');
    const { send, latest, idOf } = openCall(services, { req, res, actor, source: sourceOf(route) });
    const id = idOf(actor.userId);
    const ifRevision = revisionOf(req.headers['if-match']);
    const input = parseInput(
      route.input,
      route.method === 'DELETE' ? req.query : await jsonBody(req, res, route.maxBytes),
    );
    const command = route.toCommand(input, id, actor.userId);
    const { body } = await answerInTime(send(command, { id, ifRevision, deadline: performance.now() + answerMs }));
    sendPosition(res, latest, body);
    sendJson(res, 200, body);
  };
