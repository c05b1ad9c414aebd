import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../kernel/state/root-reducer.ts';

export type ShellDialog = 'palette' | 'shortcuts';
export interface ShellState {
  dialog: ShellDialog | null;
}

const slice = createSlice({
  name: 'shell',
  initialState: { dialog: null } as ShellState,
  reducers: {
    dialogOpened: (state, { payload }: PayloadAction<ShellDialog>) => {
      state.dialog = payload;
    },
    dialogClosed: (state) => {
      state.dialog = null;
    },
  },
  selectors: { selectDialog: ({ dialog }) => dialog },
});

declare module '../../kernel/state/root-reducer.ts' {
  interface LazySlices {
    shell: ShellState;
  }
}
export const { dialogOpened, dialogClosed } = slice.actions;
export const { selectDialog } = slice.injectInto(rootReducer).selectors;
