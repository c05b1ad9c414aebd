import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { number } from '../../format/number.ts';
import { useMyWishesQuery } from './wish.api.ts';

export const OwnWishes = () => {
  const wishes = useMyWishesQuery().data?.items ?? [];
  return (
    <SectionCard
      title="찜한 상품"
      text={
        wishes.length === 0
          ? '마음에 드는 상품의 하트를 누르면 모아 볼 수 있어요.'
          : `${number(wishes.length)}개를 찜했어요.`
      }
    >
      <Button
        component={Link}
        to={wishes.length === 0 ? '/shop' : '/my/wish'}
        variant="outlined"
        color="inherit"
        startIcon={<FavoriteRounded />}
        sx={{ mt: 1.5 }}
      >
        {wishes.length === 0 ? '상품 둘러보기' : '찜한 상품 보기'}
      </Button>
    </SectionCard>
  );
};
