import type { Item } from '@maru/contracts/shop/item/item.cards';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { Page } from '../../design/page.tsx';
import { usePageTitle } from '../../design/page-header.tsx';
import { isPreview, previewReady } from '../item/preview-message.ts';
import { ItemOverview } from './item-overview.tsx';
import { ItemTabs } from './item-tabs.tsx';

/** What the window around this one hands in; nobody else's messages are heard. */
const useHandedItem = () => {
  const [item, setItem] = useState<Item>();
  useEffect(() => {
    const take = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (origin === location.origin && source === window.parent && isPreview(data)) setItem(data.previewed);
    };
    window.addEventListener('message', take);
    if (window.parent !== window) window.parent.postMessage(previewReady, location.origin);
    return () => window.removeEventListener('message', take);
  }, []);
  return item;
};

/** `/preview/item`: the page of an item that is not stored yet, in a frame of its form. */
export const ItemPreviewScreen = () => {
  const item = useHandedItem();
  usePageTitle('미리보기');
  return (
    <Page>
      {item ? (
        <>
          <ItemOverview item={item} preview />
          <ItemTabs item={item} />
        </>
      ) : (
        <EmptyState title="미리볼 상품이 없어요" text="상품을 쓰는 화면에서 미리보기를 눌러 주세요." />
      )}
    </Page>
  );
};
