import type { Item, ShownOption } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { won } from '../../format/number.ts';
import { beginCheckout } from './checkout-draft.public.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useCartChanges } from './use-cart.public.ts';

export interface BuyButtonsProps {
  readonly item: Pick<Item, 'id' | 'name' | 'state'>;
  readonly option: ShownOption | undefined;
}

/** On a phone at the foot of the window, above the bar: in reach of the thumb while one reads on. */
const place = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  position: { xs: 'fixed', sm: 'static' },
  zIndex: { xs: 'appBar', sm: 'auto' },
  left: 0,
  right: 0,
  bottom: 'calc(60px + env(safe-area-inset-bottom))',
  px: { xs: 2, sm: 0 },
  py: { xs: 1, sm: 0 },
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', sm: 0 },
} as const;

/** Room below the page, since the fixed buttons would cover its end. */
const room = <GlobalStyles styles={{ '@media (max-width: 599.95px)': { body: { paddingBottom: 69 } } }} />;

const SoldOut = () => (
  <Button variant="contained" size="large" disabled sx={{ gridColumn: '1 / -1' }}>
    품절
  </Button>
);

export const BuyButtons = ({ item, option }: BuyButtonsProps) => {
  const [wanted, setWanted] = useState(1);
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { add } = useCartChanges();
  if (!option || option.available === 0 || item.state === 'soldOut')
    return (
      <Box sx={place}>
        {room}
        <SoldOut />
      </Box>
    );
  const quantity = Math.min(wanted, option.available ?? wanted);
  const line = { item_id: item.id, option_id: option.id, quantity };
  const keep = async () => {
    if (await add(line))
      dispatch(offerAction('장바구니에 담았어요.', { label: '장바구니 보기', run: () => void navigate('/cart') }));
  };
  const buy = () => {
    beginCheckout([line]);
    void navigate('/checkout');
  };
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <QuantityStepper name={item.name} quantity={quantity} available={option.available} onChange={setWanted} />
        <Box sx={{ textAlign: 'right', fontSize: 14, color: 'text.secondary' }}>
          {quantity}개{' '}
          <Box component="span" sx={{ fontSize: 20, fontWeight: 800, color: 'text.primary' }}>
            {option.price === 0 ? '무료' : won(option.price * quantity)}
          </Box>
        </Box>
      </Box>
      <Box sx={place}>
        {room}
        <Button variant="outlined" size="large" onClick={() => void keep()}>
          장바구니
        </Button>
        <Button variant="contained" size="large" onClick={buy}>
          바로 구매
        </Button>
      </Box>
    </>
  );
};
