import type { WishList } from '@maru/contracts/shop/wish/wish.routes';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { number } from '../../format/number.ts';
import { ItemGrid, ItemGridBones } from '../item/item-grid.tsx';
import { useWishListQuery } from '../wish/wish.api.ts';
import { Answered } from '../../kernel/api/answered.tsx';

const Shown = ({ list, gone }: WishList) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {gone > 0 ? (
      <Notice>{`지금은 팔지 않는 상품 ${number(gone)}개는 보이지 않아요. 다시 팔면 여기에 나타나요.`}</Notice>
    ) : null}
    {list.length > 0 ? (
      <ItemGrid items={list} eager={4} label="찜한 상품" />
    ) : (
      <EmptyState
        title="찜한 상품이 없어요"
        text="마음에 드는 상품의 하트를 누르면 여기에 모여요."
        icon={<FavoriteBorderRounded />}
        action={
          <Button component={Link} to="/shop" variant="contained">
            상품 둘러보기
          </Button>
        }
      />
    )}
  </Box>
);

/** `/my/wish`: what one wishes for. */
export const WishScreen = () => (
  <Page>
    <PageHeader title="찜한 상품" />
    <Answered
      answer={useWishListQuery(undefined, { refetchOnMountOrArgChange: true })}
      bones={<ItemGridBones count={4} />}
    >
      {(wishes) => <Shown {...wishes} />}
    </Answered>
  </Page>
);
