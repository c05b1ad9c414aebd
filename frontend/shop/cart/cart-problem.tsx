import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface CartProblemProps {
  readonly line: QuotedLine;
  readonly onChange: (quantity: number) => void;
}

const words = { gone: '판매가 끝난 상품이에요.', soldOut: '품절됐어요.' } as const;

/** Why a line cannot be ordered as it stands, and what to do. */
export const CartProblem = ({ line: { problem, available }, onChange }: CartProblemProps) => {
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
      {problem === 'short' ? `${available ?? 0}개까지 살 수 있어요.` : words[problem]}
      {problem === 'short' && available ? (
        <Button size="small" variant="outlined" onClick={() => onChange(available)}>
          {available}개로 변경
        </Button>
      ) : null}
    </Box>
  );
};
