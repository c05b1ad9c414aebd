import IosShareRounded from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import { shareAddress } from '../../kernel/share-address.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';

export const ShareCard = ({ name }: { readonly name: string }) => {
  const dispatch = useDispatch();
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="large"
      startIcon={<IosShareRounded />}
      onClick={() => dispatch(shareAddress(`${name} 명함`))}
    >
      공유
    </Button>
  );
};
