import type { ConfigPart } from '@maru/contracts/site/config/config-history';
import { businessLabels } from './business-words.ts';

export const partWords: Readonly<Record<ConfigPart, string>> = {
  business: '사업자정보',
  shipping: '배송비',
  bundles: '묶음 배송',
  returns: '반품·교환',
  areas: '제주·도서 지역',
  selling: '판매 조건',
  delivery: '배송 안내',
  payment: '현금 결제',
};

const fieldWords: Readonly<Record<ConfigPart, Readonly<Record<string, string>>>> = {
  business: businessLabels,
  shipping: { fee: '기본 배송비', free_from: '무료 배송 기준', island_fee: '제주·도서 추가 배송비' },
  bundles: {},
  returns: { return_fee: '반품 배송비 (편도)', exchange_fee: '교환 배송비 (왕복)', address: '반품지 주소' },
  areas: {},
  selling: {
    recharge: '일부 취소로 조건에 못 미치면',
    point_percent: '포인트 적립',
    deposit_hours: '가상계좌 입금 기한',
    scarce_hours: '대량 주문의 입금 기한',
    scarce_percent: '대량 주문 기준',
  },
  delivery: {
    from_days: '빠르면',
    until_days: '늦으면',
    cutoff: '당일 접수 마감',
    pickup: '픽업 장소',
    pickup_hours: '픽업 시간',
  },
  payment: {
    escrow: '구매안전서비스',
    escrow_name: '서비스 제공자',
    escrow_number: '등록번호 또는 확인번호',
    escrow_link: '가입 사실 확인 주소',
    escrow_text: '덧붙일 안내',
    self_issued: '현금영수증 자진발급',
  },
};
export const fieldWord = (part: ConfigPart, field: string): string => fieldWords[part][field] ?? field;

const units: readonly (readonly [RegExp, string])[] = [
  [/fee$|^free_from$/, '원'],
  [/percent$/, '%'],
  [/hours$/, '시간'],
  [/days$/, '영업일 뒤'],
  [/^cutoff$/, '시'],
];
const choices: Readonly<Record<string, string>> = {
  keep: '그대로 둬요',
  charge: '환불액에서 빼요',
  off: '쓰지 않아요',
  provider: '결제사의 서비스',
};

const unitOf = (field: string) => units.find(([pattern]) => pattern.test(field))?.[1] ?? '';
const textWord = (text: string) => (text === '' ? '비어 있음' : (choices[text] ?? text));

/** A value as the form of its part says it. */
export const valueWord = (field: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  if (typeof value === 'number') return `${value.toLocaleString('ko-KR')}${unitOf(field)}`;
  return typeof value === 'string' ? textWord(value) : textWord('');
};
