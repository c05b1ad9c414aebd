import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ItemSort } from '@maru/contracts/shop/item/item.queries';
import { Link } from 'react-router-dom';
import { ItemGrid, ItemGridBones } from './item-grid.tsx';
import { useItemListQuery } from './item.api.ts';

const most = 4;

const ItemRow = ({ title, sortBy }: { title: string; sortBy: ItemSort }) => {
  const { data, isLoading } = useItemListQuery({ sortBy, state: 'onSale', itemsPerPage: most });
  // Home leaves the row out when the shop is empty or cannot be reached.
  if (!isLoading && !data?.list.length) return null;
  return (
    <Box component="section" aria-label={title} sx={{ mt: { xs: 7, sm: 10 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography variant="h2">{title}</Typography>
        <Button component={Link} to={`/shop?sortBy=${sortBy}`} color="inherit" aria-label={`${title} 전체 보기`}>
          전체 보기
        </Button>
      </Stack>
      {data ? <ItemGrid items={data.list} label={title} /> : <ItemGridBones count={most} />}
    </Box>
  );
};

/** What the shop shows on Home. */
export const HomeItems = () => (
  <>
    <ItemRow title="새로 나온 상품" sortBy="new" />
    <ItemRow title="많이 찾는 상품" sortBy="best" />
  </>
);
