import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { problemText } from '../../kernel/http/problem.ts';
import { inTab } from '../../kernel/personal/personal-storage.ts';
import { selectUser } from '../../kernel/session/session.slice.ts';
import type { RootState } from '../../kernel/state/root-reducer.ts';
import { commentApi } from './comment.api.ts';

/** A comment on its way to the server, shown as if it were there. */
export interface OutgoingComment {
  /** Its `Idempotency-Key` whenever it is sent. */
  readonly key: string;
  /** The person who wrote it, in whose name alone it is sent. */
  readonly of: string;
  readonly prj_id: string;
  readonly issue_id: string;
  readonly comment: string;
  readonly image: readonly string[];
  /** Position of the newest comment it was written after: what is stored of it has a later one. */
  readonly after: number;
  readonly failure?: string;
}
type Outbox = readonly OutgoingComment[];

const name = 'outbox';
const none: Outbox = [];
const sending = new Set<string>();
const change = (next: (entries: Outbox) => Outbox) => {
  const entries = next(inTab.read<Outbox>(name) ?? none);
  inTab.write(name, entries.length > 0 ? entries : undefined);
};
const without = (key: string) => (entries: Outbox) => entries.filter((entry) => entry.key !== key);

/** What was not stored when the tab was reloaded failed: whether it arrived is not known, so a person decides. */
const reopened = '보내는 중에 화면이 새로 열렸어요.';

export const useOutbox = (): Outbox =>
  (inTab.use<Outbox>(name) ?? none).map((entry) =>
    entry.failure !== undefined || sending.has(entry.key) ? entry : { ...entry, failure: reopened },
  );

/** What of the outbox is not in the conversation yet: the live message may be here before the answer. */
export const stillOutgoing = (entries: Outbox, comments: readonly Comment[], me: string) =>
  entries.filter(
    ({ comment, after, failure }) =>
      failure !== undefined ||
      !comments.some((stored) => stored.created_by === me && stored.position > after && stored.comment === comment),
  );

export const giveUpComment = (key: string) => change(without(key));

/** Shows a comment at once and sends it; what could not be sent stays with its text. */
export const sendComment =
  ({ failure: _failure, ...entry }: OutgoingComment): ThunkAction<Promise<void>, RootState, unknown, UnknownAction> =>
  async (dispatch, getState) => {
    const { key, of, prj_id, issue_id, comment, image } = entry;
    if (selectUser(getState())?.id !== of) return;
    sending.add(key);
    change((entries) => [...without(key)(entries), entry]);
    const { error } = await dispatch(
      commentApi.endpoints.addComment.initiate({ key, prj_id, issue_id, draft: { comment, image } }, { track: false }),
    );
    sending.delete(key);
    const failure = error && problemText(error);
    change((entries) =>
      failure ? entries.map((one) => (one.key === key ? { ...one, failure } : one)) : without(key)(entries),
    );
  };
