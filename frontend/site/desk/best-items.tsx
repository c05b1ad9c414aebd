import type { BestItem } from '@maru/contracts/site/desk/desk.queries';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { number, won } from '../../format/number.ts';

const rowLook = {
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  gap: 1,
  alignItems: 'center',
  minHeight: 44,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What brought the most in the period, pieces and won as they were kept. */
export const BestItems = ({ best }: { readonly best: readonly BestItem[] }) => (
  <SectionCard title="많이 팔린 상품" text="취소하거나 돌려보낸 것은 뺐어요.">
    {best.length === 0 ? (
      <Typography sx={{ mt: 2 }}>이 기간에 팔린 상품이 없어요.</Typography>
    ) : (
      <Box component="ol" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {best.map(({ item_id, name, pieces, won: amount }, at) => (
          <Box component="li" key={item_id} sx={rowLook}>
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 700 }}>
              {at + 1}
            </Box>
            <MuiLink
              component={Link}
              to={`/adm/item/${item_id}`}
              color="inherit"
              noWrap
              sx={{ fontWeight: 600, py: 1 }}
            >
              {name || '지금은 없는 상품'}
            </MuiLink>
            <Box component="span" sx={{ textAlign: 'right', lineHeight: 1.35 }}>
              <b>{won(amount)}</b>
              <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                {number(pieces)}개
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    )}
  </SectionCard>
);
