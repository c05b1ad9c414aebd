import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../../kernel/admin/admin-frame.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { Pager } from '../../../design/pager.tsx';
import { SearchField } from '../../../design/search-field.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { PlainSelect } from '../../../design/plain-select.tsx';
import { useManagedItemsQuery } from './item-admin.api.ts';
import {
  defaultItemAdminFilter,
  type ItemAdminFilter,
  readItemAdminFilter,
  stateLabels,
  stockLabels,
  writeItemAdminFilter,
} from './item-admin-filter.ts';
import { FindingNote, NothingFound } from '../finding-note.tsx';
import { ItemRows } from './item-rows.tsx';
import { Answered } from '../../../kernel/api/answered.tsx';

const useItemAdminFilter = () => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readItemAdminFilter(query), [query]);
  const change = useCallback(
    (changes: Partial<ItemAdminFilter>) =>
      setQuery(
        (before) =>
          writeItemAdminFilter({ ...readItemAdminFilter(before), page: defaultItemAdminFilter.page, ...changes }),
        { replace: changes.text !== undefined },
      ),
    [setQuery],
  );
  return { filter, change };
};

interface FoundProps {
  readonly filter: ItemAdminFilter;
  readonly onChange: (changes: Partial<ItemAdminFilter>) => void;
}

const Nothing = ({ filter, finding, onChange }: FoundProps & { finding: Finding }) =>
  writeItemAdminFilter(filter).size > 0 ? (
    <NothingFound
      typed={filter.text}
      finding={finding}
      onText={(text) => onChange({ ...defaultItemAdminFilter, text })}
      onReset={() => onChange(defaultItemAdminFilter)}
    />
  ) : (
    <EmptyState
      title="아직 상품이 없어요"
      text="첫 상품을 올려 보세요. 숨긴 채로 만들어 두고 나중에 열 수 있어요."
      action={
        <Button component={Link} to="/adm/item/new" variant="contained">
          상품 올리기
        </Button>
      }
    />
  );

const Found = ({ filter, onChange }: FoundProps) => {
  const answer = useManagedItemsQuery(filter, { refetchOnMountOrArgChange: true });
  return (
    <Answered answer={answer} bones={<SkeletonRows rows={8} height={76} />} fade>
      {(data) =>
        data.list.length === 0 ? (
          <Nothing filter={filter} finding={data} onChange={onChange} />
        ) : (
          <>
            <FindingNote finding={data} typed={filter.text} onText={(text) => onChange({ text })} />
            <ItemRows list={data.list} />
            <Pager page={filter.page} itemsPerPage={filter.itemsPerPage} total={data.total} onChange={onChange} />
          </>
        )
      }
    </Answered>
  );
};

const states = [['all', '모든 상태'], ...Object.entries(stateLabels)] as const;
const stocks = [['all', '모든 재고'], ...Object.entries(stockLabels)] as const;
const actions = (
  <Stack direction="row" sx={{ gap: 1 }}>
    <Button component={Link} to="/adm/item/synonym" variant="outlined" color="inherit">
      같은 뜻 검색어
    </Button>
    <Button component={Link} to="/adm/item/new" variant="contained" startIcon={<AddRounded />}>
      상품 올리기
    </Button>
  </Stack>
);

/** `/adm/item`: everything the shop has, hidden or not. */
export const ItemsAdminScreen = () => {
  const { filter, change } = useItemAdminFilter();
  return (
    <AdminFrame title="상품" actions={actions}>
      <Stack direction="row" sx={{ gap: 1.5, mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <PlainSelect
          label="상태"
          value={filter.state}
          options={states}
          onChange={(wanted) =>
            change({
              state:
                states.map(([state]) => state as ItemAdminFilter['state']).find((state) => state === wanted) ?? 'all',
            })
          }
        />
        <PlainSelect
          label="재고"
          value={filter.stock}
          options={stocks}
          onChange={(wanted) =>
            change({
              stock:
                stocks.map(([stock]) => stock as ItemAdminFilter['stock']).find((stock) => stock === wanted) ?? 'all',
            })
          }
        />
        <SearchField
          text={filter.text}
          label="상품 찾기"
          placeholder="이름, 요약, 분류로 찾기"
          leastCharacters={1}
          onChange={(text) => change({ text })}
        />
      </Stack>
      <Card>
        <Found filter={filter} onChange={change} />
      </Card>
    </AdminFrame>
  );
};
