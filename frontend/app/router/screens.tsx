import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import type { Feature, FeatureRoute } from '../feature.ts';

const screen = ({ path, handle, Component, lazy: load }: FeatureRoute): RouteObject => {
  const Screen = load ? lazy(async () => ({ default: (await load()).Component })) : Component;
  return { path, handle, ...(Screen && { Component: Screen }) };
};

/** The routes of all features; unknown paths go Home. */
export const screensOf = (features: readonly Feature[]): RouteObject[] => [
  ...features.flatMap(({ routes }) => routes.map(screen)),
  { path: '*', element: <Navigate to="/" replace /> },
];
