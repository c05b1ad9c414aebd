import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { useShortcut } from '../../kernel/shortcuts.ts';

interface Keys {
  readonly issues: readonly Issue[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly onAdd: () => void;
  readonly onEdit: () => void;
}

/** What the keyboard does on the project screen; `c` is where comments are written. */
export const useProjectKeys = ({ issues, selected, onSelect, onAdd, onEdit }: Keys) => {
  const go = (step: number) => () => {
    const at = issues.findIndex(({ id }) => id === selected);
    const next = issues[at < 0 ? 0 : at + step];
    if (next) onSelect(next.id);
  };
  const group = '이슈';
  useShortcut({ keys: 'j', label: '다음 이슈', group }, go(1));
  useShortcut({ keys: 'k', label: '이전 이슈', group }, go(-1));
  useShortcut({ keys: 'n', label: '이슈 추가', group }, onAdd);
  useShortcut({ keys: 'e', label: '이슈 수정', group }, onEdit, selected !== undefined);
};
