import type { Item } from '@maru/contracts/shop/item/item.cards';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { DescriptionText } from '../item/description-text.tsx';

const ItemDescription = ({ text }: { text: string }) => {
  if (text === '')
    return <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>아직 적어 둔 설명이 없어요.</Box>;
  return (
    <Box component="section" aria-label="상품 설명" sx={{ pt: { xs: 3, sm: 4 }, maxWidth: 720, mx: 'auto' }}>
      <DescriptionText text={text} />
    </Box>
  );
};

const ItemReviews = lazy(async () => ({ default: (await import('../review/item-reviews.tsx')).ItemReviews }));
const ItemQuestions = lazy(async () => ({ default: (await import('../question/item-questions.tsx')).ItemQuestions }));

const ItemGuide = lazy(async () => ({ default: (await import('../item/item-guide.tsx')).ItemGuide }));

const tabs = ['about', 'review', 'question', 'guide'] as const;
type TabName = (typeof tabs)[number];
const labels: Readonly<Record<TabName, (item: Item) => string>> = {
  about: () => '상세정보',
  review: ({ reviews }) => (reviews > 0 ? `후기 ${number(reviews)}` : '후기'),
  question: () => '문의',
  guide: () => '교환·반품',
};
const panels: Readonly<Record<TabName, (item: Item) => ReactNode>> = {
  about: ({ description }) => <ItemDescription text={description} />,
  review: (item) => <ItemReviews item={item} />,
  question: ({ id }) => <ItemQuestions itemId={id} />,
  guide: (item) => <ItemGuide item={item} />,
};

/** What there is to read about an item; the tab is in the address, so that it can be linked to. */
export const ItemTabs = ({ item }: { item: Item }) => {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'about';
  const change = (next: TabName) => {
    setParams(
      (before) => {
        before.delete('tab');
        if (next !== 'about') before.set('tab', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Box sx={{ mt: { xs: 5, sm: 8 } }}>
      <Tabs
        value={tab}
        onChange={(_, next: TabName) => change(next)}
        variant="fullWidth"
        aria-label="상품 정보"
        sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
      >
        {tabs.map((name) => (
          <Tab key={name} value={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} label={labels[name](item)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`} sx={{ minHeight: 240 }}>
        <Suspense fallback={<SkeletonRows rows={3} />}>{panels[tab](item)}</Suspense>
      </Box>
    </Box>
  );
};
