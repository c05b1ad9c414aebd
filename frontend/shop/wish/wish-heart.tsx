import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import IconButton from '@mui/material/IconButton';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { loginPath } from '../../kernel/session/return-url.ts';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { useMyWishesQuery, useWishMutation } from './wish.api.ts';

export interface WishHeartProps {
  readonly item: { readonly id: string; readonly name: string };
  /** In the corner of a picture, whatever its colours. */
  readonly onPicture?: boolean;
}

const corner = {
  position: 'absolute',
  right: 6,
  top: 6,
  bgcolor: 'rgb(255 255 255 / 0.86)',
  '&:hover': { bgcolor: '#fff' },
} as const;

/** Whether one wishes for an item, and the other way round by a click. A visitor is led to the login first. */
export const WishHeart = ({ item: { id, name }, onPicture = false }: WishHeartProps) => {
  const loggedIn = useLoggedIn();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { data } = useMyWishesQuery(undefined, { skip: !loggedIn });
  const [wish] = useWishMutation();
  const wanted = data?.items.includes(id) ?? false;
  const change = async () => {
    if (!loggedIn) return void navigate(loginPath(`/shop/${id}`));
    if ((await wish({ item_id: id, wanted: !wanted })).error) return;
    const act = wanted
      ? { label: '실행 취소', run: () => void wish({ item_id: id, wanted: true }) }
      : { label: '찜 보기', run: () => void navigate('/my/wish') };
    dispatch(offerAction(wanted ? '찜을 취소했어요.' : '찜했어요.', act));
  };
  return (
    <IconButton
      aria-label={`${name} 찜하기`}
      aria-pressed={wanted}
      onClick={() => void change()}
      sx={{ color: wanted ? '#E5484D' : onPicture ? '#3b4453' : 'inherit', ...(onPicture && corner) }}
    >
      {wanted ? <FavoriteRounded /> : <FavoriteBorderRounded />}
    </IconButton>
  );
};
