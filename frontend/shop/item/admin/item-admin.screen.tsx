import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { AdminFrame } from '../../../kernel/admin/admin-frame.tsx';
import { problemText } from '../../../kernel/http/problem.ts';
import { EmptyState } from '../../../design/empty-state.tsx';
import { ErrorState } from '../../../design/error-state.tsx';
import { SkeletonRows } from '../../../design/skeleton-rows.tsx';
import { useKeptItemQuery } from './item-admin.api.ts';
import { ItemEditForm } from './item-edit-form.tsx';
import { ItemOptionsCard } from './item-options-card.tsx';
import { ItemSale } from './item-sale.tsx';
import { ItemStateSwitch } from './item-state-switch.tsx';

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
    <ItemEditForm item={item} />
    <Stack sx={{ gap: 2 }}>
      <ItemStateSwitch item={item} />
      <ItemOptionsCard item={item} />
      <ItemSale key={`${item.sale?.from ?? ''} ${item.sale?.until ?? ''}`} item={item} />
    </Stack>
  </Box>
);

const Content = ({ id }: { id: string }) => {
  const { data, error, refetch } = useKeptItemQuery(id, { refetchOnMountOrArgChange: true });
  const problem = error;
  if (data) return <Shown key={id} item={data} />;
  if (problem?.code === 'item_not_found' || problem?.code === 'invalid_input')
    return <EmptyState title="상품을 찾을 수 없어요" action={toAll} />;
  return problem ? (
    <ErrorState text={problemText(problem)} onRetry={() => void refetch()} />
  ) : (
    <SkeletonRows rows={6} />
  );
};

/** `/adm/item/:id`: an item as it is kept. */
export const ItemAdminScreen = () => {
  const { id = '' } = useParams();
  const { data } = useKeptItemQuery(id);
  const actions = (
    <>
      {data && data.state !== 'hidden' ? (
        <Button component={Link} to={`/shop/${id}`} color="inherit">
          상점에서 보기
        </Button>
      ) : null}
      {toAll}
    </>
  );
  return (
    <AdminFrame title={data?.name ?? '상품'} actions={actions}>
      <Content id={id} />
    </AdminFrame>
  );
};
