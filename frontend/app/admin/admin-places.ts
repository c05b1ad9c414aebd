import type { DeskTask } from '@maru/contracts/site/desk/desk.tasks';
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
import BugReportRounded from '@mui/icons-material/BugReportRounded';
import DevicesRounded from '@mui/icons-material/DevicesRounded';
import QueryStatsRounded from '@mui/icons-material/QueryStatsRounded';
import type { ComponentType } from 'react';

/** A screen of the admin area, in its menu. */
export interface AdminPlace {
  readonly path: string;
  readonly label: string;
  readonly Icon: ComponentType;
  /** What is counted beside it: those that are done there. */
  readonly tasks?: readonly DeskTask[];
}

export const adminPlaces: readonly AdminPlace[] = [
  { path: '/adm/item', label: '상품', Icon: StorefrontRounded, tasks: ['soldOut'] },
  {
    path: '/adm/order',
    label: '주문',
    Icon: ReceiptLongRounded,
    tasks: ['ordersToPrepare', 'ordersToSend', 'cancelRequests', 'returnRequests'],
  },
  { path: '/adm/namecard', label: '명함', Icon: BadgeRounded, tasks: ['proofsToMake'] },
  { path: '/adm/installer', label: '설치 파일', Icon: InstallDesktopRounded },
  { path: '/adm/taxinvoice', label: '세금계산서', Icon: RequestQuoteRounded, tasks: ['taxInvoices', 'taxAmendments'] },
  {
    path: '/adm/payment',
    label: '대사·정산',
    Icon: AccountBalanceRounded,
    tasks: ['refundsStuck', 'refundsOwed', 'refundAccounts', 'booksDiffer', 'cashReceipts'],
  },
  { path: '/adm/coupon', label: '쿠폰·포인트', Icon: LocalActivityRounded },
  { path: '/adm/user', label: '회원', Icon: PeopleRounded },
  { path: '/adm/question', label: '상품 문의', Icon: QuestionAnswerRounded, tasks: ['questions'] },
  { path: '/adm/review', label: '후기', Icon: RateReviewRounded },
  { path: '/adm/addin_use', label: '애드인 사용', Icon: QueryStatsRounded },
  { path: '/adm/addin_user', label: '애드인 사용자', Icon: DevicesRounded },
  { path: '/adm/addin_error', label: '애드인 오류', Icon: BugReportRounded, tasks: ['addinErrors'] },
  { path: '/adm/main_slide', label: '메인 슬라이드', Icon: ViewCarouselRounded },
  { path: '/adm/config', label: '설정', Icon: SettingsRounded },
  {
    path: '/adm/system',
    label: '시스템',
    Icon: MonitorHeartRounded,
    tasks: ['mailsFailed', 'setAside', 'workflowsStopped', 'parked'],
  },
];
