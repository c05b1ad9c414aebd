import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { useItemQuery } from '../item/item.api.ts';
import { ItemOverview } from './item-overview.tsx';
import { ItemTabs } from './item-tabs.tsx';
import { RelatedItems } from '../item/related-items.tsx';
import { RecentItems } from '../item/recent-items.tsx';
import { forgetItem, rememberItem } from '../item/recent.ts';
import { Bone } from '../../design/bone.tsx';

/** Seconds: younger than this it came with the page. */
const fresh = 5;
/** The item's page while it loads, in its final layout. */
const ItemBones = () => (
  <Box
    role="status"
    aria-label="불러오는 중"
    aria-busy="true"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      columnGap: { sm: 3, md: 6 },
      rowGap: 3,
      pt: { xs: 2, sm: 4 },
    }}
  >
    <Box sx={{ aspectRatio: '4 / 5', borderRadius: 1, bgcolor: 'surface.bone', opacity: 0.6 }} />
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Bone width={80} height={16} />
      <Bone width="80%" height={30} />
      <Bone width="60%" height={18} />
      <Bone width={180} height={34} />
      <Bone width="100%" height={64} />
      <Bone width="100%" height={64} />
    </Box>
  </Box>
);

const Gone = ({ id }: { id: string }) => {
  useEffect(() => forgetItem(id), [id]);
  return (
    <EmptyState
      title="상품을 찾을 수 없어요"
      text="판매가 끝났거나 주소가 바뀌었을 수 있어요."
      action={
        <Button component={Link} to="/shop" variant="outlined">
          다른 상품 보기
        </Button>
      }
    />
  );
};

const Shown = ({ item }: { item: Item }) => {
  usePageTitle(item.name);
  useEffect(() => rememberItem(item), [item]);
  return (
    <>
      <ItemOverview item={item} />
      <ItemTabs item={item} />
    </>
  );
};

const Found = ({ id }: { id: string }) => {
  const answer = useItemQuery(id, { refetchOnMountOrArgChange: fresh });
  if (answer.error?.code === 'item_not_found' || answer.error?.code === 'invalid_input') return <Gone id={id} />;
  return (
    <Answered answer={answer} bones={<ItemBones />}>
      {(item) => <Shown key={id} item={item} />}
    </Answered>
  );
};

export const ItemScreen = () => {
  const { id = '' } = useParams();
  usePageTitle('상품');
  return (
    <Page>
      <Found id={id} />
      <RelatedItems key={`related ${id}`} id={id} />
      <RecentItems key={id} without={id} />
    </Page>
  );
};
