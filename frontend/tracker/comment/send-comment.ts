import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type Problem, problemText } from '../../kernel/http/problem.ts';
import type { RootState } from '../../kernel/state/root-reducer.ts';
import { writeDraft } from '../../kernel/session-draft.ts';
import {
  commentFailed,
  commentSent,
  commentSettled,
  outboxDraft,
  type OutgoingComment,
  selectOutbox,
} from './comment-outbox.slice.ts';
import { commentApi } from './comment.api.ts';

type Thunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>;

const keep = (): Thunk<void> => (_, getState) => {
  const entries = selectOutbox(getState());
  writeDraft(outboxDraft, entries.length > 0 ? entries : undefined);
};

/** Shows a comment at once and sends it; what could not be sent stays with its text. */
export const sendComment =
  ({ failure: _failure, ...entry }: OutgoingComment): Thunk<Promise<boolean>> =>
  async (dispatch) => {
    const { key, prj_id, issue_id, comment, image } = entry;
    dispatch(commentSent(entry));
    dispatch(keep());
    const { error } = await dispatch(
      commentApi.endpoints.addComment.initiate({ key, prj_id, issue_id, draft: { comment, image } }, { track: false }),
    );
    dispatch(error ? commentFailed({ key, failure: problemText(error as Problem) }) : commentSettled(key));
    dispatch(keep());
    return !error;
  };

export const giveUpComment =
  (key: string): Thunk<void> =>
  (dispatch) => {
    dispatch(commentSettled(key));
    dispatch(keep());
  };
