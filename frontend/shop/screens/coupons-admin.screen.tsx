import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { GrantDialog } from '../points/grant-dialog.tsx';
import { CouponDialog } from '../coupon/coupon-dialog.tsx';
import { useCouponsQuery } from '../coupon/coupon.api.ts';
import { CouponRows } from '../coupon/coupon-rows.tsx';

/** `/adm/coupon`: every coupon with how often it was used; new ones, and points for somebody. */
export const CouponsAdminScreen = () => {
  const [filter, setFilter] = useState({ page: 1, itemsPerPage: 20 });
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
      <Card>
        <Answered answer={useCouponsQuery(filter, { refetchOnMountOrArgChange: true })} fade>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState
                title="아직 쿠폰이 없어요"
                text="코드로 나눠 주거나 회원 한 사람에게 줄 수 있어요."
                action={
                  <Button variant="outlined" onClick={() => setOpen('coupon')}>
                    쿠폰 만들기
                  </Button>
                }
              />
            ) : (
              <>
                <CouponRows list={list} />
                <Pager {...filter} total={total} onChange={(change) => setFilter({ ...filter, page: 1, ...change })} />
              </>
            )
          }
        </Answered>
      </Card>
      {open === 'coupon' ? <CouponDialog onClose={close} /> : null}
      {open === 'points' ? <GrantDialog onClose={close} /> : null}
    </AdminFrame>
  );
};
