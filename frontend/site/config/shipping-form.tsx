import { type ShippingRates, shippingRates } from '@maru/contracts/site/config/config.fields';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import { useChangeShippingMutation } from './config.api.ts';
import { NumberFields, type NumberRow } from './number-fields.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

type Field = keyof ShippingRates;
const won = { unit: '원', wrong: '금액을 다시 확인해 주세요.' };
const rows: readonly NumberRow<Field>[] = [
  { ...won, field: 'fee', label: '기본 배송비', hint: '0원이면 늘 무료로 보내요.' },
  { ...won, field: 'free_from', label: '무료 배송 기준', hint: '배송 상품 금액이 이만큼이면 무료예요.' },
  { ...won, field: 'island_fee', label: '제주·도서 추가 배송비', hint: '무료 배송에도 더해져요.' },
];

export const ShippingForm = ({ config: { shipping, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeShippingMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped<Record<Field, number | null>, ShippingRates>({
    before: shipping,
    schema: shippingRates,
    save: (fields) => change({ fields, revision }),
    saved: '배송비를 저장했어요. 지금부터 하는 주문에 적용돼요.',
  });
  return (
    <TermsForm {...form} busy={isLoading}>
      <NumberFields rows={rows} typed={typed} isWrong={isWrong} onChange={type} />
    </TermsForm>
  );
};
