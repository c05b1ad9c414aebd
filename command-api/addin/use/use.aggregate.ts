import type { UseCommand } from '@maru/contracts/addin/use/use.commands';
import { type UseEvent, addinUseStream } from '@maru/contracts/addin/use/use.events';
import { type UseFacts, useFold } from '@maru/contracts/addin/use/use.fold';
import { usePolicies } from '@maru/contracts/addin/use/use.policies';
import { lineMark } from '@maru/contracts/addin/batch/batch.lines';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { recordUse } from './record-use.ts';

export const useAggregate: Aggregate<UseCommand, UseFacts, UseEvent, { readonly userId: string }> = {
  name: 'addin.use',
  ...useFold,
  stream: ({ data: { day, addin } }) => addinUseStream(day, addin),
  asks: ({ data: { lines } }) => lines.map(({ id }) => lineMark(id)),
  decide: { RecordAddinUse: recordUse },
  policies: usePolicies,
  subject: ({ data }) => ({ userId: data.user_id }),
  answer: ({ newest }) => ({ body: { newest } }),
};
