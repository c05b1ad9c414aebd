import { pointTerms } from '@maru/contracts/site/config/selling-terms';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import { useChangeSellingMutation } from './config.api.ts';
import { NumberFields, type NumberRow } from './number-fields.tsx';
import { TermsForm } from './terms-form.tsx';
import { useTyped } from './use-typed.ts';

const rows: readonly NumberRow<'point_percent'>[] = [
  {
    field: 'point_percent',
    label: '포인트 적립',
    unit: '%',
    wrong: '0%부터 5%까지 적어 주세요. 도서 혜택의 법정 한도예요.',
    hint: '결제한 금액의 이만큼을 포인트로 드려요.',
  },
];

/** How much of what was paid is earned. */
export const PointsForm = ({ config: { selling, revision } }: { config: SiteConfig }) => {
  const [change, { isLoading }] = useChangeSellingMutation();
  const {
    typed,
    change: type,
    isWrong,
    form,
  } = useTyped<{ point_percent: number | null }, { point_percent: number }>({
    before: { point_percent: selling.point_percent },
    schema: pointTerms,
    save: (fields) => change({ fields: { ...selling, ...fields }, revision }),
    saved: '포인트 적립을 저장했어요. 지금부터 하는 주문에 적용돼요.',
  });
  return (
    <TermsForm {...form} busy={isLoading}>
      <NumberFields rows={rows} typed={typed} isWrong={isWrong} onChange={type} />
    </TermsForm>
  );
};
