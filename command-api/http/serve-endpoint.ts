import { type EndpointRoute, isInQuery } from '@maru/contracts/kernel/route';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import { answerInTime } from '@maru/platform/http/answer-in-time';
import { authenticate } from '@maru/platform/http/authenticate';
import { parseInput } from '@maru/platform/http/parse-input';
import type { Response } from 'express';
import type { Endpoint, EndpointContext } from './endpoint.ts';
import { jsonBody } from './json-body.ts';
import type { Serve } from './route-table.ts';
import { sendJson } from './send-json.ts';

/** From request to answer of a row with a handler of its own. */
export const serveEndpoint =
  (route: EndpointRoute, { raw, redirects, status, handle }: Endpoint, tokens: AccessTokens): Serve =>
  async (req, res) => {
    const actor = await authenticate(tokens, route.access, req.headers.authorization);
    const source = async () => parseInput(route.input, isInQuery(route) ? req.query : await jsonBody(req, res));
    // `endpoint()` tied the handler's input to the row's schema.
    const context = { input: raw ? undefined : await source(), actor, req, res } as EndpointContext<never>;
    const handling = handle(context);
    if (redirects) return redirect(res, (await handling) as { location: string });
    // Uploads take what time their bytes take.
    sendJson(res, status, await (raw ? handling : answerInTime(handling)));
  };

const redirect = (res: Response, { location }: { readonly location: string }) => {
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(location);
};
