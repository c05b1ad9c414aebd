import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BuyButtons } from '../cart/buy-buttons.tsx';
import { ItemDelivery } from '../item/item-delivery.tsx';
import { ItemFacts, RatingLink, SaleEnd } from '../item/item-facts.tsx';
import { PriceAlertButton } from '../price-alert/price-alert-button.tsx';
import { RestockButtons } from '../restock/restock-buttons.tsx';
import { WishHeart } from '../wish/wish-heart.tsx';
import { firstChoice, ItemOptions } from '../item/item-options.tsx';
import { ItemPrice } from '../item/item-price.tsx';
import { ShareButton } from '../item/share-button.tsx';

const Title = ({ item }: { item: Item }) => (
  <div>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box
        component={Link}
        to={`/shop?category=${encodeURIComponent(item.category)}`}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          color: 'text.secondary',
          fontSize: 15,
          fontWeight: 600,
          textUnderlineOffset: '3px',
        }}
      >
        {item.category}
      </Box>
      <Box sx={{ display: 'flex' }}>
        <WishHeart item={item} />
        <ShareButton name={item.name} />
      </Box>
    </Box>
    <Typography variant="h1" sx={{ fontSize: { xs: 24, sm: 28 }, lineHeight: 1.35 }}>
      {item.name}
    </Typography>
    <RatingLink rating={item.rating} reviews={item.reviews} />
    {item.summary ? <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{item.summary}</Typography> : null}
  </div>
);

const pricesOf = ({ price, base_price }: Pick<Item, 'price' | 'base_price'>) => ({ price, base_price });

export interface ItemBoxProps {
  readonly item: Item;
  /** Shown to who writes it: nothing of what the server keeps of a person and an item is asked for. */
  readonly preview?: boolean;
}

/** Everything about an item beside its pictures: what it is, what each choice costs and how many are left. */
export const ItemBox = ({ item, preview = false }: ItemBoxProps) => {
  const [chosen, setChosen] = useState(() => firstChoice(item.options));
  const option = item.options.find(({ id }) => id === chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, pb: '2px', px: '2px' }}>
      <Title item={item} />
      <div>
        <ItemPrice {...pricesOf(option ?? item)} percent={item.sale?.percent} size="page" />
        {item.sale ? <SaleEnd until={item.sale.until} /> : null}
        {preview ? null : <PriceAlertButton item={item} />}
      </div>
      <ItemOptions options={item.options} chosen={chosen} onChoose={setChosen} />
      {preview ? null : <RestockButtons item={item} />}
      <BuyButtons key={chosen} item={item} option={option} />
      <ItemFacts kind={item.kind} tax={item.tax}>
        <ItemDelivery item={item} />
      </ItemFacts>
    </Box>
  );
};
