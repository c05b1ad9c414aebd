import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import type { Item } from '@maru/contracts/shop/item/item.cards';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ItemPreview } from './item-preview.tsx';

/** Opens what the page would show; `itemNow` makes it of the form. */
export const PreviewButton = ({ itemNow }: { itemNow: (now: number) => Item }) => {
  const [item, setItem] = useState<Item>();
  return (
    <>
      <Button startIcon={<VisibilityRounded />} color="inherit" onClick={() => setItem(itemNow(Date.now()))}>
        미리보기
      </Button>
      {item ? <ItemPreview item={item} onClose={() => setItem(undefined)} /> : null}
    </>
  );
};
