import { snackbarMs } from '@maru/contracts/kernel/limits';
import { createSlice, nanoid, type PayloadAction, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';

export interface SnackbarMessage {
  readonly id: string;
  /** Shown as text, never as HTML. */
  readonly text: string;
  readonly timeout: number;
  readonly actionLabel: string | null;
}
export interface SnackbarState {
  current: SnackbarMessage | null;
}
export interface SnackbarAction {
  /** 실행 취소 and the like. */
  readonly label: string;
  readonly run: () => void;
}

const slice = createSlice({
  name: 'snackbar',
  initialState: { current: null } as SnackbarState,
  reducers: {
    snackbarShown: {
      prepare: (text: string, options: { timeout?: number; actionLabel?: string } = {}) => ({
        payload: {
          id: nanoid(),
          text,
          timeout: options.timeout ?? snackbarMs,
          actionLabel: options.actionLabel ?? null,
        },
      }),
      reducer: (state, { payload }: PayloadAction<SnackbarMessage>) => {
        state.current = payload;
      },
    },
    /** Of the message that was on the screen; a newer one stays. */
    snackbarClosed: (state, { payload }: PayloadAction<string>) => {
      if (state.current?.id === payload) state.current = null;
    },
  },
  selectors: { selectSnackbar: ({ current }) => current },
});

export const snackbarSlice = slice;
export const { snackbarShown, snackbarClosed } = slice.actions;
export const { selectSnackbar } = slice.selectors;

/** The action that can still be taken; it is a function, which does not belong in the store. */
let offered: { readonly id: string; readonly run: () => void } | undefined;

/** Shows a message with something the person can still do about it. */
export const offerAction =
  (text: string, action: SnackbarAction, timeout = snackbarMs): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    const shown = snackbarShown(text, { timeout, actionLabel: action.label });
    offered = { id: shown.payload.id, run: action.run };
    dispatch(shown);
  };

/** Runs the action of a message, once. */
export const takeAction =
  (id: string): ThunkAction<void, unknown, unknown, UnknownAction> =>
  (dispatch) => {
    const action = offered?.id === id ? offered : undefined;
    offered = undefined;
    dispatch(snackbarClosed(id));
    action?.run();
  };
