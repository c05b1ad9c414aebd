import { combineSlices } from '@reduxjs/toolkit';
import { sessionSlice } from '../session/session.slice.ts';
import { snackbarSlice } from '../snackbar/snackbar.slice.ts';

/**
 * Slices that are loaded with what uses them. Each is added beside itself:
 * `declare module '…/root-reducer.ts' { interface LazySlices { mine: MyState } }`, then
 * `mySlice.injectInto(rootReducer)`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- grows by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(sessionSlice, snackbarSlice).withLazyLoadedSlices<LazySlices>();
/** Lazy slices are there for whoever imports them. */
export type RootState = ReturnType<typeof rootReducer> & LazySlices;
