import type { Feature } from '../feature.ts';
import { HomeScreen } from './home.screen.tsx';

/** Not lazy: the first thing most visitors see, and small. */
export const homeFeature: Feature = { routes: [{ path: '/', Component: HomeScreen }] };
