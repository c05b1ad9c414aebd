import { lineMark } from '@maru/contracts/addin/batch/batch.lines';
import type { AddinErrorCommand } from '@maru/contracts/addin/error/error.commands';
import { type AddinErrorEvent, addinErrorStream } from '@maru/contracts/addin/error/error.events';
import { type AddinErrorFacts, addinErrorFold } from '@maru/contracts/addin/error/error.fold';
import { addinErrorPolicies, type AddinErrorSubject } from '@maru/contracts/addin/error/error.policies';
import { presenceOf } from '@maru/contracts/kernel/fold';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { acknowledge, fix, link, note, reopen } from './handle-error.ts';
import { recordErrors } from './record-errors.ts';

export type AddinErrorState = AddinErrorFacts | undefined;

/** No link is as good as one to an issue that is there. */
const issueOf = async (command: AddinErrorCommand, load: Load) => {
  if (command.type !== 'LinkAddinError' || command.data.issue === null) return 'active';
  const { prj_id, id } = command.data.issue;
  const { state } = await load(issueFold, issueStream(id));
  return state?.prj_id === prj_id ? presenceOf(state) : 'missing';
};

export const addinErrorAggregate: Aggregate<AddinErrorCommand, AddinErrorState, AddinErrorEvent, AddinErrorSubject> = {
  name: 'addin.error',
  ...addinErrorFold,
  stream: ({ data: { id } }) => addinErrorStream(id),
  asks: (command) => (command.type === 'RecordAddinErrors' ? command.data.lines.map(({ id }) => lineMark(id)) : []),
  decide: {
    RecordAddinErrors: recordErrors,
    AcknowledgeAddinError: acknowledge,
    FixAddinError: fix,
    ReopenAddinError: reopen,
    NoteAddinError: note,
    LinkAddinError: link,
  },
  policies: addinErrorPolicies,
  subject: async (command, error, _actor, load) => ({
    userId: command.type === 'RecordAddinErrors' ? command.data.user_id : undefined,
    isKnown: error !== undefined,
    issue: await issueOf(command, load),
  }),
  answer: (error, { type }) => {
    if (!error || type === 'RecordAddinErrors') return { body: { newest: error?.newest } };
    const { newest: _newest, user_ids: _users, ...body } = error;
    return { body };
  },
};
