import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Feature, FeatureRoute, OpeningThunk } from '../kernel/feature.ts';

/** The part of the application's store, or of a page's, that is needed here. */
interface OpeningStore {
  readonly dispatch: (action: OpeningThunk) => PromiseLike<unknown>;
}
/** Only on the server: in a browser the answers came with the page. */
type MakeCall = (call: string) => Promise<unknown>;
interface Address {
  readonly pathname: string;
  readonly search: string;
}

const routeAt = (features: readonly Feature[], pathname: string) => {
  const routes = features.flatMap((feature) => feature.routes.map((route) => ({ path: route.path, route })));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { route: match.route.route, params: match.params };
};
const withScreen = (
  features: readonly Feature[],
  { path, handle }: FeatureRoute,
  Component: ComponentType,
): readonly Feature[] => {
  const opened = { path, ...(handle && { handle }), Component };
  return features.map((feature) => ({
    ...feature,
    routes: feature.routes.map((route) => (route.path === path ? opened : route)),
  }));
};

/**
 * The features with the screen of this address at hand, once its first calls are answered: it is drawn whole at once.
 */
export const openPage = async (
  features: readonly Feature[],
  { dispatch }: OpeningStore,
  { pathname, search }: Address,
  make?: MakeCall,
): Promise<readonly Feature[]> => {
  const at = routeAt(features, pathname);
  const screen = await at?.route.lazy?.();
  if (!at || !screen) return features;
  const openings = screen.opening?.({ params: at.params, search: new URLSearchParams(search) }) ?? [];
  const calls = [...features.flatMap(({ bannerCalls = [] }) => bannerCalls), ...openings];
  await Promise.all(calls.map(async (one) => (typeof one === 'string' ? make?.(one) : dispatch(one))));
  return withScreen(features, at.route, screen.Component);
};
