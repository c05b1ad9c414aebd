import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import type { baseApi } from '../api/base-api.ts';
import { liveSlice } from '../live/live.slice.ts';
import { sessionSlice } from '../session/session.slice.ts';
import { shellSlice } from '../../app/shell/shell.slice.ts';
import { snackbarSlice } from '../snackbar/snackbar.slice.ts';

/**
 * Slices of features, loaded with their screens. A feature adds its own beside the slice:
 * `declare module './root-reducer.ts' { interface LazySlices extends WithSlice<typeof mySlice> {} }`, then
 * `mySlice.injectInto(rootReducer)`.
 */
export interface LazySlices extends WithSlice<typeof baseApi> {}

export const rootReducer = combineSlices(
  sessionSlice,
  snackbarSlice,
  liveSlice,
  shellSlice,
).withLazyLoadedSlices<LazySlices>();
/** Lazy slices are there for whoever imports them. */
export type RootState = ReturnType<typeof rootReducer> & LazySlices;
