import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ItemGrid } from './item-grid.tsx';
import { useRelatedItemsQuery } from './item.api.ts';

/** What is near to an item; the page leaves it out where there is nothing, or the shop cannot be reached. */
export const RelatedItems = ({ id }: { readonly id: string }) => {
  const { data: items = [] } = useRelatedItemsQuery(id);
  if (items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="related-items" sx={{ mt: { xs: 6, sm: 9 } }}>
      <Typography id="related-items" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        비슷한 상품
      </Typography>
      <ItemGrid items={items} label="비슷한 상품" />
    </Box>
  );
};
