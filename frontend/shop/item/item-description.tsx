import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Bone } from '../../design/bone.tsx';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }));

/** What is written about an item; its reader comes after the rest of the page. */
export const ItemDescription = ({ text }: { text: string }) => {
  if (text === '')
    return <Box sx={{ py: 6, textAlign: 'center', color: 'text.secondary' }}>아직 적어 둔 설명이 없어요.</Box>;
  return (
    <Box component="section" aria-label="상품 설명" sx={{ pt: { xs: 3, sm: 4 }, maxWidth: 720, mx: 'auto' }}>
      <Suspense fallback={<Bone width="70%" height={18} />}>
        <MarkdownText text={text} />
      </Suspense>
    </Box>
  );
};
