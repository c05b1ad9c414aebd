import BadgeRounded from '@mui/icons-material/BadgeRounded';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import InstallDesktopRounded from '@mui/icons-material/InstallDesktopRounded';
import LocalActivityRounded from '@mui/icons-material/LocalActivityRounded';
import MonitorHeartRounded from '@mui/icons-material/MonitorHeartRounded';
import PeopleRounded from '@mui/icons-material/PeopleRounded';
import QuestionAnswerRounded from '@mui/icons-material/QuestionAnswerRounded';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import RequestQuoteRounded from '@mui/icons-material/RequestQuoteRounded';
import SettingsRounded from '@mui/icons-material/SettingsRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import ViewCarouselRounded from '@mui/icons-material/ViewCarouselRounded';

export const adminPlaces = [
  { path: '/adm/item', label: '상품', text: '상품을 올리고 가격, 옵션, 재고, 할인을 바꿔요.', Icon: StorefrontRounded },
  {
    path: '/adm/order',
    label: '주문',
    text: '새 주문을 준비해 보내고, 취소와 반품을 처리해요.',
    Icon: ReceiptLongRounded,
  },
  { path: '/adm/namecard', label: '명함', text: '명함 시안을 올리고, 승인된 것을 인쇄해요.', Icon: BadgeRounded },
  {
    path: '/adm/installer',
    label: '설치 파일',
    text: '애드인 설치 파일을 버전마다 올리고 공개해요.',
    Icon: InstallDesktopRounded,
  },
  {
    path: '/adm/taxinvoice',
    label: '세금계산서',
    text: '사업자가 신청한 세금계산서를 보고, 발행한 것을 적어요.',
    Icon: RequestQuoteRounded,
  },
  {
    path: '/adm/payment',
    label: '대사',
    text: '결제사와 금액이 다른 주문, 계좌를 기다리는 환불을 확인해요.',
    Icon: AccountBalanceRounded,
  },
  {
    path: '/adm/coupon',
    label: '쿠폰·포인트',
    text: '쿠폰을 만들고 끝내고, 회원에게 포인트를 줘요.',
    Icon: LocalActivityRounded,
  },
  { path: '/adm/user', label: '회원', text: '회원을 찾고, 등급을 바꾸고, 이용을 정지해요.', Icon: PeopleRounded },
  {
    path: '/adm/question',
    label: '상품 문의',
    text: '기다리는 문의를 보고 답변을 달아요.',
    Icon: QuestionAnswerRounded,
  },
  {
    path: '/adm/review',
    label: '후기',
    text: '산 사람이 남긴 후기를 보고, 맞지 않는 것을 숨겨요.',
    Icon: RateReviewRounded,
  },
  {
    path: '/adm/main_slide',
    label: '메인 슬라이드',
    text: '홈 맨 위에 보일 소식을 더하고 차례를 정해요.',
    Icon: ViewCarouselRounded,
  },
  { path: '/adm/config', label: '설정', text: '사업자정보, 배송비, 반품·교환 배송비를 정해요.', Icon: SettingsRounded },
  {
    path: '/adm/system',
    label: '시스템',
    text: '자동으로 처리되지 않은 일과 읽을 수 없는 자료를 확인해요.',
    Icon: MonitorHeartRounded,
  },
] as const;
