import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** What a route says about itself. */
export interface RouteHandle {
  /** A visitor is sent Home. */
  readonly login?: true;
  /** The live connection is open while the route is shown. */
  readonly socket?: true;
  /** Uses the whole window: no page width, no bottom space. */
  readonly full?: true;
}
export type FeatureRoute = Omit<RouteObject, 'handle' | 'children' | 'index'> & {
  readonly handle?: RouteHandle;
  readonly children?: FeatureRoute[];
};

/** What a context adds to the application. */
export interface Feature {
  readonly routes: readonly FeatureRoute[];
  /** Stays mounted on every screen once someone is logged in: palette items, shortcuts. Load it lazily. */
  readonly Companion?: ComponentType;
}
