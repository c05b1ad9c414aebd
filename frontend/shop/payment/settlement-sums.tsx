import { settlementColumns, type SettlementSums } from '@maru/contracts/shop/sales/settlement.columns';
import type { Settlement } from '@maru/contracts/shop/sales/settlement.queries';
import { byHand } from '@maru/contracts/shop/sales/sales.sums';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { number, won } from '../../format/number.ts';
import { placeOf } from './settlement-places.ts';
import { settlementText } from './settlement-table.tsx';

const shown: readonly (keyof SettlementSums)[] = ['kept', 'paid', 'refunded', 'vat', 'tax_free'];

interface FigureProps {
  readonly label: string;
  readonly text: string;
  readonly to?: string | undefined;
}
const Figure = ({ label, text, to }: FigureProps) => (
  <Box
    {...(to ? { component: Link, to } : {})}
    sx={{
      p: 2,
      minWidth: 0,
      bgcolor: 'background.paper',
      borderRadius: '10px',
      border: '1px solid',
      borderColor: 'divider',
      color: 'text.primary',
      textDecoration: 'none',
      ...(to && { '&:hover': { bgcolor: 'surface.sunken' } }),
    }}
  >
    <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography
      component="span"
      sx={{ fontSize: { xs: 18, sm: 22 }, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
    >
      {text}
    </Typography>
  </Box>
);

/** What the whole period came to, and what members can still pay with. */
export const SettlementFigures = ({ total, points_owed }: Pick<Settlement, 'total' | 'points_owed'>) => (
  <Box
    sx={{
      display: 'grid',
      gap: 1.25,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    }}
  >
    {shown.map((name) => (
      <Figure
        key={name}
        label={settlementColumns[name].label}
        text={settlementText(name, total[name])}
        to={placeOf[name]?.(total)}
      />
    ))}
    <Figure label="지금 회원이 가진 포인트" text={`${number(points_owed)}P`} to="/adm/coupon" />
  </Box>
);

const methodWord = (method: string) => (method === byHand ? '직접 받은 금액' : method || '쿠폰·포인트');

/** By the way of paying; nothing where nothing was paid. */
export const SettlementMethods = ({ methods }: Pick<Settlement, 'methods'>) =>
  methods.length === 0 ? null : (
    <SectionCard title="결제 방법별" text="교환하며 더 받은 금액까지 더했어요.">
      <FactList
        money
        facts={methods.map(({ method, paid, refunded }) => ({
          label: methodWord(method),
          value: refunded === 0 ? won(paid) : `${won(paid)} · 환불 ${won(refunded)}`,
        }))}
      />
    </SectionCard>
  );
