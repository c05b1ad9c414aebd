import { routes as allRoutes } from '@maru/contracts/api/routes';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Route } from '@maru/contracts/kernel/route';
import type { AccessClaims, AccessTokens } from '@maru/platform/access-token/access-token';
import { authenticate } from '@maru/platform/http/authenticate';
import { type RequestHandler, Router } from 'express';
import type { Endpoint } from './endpoint.ts';
import { type PathCalls, routeTable, type Serve } from './route-table.ts';
import { type EndpointServices, serveCommand, serveEndpoint } from './serve-route.ts';

/** Throws where somebody is not any more what a row asks for, whatever the token says. */
type RequireCaller = (claims: AccessClaims) => Promise<void>;
export type RequireAdmin = RequireCaller;

export interface CommandRouterOptions extends EndpointServices {
  /** One for each endpoint row of the contract. */
  readonly endpoints: readonly Endpoint[];
  readonly requireAdmin: RequireAdmin;
  /** That the add-in is still bound to the token's person. */
  readonly requireAddin: RequireCaller;
  readonly routes?: readonly Route[];
}

export const commandRouter = ({
  endpoints,
  requireAdmin,
  requireAddin,
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
    const required = route.access === 'admin' ? requireAdmin : route.access === 'addin' && requireAddin;
    return serve && required ? servedTo(serve, { access: route.access, tokens: services.tokens, required }) : serve;
  };
  return Router().use(dispatch(routeTable(routes, serveOf)));
};

interface Asked {
  readonly access: Route['access'];
  readonly tokens: AccessTokens;
  readonly required: RequireCaller;
}

const servedTo =
  (serve: Serve, { access, tokens, required }: Asked): Serve =>
  async (req, res) => {
    const claims = await authenticate(tokens, access, req.headers.authorization);
    if (claims) await required(claims);
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
