import { addinRejections } from './addin-rejections.ts';
import { installerRejections } from './installer-rejections.ts';
import { licenceRejections } from './licence-rejections.ts';
import { rejection } from './rejection.ts';

/** What is refused around what was sold: documents, tax invoices, cards that are printed, licences, and the add-ins they are for. */
export const afterSaleRejections = {
  ...licenceRejections,
  ...installerRejections,
  ...addinRejections,
  statement_not_paid: rejection(409, 'Not paid', '결제한 뒤에 거래명세서를 받을 수 있어요.'),
  tax_invoice_not_paid: rejection(409, 'Nothing to be invoiced', '결제한 금액이 남아 있는 주문만 신청할 수 있어요.'),
  tax_invoice_by_card: rejection(
    409,
    'Paid by card',
    '카드나 간편결제로 낸 주문은 매출전표로 공제받을 수 있어 세금계산서를 발행하지 않아요.',
  ),
  tax_invoice_cash_receipt: rejection(
    409,
    'Has a cash receipt',
    '현금영수증을 신청한 주문은 세금계산서를 발행하지 않아요.',
  ),
  cash_receipt_not_paid: rejection(409, 'Nothing was paid', '결제한 금액이 남아 있는 주문만 신청할 수 있어요.'),
  cash_receipt_by_card: rejection(
    409,
    'Paid by card',
    '카드나 간편결제로 낸 주문은 매출전표가 있어 현금영수증을 발급하지 않아요.',
  ),
  cash_receipt_invoiced: rejection(
    409,
    'Has a tax invoice',
    '세금계산서를 신청한 주문은 현금영수증을 발급하지 않아요.',
  ),
  cash_receipt_there: rejection(409, 'Issued already', '이미 신청한 현금영수증이 있어요.'),
  tax_invoice_there: rejection(409, 'Issued already', '이미 발행한 세금계산서예요. 바꿀 내용이 있으면 문의해 주세요.'),
  proof_not_a_pdf: rejection(400, 'Not a PDF', 'PDF 파일이 아니에요. PDF로 저장한 파일을 골라 주세요.'),
  proof_too_large: rejection(413, 'Proof too large', '시안 PDF는 20MB까지 올릴 수 있어요.'),
  tax_invoice_not_overstated: rejection(
    409,
    'Nothing to be amended',
    '수정할 금액이 달라졌어요. 화면을 다시 열어 확인해 주세요.',
  ),
  tax_invoice_number_used: rejection(
    409,
    'Approval number is used',
    '이미 적은 승인번호예요. 새로 받은 승인번호를 확인해 주세요.',
  ),
  tax_invoice_not_found: rejection(404, 'No request waits', '기다리는 신청이 없어요. 이미 처리되었을 수 있어요.'),
  claim_noticed_too_late: rejection(
    409,
    'Noticed too long ago',
    '문제를 알게 된 날부터 30일이 지나 신청할 수 없어요. 도움이 필요하면 고객센터로 연락해 주세요.',
  ),
  name_card_not_found: rejection(404, 'No such card', '명함을 찾을 수 없어요. 주문을 다시 확인해 주세요.'),
  name_card_not_paid: rejection(409, 'Not paid', '결제한 뒤에 명함 내용을 적을 수 있어요.'),
  name_card_step_refused: rejection(
    409,
    'Not in this state',
    '지금은 할 수 없어요. 시안이 바뀌었거나 이미 승인되었을 수 있어요. 새로 고쳐 확인해 주세요.',
  ),
} as const;
