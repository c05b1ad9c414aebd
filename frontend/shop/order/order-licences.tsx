import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../../design/notice.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { LicenceKey } from '../licence/licence-key.public.tsx';
import type { OrderCalls } from './order.api.ts';
import { licenceLines } from './order-places.ts';
import { useWatchedLicences } from './use-orders.ts';

interface ShowKeysProps {
  readonly line: OrderLine;
  readonly calls: Pick<OrderCalls, 'showLicence'>;
}
/** Once seen, a key stays bought. */
const ShowKeys = ({ line, calls }: ShowKeysProps) => {
  const { ask, question } = useConfirmed({
    title: '라이선스 키를 볼까요?',
    text: line.consented
      ? '키를 확인한 뒤에는 단순 변심으로 취소할 수 없어요.'
      : '키는 이 라이선스를 쓰는 사람에게만 보여요.',
    confirm: '키 보기',
    run: async () => ({ error: !(await calls.showLicence(line.no)) }),
  });
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1 }} onClick={() => ask()}>
        키 보기
      </Button>
      {question}
    </>
  );
};

/** A key is shown to whoever has the seat. */
const OneLicence = ({ licence: { name, key, holder } }: { readonly licence: OwnLicence }) => {
  if (holder)
    return (
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {holder.name} 님이 쓰고 있어요.
      </Typography>
    );
  return key === null ? null : <LicenceKey name={name} value={key} />;
};

interface LineProps extends ShowKeysProps {
  readonly licences: readonly OwnLicence[];
  readonly showable: boolean;
}
const LicenceLine = ({ line, licences, showable, calls }: LineProps) => {
  const own = licences.filter(({ no, status }) => no === line.no && status === 'active');
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{[line.name, line.option].filter((part) => part).join(' · ')}</Typography>
      {own.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          라이선스 키를 만들고 있어요.
        </Typography>
      ) : null}
      {own.map((licence) => (
        <OneLicence key={licence.id} licence={licence} />
      ))}
      {showable && own.length > 0 && line.shown_at === null ? <ShowKeys line={line} calls={calls} /> : null}
    </Box>
  );
};

interface LicencesProps extends Pick<ShowKeysProps, 'calls'> {
  readonly order: Order;
}
/** Licences that were bought with an order, and their keys for whoever has asked to see them. */
export const OrderLicences = ({ order, calls }: LicencesProps) => {
  const { data, isError } = useWatchedLicences(order.id);
  return (
    <SectionCard title="라이선스" text="이 계정에 연결되어 있어요. 내 정보에서 동료에게 나눠 줄 수 있어요.">
      {isError ? <Notice tone="red">라이선스를 불러오지 못했어요. 화면을 다시 열어 주세요.</Notice> : null}
      <Box component="ul" aria-label="라이선스" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {licenceLines(order).map((line) => (
          <LicenceLine
            key={line.no}
            line={line}
            licences={data?.list ?? []}
            showable={order.actions.includes('showLicence')}
            calls={calls}
          />
        ))}
      </Box>
    </SectionCard>
  );
};
