import type { ComponentType } from 'react';

/** What a route says about itself. */
export interface RouteHandle {
  /** A visitor is sent Home. */
  readonly login?: true;
  /** The live connection is open while the route is shown. */
  readonly socket?: true;
  /** Exactly as high as the window: its panels scroll, the page does not. */
  readonly full?: true;
}

/** One screen at one path. */
export interface FeatureRoute {
  readonly path: string;
  readonly handle?: RouteHandle;
  /** In the first chunk; for what nearly everyone sees first. */
  readonly Component?: ComponentType;
  /** As a chunk of its own. */
  readonly lazy?: () => Promise<{ readonly Component: ComponentType }>;
}

/** What a context adds to the application. */
export interface Feature {
  readonly routes: readonly FeatureRoute[];
  /** Stays mounted on every screen once someone is logged in: palette items, shortcuts. Load it lazily. */
  readonly Companion?: ComponentType;
}
