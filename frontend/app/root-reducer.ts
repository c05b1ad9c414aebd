import { combineSlices } from '@reduxjs/toolkit';
import { baseApi } from './api/base-api.ts';
import { liveSlice } from './live/live.slice.ts';
import { sessionSlice } from './session/session.slice.ts';
import { shellSlice } from './shell/shell.slice.ts';
import { snackbarSlice } from './snackbar/snackbar.slice.ts';

/**
 * Slices of features, loaded with their screens. A feature adds its own beside the slice:
 * `declare module '../app/root-reducer.ts' { interface LazySlices extends WithSlice<typeof mySlice> {} }`, then `mySlice.injectInto(rootReducer)`.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- grows by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(sessionSlice, snackbarSlice, liveSlice, shellSlice, baseApi).withLazyLoadedSlices<LazySlices>();
export type RootState = ReturnType<typeof rootReducer>;
