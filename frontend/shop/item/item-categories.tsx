import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { number } from '../../format/number.ts';
import type { Category } from './item-filter.ts';

export interface ItemCategoriesProps {
  /** Empty for all. */
  readonly chosen: string;
  readonly onChange: (category: string) => void;
  readonly categories: readonly Category[];
}

const chip = {
  flexShrink: 0,
  height: 44,
  px: 2,
  gap: 0.75,
  borderRadius: 99,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: 15,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&[aria-pressed=true]': { bgcolor: 'text.primary', borderColor: 'text.primary', color: 'background.paper' },
} as const;

/** Categories side by side; on a phone they are pushed along. Their place is kept while they come. */
export const ItemCategories = ({ chosen, onChange, categories }: ItemCategoriesProps) => {
  const all = { name: '', items: categories.reduce((sum, { items }) => sum + items, 0) };
  return (
    <Box
      role="group"
      aria-label="분류"
      sx={{
        display: 'flex',
        gap: 1,
        minHeight: 48,
        py: '2px',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
      }}
    >
      {[all, ...categories].map(({ name, items }) => (
        <ButtonBase key={name} aria-pressed={chosen === name} onClick={() => onChange(name)} sx={chip}>
          {name || '전체'}
          {categories.length > 0 ? (
            <Box component="span" sx={{ fontSize: 13, fontWeight: 500, opacity: 0.8 }}>
              {number(items)}
            </Box>
          ) : null}
        </ButtonBase>
      ))}
    </Box>
  );
};
