import { createContext, useContext } from 'react';
import type { RouteMatch, RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kernel/feature.ts';

export const RouteHandleContext = createContext<RouteHandle>({});

export const useRouteHandle = () => useContext(RouteHandleContext);

/** The handles of matched routes, together. */
export const handleOf = (matches: readonly RouteMatch<string, RouteObject>[]): RouteHandle =>
  Object.assign({}, ...matches.map(({ route }) => (route.handle ?? {}) as RouteHandle)) as RouteHandle;
