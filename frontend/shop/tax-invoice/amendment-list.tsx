import { amendReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { OwnTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.views';
import { FactList } from '../../design/fact-list.tsx';
import { won } from '../../format/number.ts';
import { longDate } from '../../format/seoul-moment.ts';

/** Amended tax invoices, each under its number. */
export const AmendmentList = ({ amendments }: Pick<OwnTaxInvoice, 'amendments'>) =>
  amendments.map(({ approval, on, reason, total }) => (
    <FactList
      key={approval}
      facts={[
        { label: '수정 발행', value: `${amendReasons[reason]} · -${won(total)}` },
        { label: '승인번호', value: `${approval} (${longDate(Date.parse(on))})` },
      ]}
    />
  ));
