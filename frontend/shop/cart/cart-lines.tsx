import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { CartRow, CartRowBones } from './cart-row.tsx';
import type { CartChanges } from './use-cart.public.ts';
import { useMemo, useState } from 'react';

/** Every line that can be ordered is chosen until the buyer leaves it out. */
export const useChosenLines = (lines: readonly CartLine[], canBeHad: (line: CartLine) => boolean) => {
  const [leftOut, setLeftOut] = useState<readonly Choice[]>([]);
  const chosen = useMemo(() => lines.filter((line) => !leftOut.some((one) => sameChoice(one, line))), [leftOut, lines]);
  const choose = (some: readonly CartLine[], wanted: boolean) =>
    setLeftOut((before) => [
      ...before.filter((one) => !some.some((line) => sameChoice(one, line))),
      ...(wanted ? [] : some),
    ]);
  return { chosen: chosen.filter(canBeHad), choose };
};

export interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly quoted: readonly QuotedLine[];
  readonly chosen: readonly CartLine[];
  readonly onChoose: (lines: readonly CartLine[], chosen: boolean) => void;
  readonly changes: Pick<CartChanges, 'add' | 'change' | 'remove'>;
}

/** Takes lines out and offers to put them back. */
const useRemove = ({ add, remove }: CartLinesProps['changes']) => {
  const dispatch = useDispatch();
  return async (gone: readonly CartLine[]) => {
    const done = await Promise.all(gone.map(remove));
    const back = gone.filter((_line, at) => done[at]);
    if (back.length > 0)
      dispatch(
        offerAction(back.length > 1 ? `상품 ${back.length}가지를 삭제했어요.` : '상품을 삭제했어요.', {
          label: '실행 취소',
          run: () => void Promise.all(back.map(add)),
        }),
      );
  };
};

export const CartLines = ({ lines, quoted, chosen, onChoose, changes }: CartLinesProps) => {
  const remove = useRemove(changes);
  const quoteOf = (line: CartLine) => quoted.find((one) => sameChoice(one, line));
  const unavailable = lines.filter((line) => ['gone', 'soldOut'].includes(quoteOf(line)?.problem ?? ''));
  const orderable = lines.filter((line) => (quoteOf(line)?.problem ?? null) === null);
  return (
    <Card component="section" aria-label="담은 상품" sx={{ px: { xs: 2, sm: 3 }, py: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 48,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="label"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 44,
            fontWeight: 600,
            cursor: 'pointer',
            '& input': { width: 22, height: 22, m: 0, accentColor: 'var(--maru-palette-primary-main)' },
          }}
        >
          <input
            type="checkbox"
            checked={orderable.length > 0 && chosen.length === orderable.length}
            disabled={orderable.length === 0}
            onChange={({ target }) => onChoose(orderable, target.checked)}
          />
          전체 선택 ({chosen.length}/{lines.length})
        </Box>
        {unavailable.length > 0 ? (
          <Button size="small" color="inherit" onClick={() => void remove(unavailable)}>
            살 수 없는 상품 삭제
          </Button>
        ) : null}
      </Box>
      <Box component="ul" aria-label="장바구니 상품" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => {
          const [key, priced] = [`${line.item_id} ${line.option_id}`, quoteOf(line)];
          return priced ? (
            <CartRow
              key={key}
              line={line}
              quoted={priced}
              chosen={chosen.some((one) => sameChoice(one, line))}
              onChoose={(wanted) => onChoose([line], wanted)}
              onChange={(quantity) => void changes.change({ ...line, quantity })}
              onRemove={() => void remove([line])}
            />
          ) : (
            <CartRowBones key={key} />
          );
        })}
      </Box>
    </Card>
  );
};
