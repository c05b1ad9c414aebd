import type { AnyTable } from '@maru/contracts/kernel/table';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { PlainSelect } from '../../design/plain-select.tsx';
import { FilterEditor, hasEditor } from './filter-editor.tsx';
import type { FilterValues } from './table-place.ts';

export interface SheetChoice {
  readonly sort: readonly string[];
  readonly filters: FilterValues;
}
interface FilterSheetProps extends SheetChoice {
  readonly table: AnyTable;
  readonly onTake: (choice: SheetChoice) => void;
  readonly onClose: () => void;
}

const words = {
  text: ['가나다순', '가나다 거꾸로'],
  choice: ['차례대로', '거꾸로'],
  number: ['작은 것부터', '큰 것부터'],
  won: ['적은 것부터', '많은 것부터'],
  time: ['오래된 것부터', '최근 것부터'],
} as const;

const sortOptions = ({ columns }: AnyTable) =>
  Object.entries(columns).flatMap(([name, { label, kind, sort }]) =>
    sort
      ? ([
          [name, `${label}: ${words[kind][0]}`],
          [`-${name}`, `${label}: ${words[kind][1]}`],
        ] as const)
      : [],
  );

/** What a filter of several values has left when its fields are emptied is no value. */
const filled = (values: FilterValues) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** How a list is sorted and narrowed, on phones. */
export const FilterSheet = ({ table, sort, filters, onTake, onClose }: FilterSheetProps) => {
  const [draft, setDraft] = useState<SheetChoice>({ sort, filters });
  const titleId = useId();
  return (
    <Drawer
      open
      anchor="bottom"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' },
        },
      }}
    >
      <Stack sx={{ p: 2, gap: 2.5, overflowY: 'auto' }}>
        <Typography id={titleId} variant="h3" component="h2">
          정렬과 필터
        </Typography>
        <Stack sx={{ gap: 1 }}>
          <Typography variant="h4" component="h3">
            정렬
          </Typography>
          <PlainSelect
            label="정렬"
            value={draft.sort[0] ?? ''}
            options={sortOptions(table)}
            onChange={(key) => setDraft({ ...draft, sort: [key] })}
          />
        </Stack>
        {Object.entries(table.filters).map(([name, filter]) =>
          hasEditor(filter) ? (
            <Stack key={name} sx={{ gap: 1 }}>
              <Typography variant="h4" component="h3">
                {filter.label}
              </Typography>
              <FilterEditor
                name={name}
                filter={filter}
                values={draft.filters}
                onChange={(values) => setDraft({ ...draft, filters: values })}
              />
            </Stack>
          ) : null,
        )}
      </Stack>
      <Stack direction="row" sx={{ p: 2, gap: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button color="inherit" onClick={() => setDraft({ sort: table.sort, filters: {} })}>
          모두 지우기
        </Button>
        <Button
          fullWidth
          variant="contained"
          onClick={() => {
            onTake({ sort: draft.sort, filters: filled(draft.filters) });
            onClose();
          }}
        >
          적용
        </Button>
      </Stack>
    </Drawer>
  );
};
