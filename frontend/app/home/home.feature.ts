import { createElement } from 'react';
import type { Feature } from '../../kernel/feature.ts';
import { slidesCall } from '../../site/slide/slides-call.ts';

/** What parts of features above everything on Home ask first. */
const homeCalls = [slidesCall] as const;

/**
 * Home, below what these features show above it. Not in the first chunk: other screens begin without it, and Home comes
 * drawn in the document, which stands until this is here.
 */
export const homeFeature = (features: readonly Feature[]): Feature => {
  const load = async () => {
    const [{ HomeScreen }, ...tops] = await Promise.all([
      import('./home.screen.tsx'),
      ...features.flatMap(({ homeTop }) => homeTop?.() ?? []),
    ]);
    return { Component: () => createElement(HomeScreen, { tops }), opening: () => homeCalls };
  };
  return { routes: [{ path: '/', lazy: load }], footer: true };
};
