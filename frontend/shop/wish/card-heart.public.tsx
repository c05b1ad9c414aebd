import { lazy, Suspense } from 'react';
import { useLoggedIn } from '../../kernel/session/use-session.ts';
import type { WishHeartProps } from './wish-heart.tsx';

const WishHeart = lazy(async () => ({ default: (await import('./wish-heart.tsx')).WishHeart }));

/** On a picture in a list. Visitors find it on the item's page: their first screen does not wait for it. */
export const CardHeart = ({ item }: Pick<WishHeartProps, 'item'>) => {
  if (!useLoggedIn()) return null;
  return (
    <Suspense fallback={null}>
      <WishHeart item={item} onPicture />
    </Suspense>
  );
};
