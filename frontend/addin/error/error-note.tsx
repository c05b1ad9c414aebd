import type { AddinError } from '@maru/contracts/addin/error/error.views';
import { MemoCard } from '../../design/memo-card.tsx';
import { useErrorChange } from './use-error-change.ts';

/** What administrators know of an error. */
export const ErrorNote = ({ error: { id, note } }: { readonly error: AddinError }) => {
  const { change, busy } = useErrorChange();
  const save = (text: string) => change({ id, path: 'note', body: { note: text } }, '메모를 저장했어요.');
  return <MemoCard memo={note} maxLength={2_000} busy={busy} onSave={save} />;
};
