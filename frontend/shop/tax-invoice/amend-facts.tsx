import { amendReasons } from '@maru/contracts/shop/tax-invoice/tax-invoice-mail.words';
import type { ManagedTaxInvoice } from '@maru/contracts/shop/tax-invoice/tax-invoice.table';
import Box from '@mui/material/Box';
import { Notice } from '../../design/notice.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { won } from '../../format/number.ts';
import { AmendmentList } from './amendment-list.tsx';

const dueText = ({ amend_sums: { supply, vat, free, total }, amend_reason, approval, issued_on }: ManagedTaxInvoice) =>
  [
    `당초 승인번호 ${approval ?? ''}${issued_on === null ? '' : ` (작성일 ${longDate(Date.parse(issued_on))})`}.`,
    `공급가액 -${won(supply)}, 부가세 -${won(vat)}, 합계 -${won(total)}.`,
    ...(free === 0 ? [] : [`이 가운데 면세 ${won(free)}은 계산서로 수정해요.`]),
    `수정 사유: ${amendReasons[amend_reason]}.`,
  ].join(' ');

/** What was amended, and what an amended one is due for. */
export const AmendFacts = ({ invoice }: { readonly invoice: ManagedTaxInvoice }) => (
  <>
    <AmendmentList amendments={invoice.amendments} />
    {invoice.overstated ? (
      <Box sx={{ mt: 2 }}>
        <Notice tone="amber">{dueText(invoice)}</Notice>
      </Box>
    ) : null}
  </>
);
