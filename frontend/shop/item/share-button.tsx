import IosShareRounded from '@mui/icons-material/IosShareRounded';
import IconButton from '@mui/material/IconButton';
import { shareAddress } from '../../kernel/share-address.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';

export const ShareButton = ({ name }: { name: string }) => {
  const dispatch = useDispatch();
  return (
    <IconButton edge="end" aria-label="공유하기" onClick={() => dispatch(shareAddress(name))}>
      <IosShareRounded />
    </IconButton>
  );
};
