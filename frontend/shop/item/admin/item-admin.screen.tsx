import type { Failure } from '../../../kernel/http/problem.ts';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../../kernel/admin/admin-frame.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { useManagedItemQuery } from './item-admin.api.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { ItemPrinted } from '../../name-card/item-printed.public.tsx';
import { ItemEditForm } from './item-edit-form.tsx';
import { ItemNoticeForm } from './item-notice-form.tsx';
import { ItemOptionsCard } from './item-options-card.tsx';
import { ItemSale } from './item-sale.tsx';
import { ItemTermsCard } from './item-terms.tsx';
import { ItemStateSwitch } from './item-state-switch.tsx';
import { Answered } from '../../../kernel/api/answered.tsx';

const toAll = (
  <Button component={Link} to="/adm/item" variant="outlined" color="inherit">
    모든 상품
  </Button>
);

const Shown = ({ item }: { item: ItemDocument }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      alignItems: 'start',
    }}
  >
    <Stack sx={{ gap: 2 }}>
      <ItemEditForm item={item} />
      <ItemNoticeForm item={item} />
    </Stack>
    <Stack sx={{ gap: 2 }}>
      <ItemStateSwitch item={item} />
      {item.kind === 'goods' ? <ItemPrinted item={item} /> : null}
      <ItemOptionsCard item={item} />
      <ItemTermsCard key={JSON.stringify(item.terms)} item={item} />
      <ItemSale key={`${item.sale?.from ?? ''} ${item.sale?.until ?? ''}`} item={item} />
    </Stack>
  </Box>
);

const noItem = ({ code }: Failure) =>
  code === 'item_not_found' || code === 'invalid_input' ? (
    <EmptyState title="상품을 찾을 수 없어요" action={toAll} />
  ) : undefined;

/** `/adm/item/:id`: an item as it is kept. */
export const ItemAdminScreen = () => {
  const { id = '' } = useParams();
  const answer = useManagedItemQuery(id, { refetchOnMountOrArgChange: true });
  const { data } = answer;
  const actions = (
    <>
      {data && data.state !== 'hidden' ? (
        <Button component={Link} to={`/shop/${id}`} color="inherit">
          상점에서 보기
        </Button>
      ) : null}
      <Button component={Link} to={`/adm/item/stock?item_id=${id}`} color="inherit">
        재고 기록
      </Button>
      {data ? <DuplicateButton item={data} /> : null}
      {toAll}
    </>
  );
  return (
    <AdminFrame title={data?.name ?? '상품'} actions={actions}>
      <Answered answer={answer} bones={<SkeletonRows rows={6} />} failed={noItem}>
        {(item) => <Shown key={id} item={item} />}
      </Answered>
    </AdminFrame>
  );
};
