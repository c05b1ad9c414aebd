import { routes as allRoutes } from '@maru/contracts/api/routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import type { AccessClaims, AccessTokens } from '@maru/platform/access-token/access-token';
import { authenticate } from '@maru/platform/http/authenticate';
import { type RequestHandler, Router } from 'express';
import type { Endpoint } from './endpoint.ts';
import { type PathCalls, routeTable, type Serve } from './route-table.ts';
import { type EndpointServices, serveCommand, serveEndpoint } from './serve-route.ts';

/** Throws where somebody is no administrator any more, whatever the token says. */
export type RequireAdmin = (claims: AccessClaims) => Promise<void>;

export interface CommandRouterOptions extends EndpointServices {
  /** One for each endpoint row of the contract. */
  readonly endpoints: readonly Endpoint[];
  readonly requireAdmin: RequireAdmin;
  readonly routes?: readonly Route[];
}

export const commandRouter = ({
  endpoints,
  requireAdmin,
  routes = allRoutes,
  ...services
}: CommandRouterOptions): Router => {
  const handlerOf = (route: Route): Serve | undefined => {
    if (route.kind === 'query') return undefined;
    if (route.kind === 'command') return serveCommand(route, services);
    const endpoint = endpoints.find((one) => one.route.path === route.path && one.route.method === route.method);
    if (!endpoint) throw new Error(`no handler for ${route.method} ${route.path}`);
    return serveEndpoint(route, endpoint, services);
  };
  const serveOf = (route: Route) => {
    const serve = handlerOf(route);
    return serve && route.access === 'admin' ? serveAdmins(serve, services.tokens, requireAdmin) : serve;
  };
  return Router().use(dispatch(routeTable(routes, serveOf)));
};

const serveAdmins =
  (serve: Serve, tokens: AccessTokens, requireAdmin: RequireAdmin): Serve =>
  async (req, res) => {
    const claims = await authenticate(tokens, 'admin', req.headers.authorization);
    if (claims) await requireAdmin(claims);
    await serve(req, res);
  };

const dispatch =
  (table: ReadonlyMap<string, PathCalls>): RequestHandler =>
  (req, res, next) => {
    const calls = table.get(req.path);
    const entry = calls?.get(req.method);
    if (calls && !entry) {
      res.setHeader('Allow', [...calls.keys()].join(', '));
      throw new Rejected('method_not_allowed');
    }
    if (!entry?.serve) return next();
    req.route = entry.route;
    return entry.serve(req, res);
  };
