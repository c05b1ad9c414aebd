import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { AreasForm } from './areas-form.tsx';
import { BundlesForm } from './bundles-form.tsx';
import { BusinessForm } from './business-form.tsx';
import { useSiteConfigQuery } from './config.api.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PointsForm } from './points-form.tsx';
import { ReturnsForm } from './returns-form.tsx';
import { SellingForm } from './selling-form.tsx';
import { ShippingForm } from './shipping-form.tsx';

/** Draws what is set now. */
const WithConfig = ({ children }: { children: (config: SiteConfig) => ReactNode }) => (
  // Somebody else may have changed it since.
  <Answered
    answer={useSiteConfigQuery(undefined, { refetchOnMountOrArgChange: true })}
    bones={<SkeletonRows rows={6} />}
    fade
  >
    {(config) => <Stack sx={{ gap: 2 }}>{children(config)}</Stack>}
  </Answered>
);

const Company = () => (
  <WithConfig>
    {(config) => (
      <SectionCard title="사업자정보" text="쇼핑 화면 아래에 보여요. 전자상거래법에 따라 꼭 알려야 하는 내용이에요.">
        <BusinessForm config={config} />
      </SectionCard>
    )}
  </WithConfig>
);

const Shipping = () => (
  <WithConfig>
    {(config) => (
      <>
        <SectionCard
          title="배송비"
          text="기본 묶음과 따로 보내는 상품의 배송비예요. 이미 한 주문의 배송비는 바뀌지 않아요."
        >
          <ShippingForm config={config} />
        </SectionCard>
        <SectionCard
          title="묶음 배송"
          text="같은 묶음의 상품은 한 상자로 보내고 배송비를 한 번만 받아요. 상품마다 판매 조건에서 묶음을 고를 수 있어요."
        >
          <BundlesForm config={config} />
        </SectionCard>
        <SectionCard title="제주·도서 지역" text="이 우편번호로 보내면 택배 상자마다 배송비를 더 받아요.">
          <AreasForm config={config} />
        </SectionCard>
        <SectionCard title="배송 안내" text="상품과 주문 화면에 도착 예정일로 보여요. 주말과 공휴일은 빼고 세요.">
          <DeliveryForm config={config} />
        </SectionCard>
      </>
    )}
  </WithConfig>
);

const Returns = () => (
  <WithConfig>
    {(config) => (
      <SectionCard
        title="반품·교환"
        text="고객이 신청하기 전에 보여 드려요. 상품에 문제가 있으면 배송비는 늘 회사가 부담해요."
      >
        <ReturnsForm config={config} />
      </SectionCard>
    )}
  </WithConfig>
);

const Points = () => (
  <WithConfig>
    {(config) => (
      <SectionCard title="포인트" text="이미 한 주문에는 주문할 때의 조건이 적용돼요.">
        <PointsForm config={config} />
      </SectionCard>
    )}
  </WithConfig>
);

const Limits = () => (
  <WithConfig>
    {(config) => (
      <SectionCard title="판매 조건" text="이미 한 주문에는 주문할 때의 조건이 적용돼요.">
        <SellingForm config={config} />
      </SectionCard>
    )}
  </WithConfig>
);

const Payment = () => (
  <WithConfig>
    {(config) => (
      <SectionCard title="현금 결제" text="계좌이체와 가상계좌로 받는 돈에 적용돼요.">
        <PaymentForm config={config} />
      </SectionCard>
    )}
  </WithConfig>
);

export interface ConfigSection {
  readonly id: string;
  readonly label: string;
  readonly Section: ComponentType;
}
/** Values of the site, in the order of the list beside them. */
export const valueSections: readonly ConfigSection[] = [
  { id: 'company', label: '사업자정보', Section: Company },
  { id: 'shipping', label: '배송', Section: Shipping },
  { id: 'returns', label: '반품·교환', Section: Returns },
  { id: 'points', label: '포인트', Section: Points },
  { id: 'limits', label: '한도와 조건', Section: Limits },
  { id: 'payment', label: '현금 결제', Section: Payment },
];
