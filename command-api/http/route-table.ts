import type { Route } from '@maru/contracts/kernel/route';
import type { Request, Response } from 'express';

export type Serve = (req: Request, res: Response) => Promise<void>;

/** A call this service may be asked for; `serve` is missing where another service answers it. */
export interface RouteEntry {
  readonly serve: Serve | undefined;
  readonly route: { readonly path: string };
}

export type PathCalls = ReadonlyMap<string, RouteEntry>;

const methodsOf = ({ method }: Pick<Route, 'method'>) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** All paths are fixed texts, so finding one is one look into a map, however many there are. */
export const routeTable = (
  routes: readonly Route[],
  serveOf: (route: Route) => Serve | undefined,
): ReadonlyMap<string, PathCalls> => {
  const table = new Map<string, Map<string, RouteEntry>>();
  for (const row of routes) {
    const path = `/${row.path}`;
    const calls = table.get(path) ?? new Map<string, RouteEntry>();
    const entry = { serve: serveOf(row), route: { path } };
    for (const method of methodsOf(row)) calls.set(method, entry);
    table.set(path, calls);
  }
  return table;
};
