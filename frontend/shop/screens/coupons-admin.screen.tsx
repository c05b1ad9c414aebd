import { couponTable, type ManagedCoupon } from '@maru/contracts/shop/coupon/coupon.table';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { seoulEnd, seoulTime } from '../../format/seoul-moment.ts';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { AdminTable } from '../../kernel/table/admin-table.tsx';
import { useOpenRow } from '../../kernel/table/row-panel.tsx';
import type { TableLooks } from '../../kernel/table/table-looks.ts';
import type { TableTab } from '../../kernel/table/table-tabs.tsx';
import { useListTable } from '../../kernel/table/use-list-table.ts';
import { CouponDialog } from '../coupon/coupon-dialog.tsx';
import { CouponPanel, usedText } from '../coupon/coupon-panel.tsx';
import { CouponState } from '../coupon/coupon-state.tsx';
import { useEndCouponMutation } from '../coupon/coupon.api.ts';
import { GrantDialog } from '../points/grant-dialog.tsx';

const source = { tags: ['Coupon'] } as const;
const tabs: readonly TableTab[] = [
  { key: 'open', label: '안 끝난 쿠폰', query: 'over=0&sort=ends_at' },
  { key: 'over', label: '끝난 쿠폰', query: 'over=1&sort=-ends_at' },
];

/** Most ends are still to come, which a relative time does not say. */
const endText = ({ ended, ends_at }: ManagedCoupon) => (ended ? seoulTime(ends_at) : seoulEnd(ends_at));

const useEnding = () => {
  const [end] = useEndCouponMutation();
  return useConfirmed<ManagedCoupon>({
    destructive: true,
    title: ({ name }) => `‘${name}’ 쿠폰을 끝낼까요?`,
    text: '이제부터 아무도 쓸 수 없어요. 이미 쓴 주문은 그대로예요. 다시 시작할 수 없어요.',
    confirm: '끝내기',
    run: ({ id }) => end(id),
  });
};

const Coupons = ({ onAdd }: { readonly onAdd: () => void }) => {
  const list = useListTable<ManagedCoupon>(couponTable, source);
  const { row, open, close } = useOpenRow(list);
  const { ask, question } = useEnding();
  const looks = useMemo<TableLooks<ManagedCoupon>>(
    () => ({
      unit: '개',
      nameOf: ({ name }) => name,
      opening: { run: open },
      cells: {
        id: { draw: ({ automatic, id }) => (automatic ? '자동 할인' : <code>{id}</code>), width: 168 },
        state: { draw: (coupon) => <CouponState coupon={coupon} />, width: 112 },
        used: { draw: usedText, width: 120 },
        starts_at: { draw: ({ starts_at }) => seoulTime(starts_at), width: 184 },
        ends_at: { draw: endText, width: 184 },
      },
    }),
    [open],
  );
  const empty = (
    <EmptyState
      title="아직 쿠폰이 없어요"
      text="코드로 나눠 주거나 회원 한 사람에게 줄 수 있어요."
      action={
        <Button variant="outlined" onClick={onAdd}>
          쿠폰 만들기
        </Button>
      }
    />
  );
  return (
    <>
      <AdminTable list={list} looks={looks} tabs={tabs} isExported empty={empty} />
      {row ? <CouponPanel key={row.id} coupon={row} onEnd={ask} onClose={close} /> : null}
      {question}
    </>
  );
};

/** `/adm/coupon`: every coupon with how often it was used; new ones, and points for somebody. */
export const CouponsAdminScreen = () => {
  const [open, setOpen] = useState<'coupon' | 'points'>();
  const close = () => setOpen(undefined);
  const actions = (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button variant="outlined" color="inherit" onClick={() => setOpen('points')}>
        포인트 주기
      </Button>
      <Button variant="contained" startIcon={<AddRounded />} onClick={() => setOpen('coupon')}>
        쿠폰 만들기
      </Button>
    </Stack>
  );
  return (
    <AdminFrame title="쿠폰·포인트" actions={actions}>
      <Coupons onAdd={() => setOpen('coupon')} />
      {open === 'coupon' ? <CouponDialog onClose={close} /> : null}
      {open === 'points' ? <GrantDialog onClose={close} /> : null}
    </AdminFrame>
  );
};
