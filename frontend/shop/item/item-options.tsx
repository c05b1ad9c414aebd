import type { ShownOption } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import { number, won } from '../../format/number.ts';

export interface ItemOptionsProps {
  readonly options: readonly ShownOption[];
  readonly chosen: number | undefined;
  readonly onChoose: (option: number) => void;
}

/** Up to this many pieces the rest is shown in red. */
const few = 5;

/** The first option that is in stock, else the first. */
export const firstChoice = (options: readonly ShownOption[]) =>
  (options.find(({ available }) => available !== 0) ?? options[0])?.id;

const Left = ({ available }: Pick<ShownOption, 'available'>) => {
  if (available === null) return null;
  if (available === 0) return <Box sx={{ color: 'text.secondary', fontWeight: 600 }}>품절</Box>;
  const scarce = available <= few;
  return (
    <Box sx={scarce ? { color: 'tones.red.text', fontWeight: 600 } : { color: 'text.secondary' }}>
      {scarce ? `${available}개 남았어요` : `재고 ${number(available)}개`}
    </Box>
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 2,
  py: 1,
  border: '1px solid',
  borderColor: 'surface.outline',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'var(--maru-palette-primary-main)' },
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--maru-palette-primary-main)',
  },
  '&:has(input:disabled)': { cursor: 'default', bgcolor: 'surface.sunken', borderColor: 'divider' },
} as const;

/** Each choice with its price and what is left of it; what is sold out stays in sight. */
export const ItemOptions = ({ options, chosen, onChoose }: ItemOptionsProps) => (
  <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
    <Box component="legend" sx={{ p: 0, mb: 1, fontSize: 15, fontWeight: 700 }}>
      옵션
    </Box>
    {options.map(({ id, name, price, available }) => (
      <Box key={id} component="label" sx={row}>
        <input
          type="radio"
          name="option"
          checked={chosen === id && available !== 0}
          disabled={available === 0}
          onChange={() => onChoose(id)}
        />
        <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, lineHeight: 1.4 }}>{name}</Box>
        <Box sx={{ textAlign: 'right', flexShrink: 0, fontSize: 14, lineHeight: 1.4 }}>
          <Box sx={{ fontSize: 16, fontWeight: 700 }}>{price === 0 ? '무료' : won(price)}</Box>
          <Left available={available} />
        </Box>
      </Box>
    ))}
  </Box>
);
