import { alarmingStates } from '@maru/contracts/addin/error/error.fields';
import { riseAt } from '@maru/contracts/addin/error/error.rules';
import { lowStockAt } from '@maru/contracts/shop/item/item.stock';
import type { DeskTask } from '@maru/contracts/site/desk/desk.tasks';
import type { Tone } from '../../design/tokens.ts';
import { number } from '../../format/number.ts';

interface TaskWords {
  readonly label: string;
  /** What is to be done about it. */
  readonly step: string;
  /** What it is counted in: 3건. */
  readonly unit: string;
  readonly tone: Tone;
  /** The list behind it, with its filter. */
  readonly to: string;
}

export const taskWords: Readonly<Record<DeskTask, TaskWords>> = {
  ordersToPrepare: {
    label: '새 주문',
    step: '상품을 준비해 주세요.',
    unit: '건',
    tone: 'blue',
    to: '/adm/order?status=paid',
  },
  ordersToSend: {
    label: '보낼 주문',
    step: '송장을 적고 보내 주세요.',
    unit: '건',
    tone: 'blue',
    to: '/adm/order?status=preparing,partlyShipped,exchanging',
  },
  cancelRequests: {
    label: '취소 요청',
    step: '받아들일지 정해 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/order?status=cancelRequested',
  },
  returnRequests: {
    label: '반품·교환 신청',
    step: '받아들일지 정해 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/order?status=returnRequested,exchangeRequested',
  },
  questions: {
    label: '답변 없는 상품 문의',
    step: '답변을 달아 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/question?answered=0&sort=asked_at',
  },
  proofsToMake: {
    label: '만들 명함 시안',
    step: '시안을 만들어 올려 주세요.',
    unit: '건',
    tone: 'blue',
    to: '/adm/namecard/print?work=requested,rejected&sort=changed_at',
  },
  refundsStuck: {
    label: '거절된 환불',
    step: '직접 돌려주고 적어 주세요.',
    unit: '건',
    tone: 'red',
    to: '/adm/payment?which=stuck',
  },
  refundsOwed: {
    label: '직접 돌려줄 돈',
    step: '구매자에게 보내고 적어 주세요.',
    unit: '건',
    tone: 'red',
    to: '/adm/payment',
  },
  refundAccounts: {
    label: '환불 계좌 대기',
    step: '구매자에게 계좌를 물어봐 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/payment?which=awaitsAccount',
  },
  booksDiffer: {
    label: '결제사와 금액 차이',
    step: '까닭을 확인해 주세요.',
    unit: '건',
    tone: 'red',
    to: '/adm/payment?which=differs',
  },
  cashReceipts: {
    label: '거절된 현금영수증',
    step: '까닭을 보고 다시 발급해 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/payment',
  },
  taxInvoices: {
    label: '발행할 세금계산서',
    step: '발행하고 승인번호를 적어 주세요.',
    unit: '건',
    tone: 'blue',
    to: '/adm/taxinvoice?status=requested&sort=requested_at',
  },
  taxAmendments: {
    label: '수정할 세금계산서',
    step: '수정세금계산서를 발행해 주세요.',
    unit: '건',
    tone: 'amber',
    to: '/adm/taxinvoice?overstated=1&sort=answered_at',
  },
  soldOut: {
    label: '품절된 옵션이 있는 상품',
    step: '재고를 채우거나 판매를 멈춰 주세요.',
    unit: '개',
    tone: 'red',
    to: '/adm/item?stock=out',
  },
  lowStock: {
    label: '재고가 적은 상품',
    step: `${number(lowStockAt)}개 이하로 남은 옵션이 있어요.`,
    unit: '개',
    tone: 'amber',
    to: '/adm/item?stock=low',
  },
  addinErrors: {
    label: '늘어나는 애드인 오류',
    step: `새로 생겼거나, 고친 뒤 다시 생겼거나, 하루 평균의 ${riseAt.times}배를 넘었어요.`,
    unit: '건',
    tone: 'red',
    to: `/adm/addin_error?state=${alarmingStates.join()}`,
  },
  mailsFailed: {
    label: '보내지 못한 메일',
    step: '까닭을 보고 다시 시도해 주세요.',
    unit: '통',
    tone: 'red',
    to: '/adm/system',
  },
  setAside: {
    label: '미뤄 둔 일',
    step: '까닭을 보고 다시 시도해 주세요.',
    unit: '건',
    tone: 'red',
    to: '/adm/system',
  },
  workflowsStopped: {
    label: '멈춘 자동 처리',
    step: '까닭을 보고 이어서 처리해 주세요.',
    unit: '개',
    tone: 'red',
    to: '/adm/system',
  },
  parked: {
    label: '멈춘 화면 자료',
    step: '읽지 못한 기록을 확인해 주세요.',
    unit: '개',
    tone: 'red',
    to: '/adm/system',
  },
};
