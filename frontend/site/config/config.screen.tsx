import Stack from '@mui/material/Stack';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { AreasForm } from './areas-form.tsx';
import { BusinessForm } from './business-form.tsx';
import { BundlesForm } from './bundles-form.tsx';
import { useSiteConfigQuery } from './config.api.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { ReturnsForm } from './returns-form.tsx';
import { SellingForm } from './selling-form.tsx';
import { ShippingForm } from './shipping-form.tsx';

const Shown = () => (
  // Somebody else may have changed it since.
  <Answered
    answer={useSiteConfigQuery(undefined, { refetchOnMountOrArgChange: true })}
    bones={<SkeletonRows rows={6} />}
  >
    {(config) => (
      <Stack sx={{ gap: 2, maxWidth: 960 }}>
        <SectionCard title="사업자정보" text="쇼핑 화면 아래에 보여요. 전자상거래법에 따라 꼭 알려야 하는 내용이에요.">
          <BusinessForm config={config} />
        </SectionCard>
        <SectionCard
          title="배송비"
          text="기본 묶음과 따로 보내는 상품의 배송비예요. 이미 한 주문의 배송비는 바뀌지 않아요."
        >
          <ShippingForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard
          title="묶음 배송"
          text="같은 묶음의 상품은 한 상자로 보내고 배송비를 한 번만 받아요. 상품마다 판매 조건에서 묶음을 고를 수 있어요."
        >
          <BundlesForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard title="제주·도서 지역" text="이 우편번호로 보내면 택배 상자마다 배송비를 더 받아요.">
          <AreasForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard title="배송 안내" text="상품과 주문 화면에 도착 예정일로 보여요. 주말과 공휴일은 빼고 세요.">
          <DeliveryForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard title="판매 조건" text="이미 한 주문에는 주문할 때의 조건이 적용돼요.">
          <SellingForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard title="현금 결제" text="계좌이체와 가상계좌로 받는 돈에 적용돼요.">
          <PaymentForm key={config.revision} config={config} />
        </SectionCard>
        <SectionCard
          title="반품·교환"
          text="고객이 신청하기 전에 보여 드려요. 상품에 문제가 있으면 배송비는 늘 회사가 부담해요."
        >
          <ReturnsForm key={config.revision} config={config} />
        </SectionCard>
      </Stack>
    )}
  </Answered>
);

/** `/adm/config`: what is set for the whole site. */
export const ConfigScreen = () => (
  <AdminFrame title="설정">
    <Shown />
  </AdminFrame>
);
