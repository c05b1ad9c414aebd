import { lazy, Suspense } from 'react';
import { Bone } from '../../design/bone.tsx';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }));
const TableText = lazy(async () => ({ default: (await import('./table-text.tsx')).TableText }));

/** A line of a table's kind; a rule looks like one, which costs no more than a few kilobytes. */
const mayHoldTable = (text: string) => text.includes('|') && /^[\s>|:-]*-[\s>|:-]*$/m.test(text);

/** What is written about an item; its reader comes after the rest of the page, with tables only where there are some. */
export const DescriptionText = ({ text }: { text: string }) => {
  const Text = mayHoldTable(text) ? TableText : MarkdownText;
  return (
    <Suspense fallback={<Bone width="70%" height={18} />}>
      <Text text={text} />
    </Suspense>
  );
};
