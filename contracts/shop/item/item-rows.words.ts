import type { RowColumns } from '../../kernel/rows.ts';

/** The columns of a file of items, one row for each option, as the sheet that is taken out has them. */
export const itemRowColumns = {
  id: { headings: ['상품번호'], required: true },
  option: { headings: ['옵션번호'], required: false },
  name: { headings: ['상품명', '상품'], required: false },
  category: { headings: ['분류'], required: false },
  kind: { headings: ['종류'], required: false },
  tax: { headings: ['과세', '과세구분'], required: false },
  state: { headings: ['상태', '판매상태'], required: false },
  option_name: { headings: ['옵션', '옵션명'], required: false },
  price: { headings: ['판매가', '가격'], required: false },
  stock: { headings: ['재고'], required: false },
  counted: { headings: ['센 재고', '실사 재고'], required: false },
} as const satisfies RowColumns;

/** Why a row of such a file does nothing: the column, and what is wrong in it. */
export const itemRowProblems = {
  unknown_item: '상품번호: 없는 번호예요. 새 상품이면 비워 주세요.',
  unknown_option: '옵션번호: 이 상품에 없는 번호예요. 새 옵션이면 비워 주세요.',
  which_option: '옵션번호: 옵션이 여러 개인 상품이에요. 어느 옵션인지 적어 주세요.',
  twice: '옵션번호: 파일에 같은 옵션이 또 있어요. 첫 줄만 바꿔요.',
  name_missing: '상품명: 새 상품의 이름을 적어 주세요.',
  name_wrong: '상품명: 80자까지 한 줄로 적어 주세요.',
  name_taken: '상품명: 같은 이름의 상품이 이미 있어요. 그 상품을 바꾸려면 상품번호를 적어 주세요.',
  name_differs: '상품명: 같은 상품의 위 행과 달라요.',
  category_missing: '분류: 새 상품의 분류를 적어 주세요.',
  category_wrong: '분류: 30자까지 한 줄로 적어 주세요.',
  category_differs: '분류: 같은 상품의 위 행과 달라요.',
  kind_wrong: '종류: 배송 상품, 라이선스 가운데 적어 주세요.',
  kind_fixed: '종류: 올린 뒤에는 바꿀 수 없어요.',
  tax_wrong: '과세: 과세, 면세 가운데 적어 주세요.',
  tax_differs: '과세: 같은 상품의 위 행과 달라요.',
  state_wrong: '상태: 판매중, 품절, 숨김 가운데 적어 주세요.',
  state_differs: '상태: 같은 상품의 위 행과 달라요.',
  state_notice: '상태: 상품정보제공고시를 먼저 적어야 판매할 수 있어요.',
  state_new: '상태: 새 상품은 숨김으로만 올려요. 고시를 적은 뒤 판매해 주세요.',
  option_name_missing: '옵션: 새 옵션의 이름을 적어 주세요.',
  option_name_wrong: '옵션: 60자까지 한 줄로 적어 주세요.',
  too_many_options: '옵션: 한 상품에 50개까지 둘 수 있어요.',
  price_missing: '판매가: 새 옵션의 가격을 적어 주세요.',
  price_wrong: '판매가: 0원부터 1억 원까지 숫자로 적어 주세요.',
  stock_wrong: '재고: 0개부터 100만 개까지 숫자로 적어 주세요.',
  counted_missing: '센 재고: 새 옵션의 재고를 적어 주세요.',
  counted_wrong: '센 재고: 0개부터 100만 개까지 숫자로 적어 주세요.',
  counted_licence: '센 재고: 라이선스는 재고가 없어요. 비워 주세요.',
  counted_held: '센 재고: 주문에 잡힌 수보다 적어요.',
  together: '같은 새 상품의 다른 행을 먼저 고쳐 주세요.',
} as const;
export type ItemRowProblem = keyof typeof itemRowProblems;

/** What such a file writes down as the reason of a move of stock. */
export const fileReason = '파일로 올림';
