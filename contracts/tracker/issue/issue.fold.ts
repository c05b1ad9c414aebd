import { epochMs } from '../../kernel/fields.ts';
import { withEdit, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { IssueEvent } from './issue.events.ts';
import type { IssueDocument } from './issue.views.ts';

export type IssueFacts = Facts<IssueDocument, 'comments' | 'images'>;

export const issueFold: StreamFold<IssueFacts | undefined, IssueEvent> = {
  initialState: undefined,
  evolve: {
    IssueAdded: (_, { data, meta }) => {
      const at = epochMs(meta.at);
      return { ...data, created_at: at, updated_at: at, deleted: false };
    },
    IssueTitleChanged: (issue, event) => withEdit(issue, event, { title: event.data.to }),
    IssueTextChanged: (issue, event) => withEdit(issue, event, { text: event.data.to }),
    IssueStatusChanged: (issue, event) => withEdit(issue, event, { status: event.data.to }),
    IssuePriorityChanged: (issue, event) => withEdit(issue, event, { priority: event.data.to }),
    IssueTypeChanged: (issue, event) => withEdit(issue, event, { type: event.data.to }),
    IssueClassChanged: (issue, event) => withEdit(issue, event, { class: event.data.to }),
    IssueAssigned: (issue, event) => withEdit(issue, event, { assignee: event.data.to }),
    IssueDueDateSet: (issue, event) => withEdit(issue, event, { due: event.data.to }),
    IssueImageChanged: (issue, event) => withEdit(issue, event, { image: event.data.to }),
    IssueDeleted: (issue, event) => withEdit(issue, event, { deleted: true }),
    IssueRestored: (issue, event) => withEdit(issue, event, { deleted: false }),
  },
};
