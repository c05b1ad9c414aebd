import type { RowColumns } from '../../kernel/rows.ts';

/** The columns of a file of parcels, as carriers' programs and other shops call them. */
export const shipColumns = {
  number: { headings: ['주문번호', '상품주문번호', '고객주문번호', '주문no'], required: true },
  courier: { headings: ['택배사', '배송사', '택배회사', '운송사', '배송업체'], required: false },
  tracking: { headings: ['송장번호', '운송장번호', '운송장', '송장', '등기번호', '배송번호'], required: true },
} as const satisfies RowColumns;

/** Why a row of such a file sends no parcel. */
export const shipProblems = {
  no_number: '주문번호가 비어 있어요.',
  unknown_order: '없는 주문번호예요.',
  twice: '파일에 같은 주문이 또 있어요. 첫 줄만 보내요.',
  no_tracking: '송장번호가 비어 있어요.',
  tracking_rounded: '엑셀이 송장번호를 줄여 썼어요(예: 6.01E+11). 칸을 텍스트로 바꾼 뒤 다시 저장해 주세요.',
  tracking_malformed: '송장번호가 숫자 9~14자리가 아니에요.',
  no_courier: '택배사가 비어 있어요. 파일에 적거나 위에서 골라 주세요.',
  unknown_courier: '모르는 택배사예요. 우체국택배, CJ대한통운, 한진택배, 롯데택배, 로젠택배 가운데 적어 주세요.',
  not_paid: '아직 결제하지 않은 주문이에요.',
  pickup: '손님이 찾으러 오는 주문이에요.',
  already_sent: '이미 보낸 주문이에요.',
  nothing_to_send: '보낼 상품이 없어요. 주문 상태를 확인해 주세요.',
  proof_open: '고객이 아직 시안을 확정하지 않은 인쇄 상품이에요.',
} as const;
export type ShipProblem = keyof typeof shipProblems;

/** Carriers as people write them, by the name that the shop uses; compared without spaces and in small letters. */
export const courierAliases: Readonly<Record<string, readonly string[]>> = {
  우체국택배: ['우체국', '우체국소포', '우편', '등기', 'epost', '우체국등기'],
  CJ대한통운: ['cj', 'cj택배', '대한통운', '대한통운택배', 'cj대한통운택배', 'cjgls', 'cj logistics'],
  한진택배: ['한진', 'hanjin'],
  롯데택배: ['롯데', '롯데글로벌로지스', '현대택배', 'lotte'],
  로젠택배: ['로젠', 'logen', '로젠로지스'],
};
