import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Feature, FeatureRoute } from '../../kernel/feature.ts';

const isForAdmins = (path: string) => path.startsWith('/adm');

const screen = ({ path, handle, Component, lazy: load }: FeatureRoute, { footer }: Feature): RouteObject => {
  const Screen = load ? lazy(async () => ({ default: (await load()).Component })) : Component;
  return {
    path,
    handle: { ...(footer && !isForAdmins(path) && { footer }), ...handle },
    ...(Screen && { Component: Screen }),
  };
};

/** The routes of all features; unknown paths go Home. */
export const screensOf = (features: readonly Feature[]): RouteObject[] => [
  ...features.flatMap((feature) => feature.routes.map((route) => screen(route, feature))),
  { path: '*', element: <Navigate to="/" replace /> },
];
