import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ShellDialog = 'palette' | 'shortcuts';

const slice = createSlice({
  name: 'shell',
  initialState: { dialog: null } as { dialog: ShellDialog | null },
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

export const shellSlice = slice;
export const { dialogOpened, dialogClosed } = slice.actions;
export const { selectDialog } = slice.selectors;
