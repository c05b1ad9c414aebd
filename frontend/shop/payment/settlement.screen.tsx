import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bone } from '../../design/bone.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { PeriodBar } from '../../kernel/period/period-bar.tsx';
import { usePeriod } from '../../kernel/period/use-period.ts';
import { MoneyPlaces } from './money-places.tsx';
import { SettlementFile } from './settlement-file.tsx';
import { SettlementFigures, SettlementMethods } from './settlement-sums.tsx';
import { SettlementTable } from './settlement-table.tsx';
import { useSettlementQuery } from './settlement.api.ts';

const bones = (
  <Stack role="status" aria-label="불러오는 중" sx={{ gap: 2 }}>
    <Bone width="100%" height={180} />
    <Bone width="100%" height={320} />
  </Stack>
);

const notes = [
  '결제는 결제한 날, 환불은 환불하기로 한 날에 세요. 그래서 환불이 더 많은 날에는 순매출과 부가세가 0보다 작을 수 있어요.',
  '과세 공급가액, 부가세, 면세, 배송비는 교환 추가 금액을 빼고 센 금액이에요.',
  '결제사 수수료는 등록된 요율이 없어 빼지 않았어요. 실제 입금액은 결제사의 정산 내역에서 확인해 주세요.',
  '회원이 가진 포인트에는 탈퇴한 회원이 남긴 포인트도 소멸하는 날까지 들어 있어요.',
] as const;

/** `/adm/payment/settlement`: what a period came to, by its days, weeks or months. */
export const SettlementScreen = () => {
  const { asked, today, change } = usePeriod();
  const { from, to, by } = asked;
  const answer = useSettlementQuery({ from, to, by }, { refetchOnMountOrArgChange: true });
  return (
    <AdminFrame title="정산" actions={<SettlementFile from={from} to={to} by={by} />}>
      <MoneyPlaces />
      <Stack sx={{ gap: 3 }}>
        <PeriodBar asked={asked} today={today} onChange={change} />
        <Answered answer={answer} title="정산을 불러오지 못했어요" bones={bones} fade>
          {(settlement) => (
            <Stack sx={{ gap: 3 }}>
              <SettlementFigures {...settlement} />
              <SectionCard title="기간별">
                <SettlementTable {...settlement} />
              </SectionCard>
              <SettlementMethods {...settlement} />
            </Stack>
          )}
        </Answered>
        <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5, color: 'text.secondary', maxWidth: 720 }}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </Typography>
      </Stack>
    </AdminFrame>
  );
};
