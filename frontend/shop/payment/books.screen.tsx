import type { BookProblem } from '@maru/contracts/shop/payment/payment.queries';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { number } from '../../format/number.ts';
import { ReceiptDifferences } from '../cash-receipt/receipt-differences.public.tsx';
import { StuckReceipts } from '../cash-receipt/stuck-receipts.public.tsx';
import { BookRows } from './book-rows.tsx';
import { type Books, useBooksQuery } from './books.api.ts';
import { MoneyPlaces } from './money-places.tsx';
import { OwedByHand } from './owed-by-hand.tsx';
import { CloseDifferenceDialog } from './close-difference-dialog.tsx';

const tabs: readonly { readonly which: BookProblem; readonly label: string; readonly none: string }[] = [
  { which: 'differs', label: '금액 차이', none: '결제사와 금액이 모두 같아요' },
  { which: 'awaitsAccount', label: '환불 계좌 대기', none: '환불 계좌를 기다리는 주문이 없어요' },
  { which: 'stuck', label: '거절된 환불', none: '직접 돌려줄 환불이 없어요' },
];

/** The tab that a link asks for. */
const askedIn = (query: URLSearchParams): BookProblem =>
  tabs.find(({ which }) => which === query.get('which'))?.which ?? 'differs';

const comparisonText = (comparison: Books['comparison']) => {
  if (comparison === null) return '최근 40일의 결제를 하루에 한 번 결제사와 견줘요.';
  const { compared, unknown, ended_at } = comparison;
  const missing = unknown > 0 ? ` 결제사가 모르는 결제가 ${number(unknown)}건 있어요.` : '';
  return ended_at === null
    ? `오늘 대사를 하고 있어요. 지금까지 ${number(compared)}건을 견줬어요.${missing}`
    : `${fullDate(ended_at)}에 최근 40일의 결제 ${number(compared)}건을 모두 견줬어요.${missing}`;
};

const Choices = ({
  which,
  counts,
  onChange,
}: {
  which: BookProblem;
  counts: Books['counts'] | undefined;
  onChange: (which: BookProblem) => void;
}) => (
  <Tabs
    value={which}
    variant="scrollable"
    onChange={(_, next: BookProblem) => onChange(next)}
    aria-label="무엇을 볼지 고르기"
    sx={{ mb: 2 }}
  >
    {tabs.map((tab) => (
      <Tab
        key={tab.which}
        value={tab.which}
        label={counts && counts[tab.which] > 0 ? `${tab.label} ${number(counts[tab.which])}` : tab.label}
      />
    ))}
  </Tabs>
);

/** `/adm/payment`: where the shop's books and the provider's do not agree, and money that waits for a person. */
export const BooksScreen = () => {
  const [query] = useSearchParams();
  const [{ which, ...page }, setFilter] = useState({ which: askedIn(query), page: 1, itemsPerPage: 20 });
  const [closing, setClosing] = useState<string>();
  const answer = useBooksQuery({ which, ...page }, { refetchOnMountOrArgChange: true });
  const none = tabs.find((tab) => tab.which === which)?.none ?? '';
  return (
    <AdminFrame title="대사" text={comparisonText(answer.data?.comparison ?? null)}>
      <MoneyPlaces />
      <Choices
        which={which}
        counts={answer.data?.counts}
        onChange={(next) => setFilter({ ...page, which: next, page: 1 })}
      />
      <Card sx={{ px: { xs: 2, sm: 3 } }}>
        <Answered answer={answer} fade>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState title={none} />
            ) : (
              <>
                <BookRows list={list} which={which} onCloseDifference={setClosing} />
                <Pager
                  {...page}
                  total={total}
                  onChange={(change) => setFilter({ which, ...page, page: 1, ...change })}
                />
              </>
            )
          }
        </Answered>
      </Card>
      <Stack sx={{ mt: 3, gap: 3 }}>
        <OwedByHand />
        <StuckReceipts />
        <ReceiptDifferences />
      </Stack>
      {closing === undefined ? null : <CloseDifferenceDialog id={closing} onClose={() => setClosing(undefined)} />}
    </AdminFrame>
  );
};
