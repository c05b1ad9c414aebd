import CloseRounded from '@mui/icons-material/CloseRounded';
import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router-dom';
import { Bone } from '../../design/bone.tsx';
import { won } from '../../format/number.ts';
import { ItemPicture } from '../item/item-picture.public.tsx';
import { lineProblem } from './line-problem.public.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import Button from '@mui/material/Button';

interface CartProblemProps {
  readonly line: QuotedLine;
  readonly onChange: (quantity: number) => void;
}

/** Why a line cannot be ordered as it stands, and what to do. */
const CartProblem = ({ line, onChange }: CartProblemProps) => {
  const { problem, available } = line;
  if (problem === null) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        fontSize: 14,
        fontWeight: 600,
        color: 'tones.red.text',
      }}
    >
      {lineProblem(line)}
      {problem === 'short' && available ? (
        <Button size="small" variant="outlined" onClick={() => onChange(available)}>
          {available}개로 변경
        </Button>
      ) : null}
    </Box>
  );
};

export interface CartRowProps {
  readonly line: CartLine;
  readonly quoted: QuotedLine;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '28px 72px minmax(0, 1fr) 44px', sm: '28px 88px minmax(0, 1fr) 44px' },
  gridTemplateRows: 'auto 1fr',
  columnGap: { xs: 1, sm: 2 },
  rowGap: 1,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  '& input[type=checkbox]': { width: 22, height: 22, m: 0, accentColor: 'var(--maru-palette-primary-main)' },
} as const;

const Price = ({ unit_price, base_price, amount, quantity }: QuotedLine) => (
  <Box sx={{ textAlign: 'right', lineHeight: 1.4 }}>
    {base_price > unit_price ? (
      <Box component="s" sx={{ fontSize: 13, color: 'text.secondary' }}>
        {won(base_price * quantity)}
      </Box>
    ) : null}
    <Box sx={{ fontSize: 17, fontWeight: 800 }}>{amount === 0 ? '무료' : won(amount)}</Box>
  </Box>
);

const Named = ({ quoted }: { quoted: QuotedLine }) =>
  quoted.problem === 'gone' ? null : (
    <div>
      <Box
        component={Link}
        to={`/shop/${quoted.item_id}`}
        sx={{
          display: 'block',
          color: 'inherit',
          fontWeight: 600,
          lineHeight: 1.45,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
        }}
      >
        {quoted.name}
      </Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        {quoted.option}
        {quoted.quantity > 1 && quoted.unit_price > 0 ? ` · ${won(quoted.unit_price)}씩` : ''}
      </Box>
    </div>
  );

/** While the server is asked what it costs. */
export const CartRowBones = () => (
  <Box component="li" sx={row}>
    <span />
    <ItemPicture image={null} alt="" />
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Bone width="80%" height={20} />
      <Bone width="50%" height={16} />
    </Box>
  </Box>
);

/** One choice in the cart, with what it costs now and what stands in its way. */
export const CartRow = ({ line, quoted, chosen, onChoose, onChange, onRemove }: CartRowProps) => {
  const name = quoted.name ? `${quoted.name} ${quoted.option}` : '판매가 끝난 상품';
  const { problem } = quoted;
  return (
    <Box component="li" sx={row}>
      <Box component="label" sx={{ display: 'grid', alignContent: 'start', pt: 0.5, minHeight: 44 }}>
        <input
          type="checkbox"
          aria-label={`${name} 주문하기`}
          checked={chosen}
          disabled={problem !== null}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </Box>
      <Box sx={{ gridRow: '1 / span 2', gridColumn: 2 }}>
        <ItemPicture image={quoted.image} alt="" soldOut={problem === 'soldOut'} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
        <Named quoted={quoted} />
        <CartProblem line={quoted} onChange={onChange} />
      </Box>
      <IconButton aria-label={`${name} 삭제`} onClick={onRemove} sx={{ width: 44, height: 44, mt: -1.25 }}>
        <CloseRounded fontSize="small" />
      </IconButton>
      {problem === null || problem === 'short' ? (
        <Box
          sx={{
            gridColumn: { xs: '2 / -1', sm: '3 / -1' },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            alignContent: 'end',
            justifyContent: 'space-between',
            columnGap: 1,
          }}
        >
          <QuantityStepper name={name} quantity={line.quantity} available={quoted.available} onChange={onChange} />
          <Price {...quoted} />
        </Box>
      ) : null}
    </Box>
  );
};
