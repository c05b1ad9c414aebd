import { epochMs } from '../../kernel/fields.ts';
import { withEditAndPosition, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { IssueEvent } from './issue.events.ts';
import type { IssueDocument } from './issue.views.ts';

export type IssueFacts = Facts<IssueDocument, 'comments' | 'images'>;

export const issueFold: StreamFold<IssueFacts | undefined, IssueEvent> = {
  initialState: undefined,
  evolve: {
    IssueAdded: (_, { data, meta, position }) => {
      const at = epochMs(meta.at);
      return { ...data, created_at: at, updated_at: at, updated_position: position, deleted: false };
    },
    IssueTitleChanged: (issue, event) => withEditAndPosition(issue, event, { title: event.data.to }),
    IssueTextChanged: (issue, event) => withEditAndPosition(issue, event, { text: event.data.to }),
    IssueStatusChanged: (issue, event) => withEditAndPosition(issue, event, { status: event.data.to }),
    IssuePriorityChanged: (issue, event) => withEditAndPosition(issue, event, { priority: event.data.to }),
    IssueTypeChanged: (issue, event) => withEditAndPosition(issue, event, { type: event.data.to }),
    IssueClassChanged: (issue, event) => withEditAndPosition(issue, event, { class: event.data.to }),
    IssueAssigned: (issue, event) => withEditAndPosition(issue, event, { assignee: event.data.to }),
    IssueDueDateSet: (issue, event) => withEditAndPosition(issue, event, { due: event.data.to }),
    IssueImageChanged: (issue, event) => withEditAndPosition(issue, event, { image: event.data.to }),
    IssueDeleted: (issue, event) => withEditAndPosition(issue, event, { deleted: true }),
    IssueRestored: (issue, event) => withEditAndPosition(issue, event, { deleted: false }),
  },
};
