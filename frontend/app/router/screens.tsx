import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Feature, FeatureRoute } from '../../kernel/feature.ts';

const isForAdmins = (path: string) => path.startsWith('/adm');

type Load = NonNullable<FeatureRoute['lazy']>;
const alone = async (load: Load) => (await load()).Component;
const inAdminArea = async (load: Load) => {
  const [{ Component }, { AdminArea }] = await Promise.all([load(), import('../admin/admin-area.tsx')]);
  return () => (
    <AdminArea>
      <Component />
    </AdminArea>
  );
};

const screen = ({ path, handle, Component, lazy: load }: FeatureRoute, { footer }: Feature): RouteObject => {
  const whole = isForAdmins(path) ? inAdminArea : alone;
  const Screen = load ? lazy(async () => ({ default: await whole(load) })) : Component;
  return {
    path,
    // The menu of the admin area counts what waits, as it changes.
    handle: { ...(isForAdmins(path) ? { socket: true } : footer && { footer }), ...handle },
    ...(Screen && { Component: Screen }),
  };
};

/** The routes of all features; unknown paths go Home. */
export const screensOf = (features: readonly Feature[]): RouteObject[] => [
  ...features.flatMap((feature) => feature.routes.map((route) => screen(route, feature))),
  { path: '*', element: <Navigate to="/" replace /> },
];
