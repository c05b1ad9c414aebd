import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { refuseEndedSessions } from '@maru/platform/access-token/ended-sessions';
import { secret } from '@maru/platform/env/secrets';
import type { OpenService } from '@maru/platform/service/service';
import { reachHead } from '@maru/platform/view-store/wait-for';
import { fileRouter } from './media/file-router.ts';
import { queryRouter } from './http/query-router.ts';
import { docsRouter } from './api-document/docs-router.ts';
import { queryTables } from '@maru/contracts/api/routes';
import type { QueryRoute } from '@maru/contracts/kernel/route';
import { addinErrorOne, addinErrorTableHandlers } from './addin/error/addin-errors.ts';
import { useDaysOf } from './addin/use/use-days.ts';
import { useTableHandlers } from './addin/use/use-log.ts';
import { addinUserOne, addinUserTableHandlers } from './addin/user/addin-users.ts';
import { myAddins } from './identity/addin-binding/addins.ts';
import { memberSessions, mySessions } from './identity/session/sessions.ts';
import { memberAccesses } from './identity/member/member-accesses.ts';
import { memberInfo } from './identity/member/member-info.ts';
import { userHistory } from './identity/user/user-history.ts';
import { userTableHandlers } from './identity/user/user-list.ts';
import { logKeysRouter } from './log-keys.ts';
import { deskSummary } from './desk/summary.ts';
import { tasksOfDesk } from './desk.ts';
import { myData } from './my-data.ts';
import { couponTableHandlers, myCoupons } from './shop/coupon/coupons.ts';
import { managedItems } from './shop/item/managed-items.ts';
import { itemCategories, itemList } from './shop/item/item-list.ts';
import { relatedItems } from './shop/item/related-items.ts';
import { itemInfo, itemOne } from './shop/item/item-info.ts';
import { downloadRouter } from './shop/installer/download-router.ts';
import { installerList, myInstallers } from './shop/installer/installers.ts';
import { licencesOfOrder } from './shop/licence/licences-of-order.ts';
import { myLicences } from './shop/licence/my-licences.ts';
import { nameCardTableHandlers } from './shop/name-card/name-cards.ts';
import { orderHistory } from './shop/order/order-history.ts';
import { myOrders } from './shop/order/page-of-orders.ts';
import { managedOrder, orderInfo } from './shop/order/order-info.ts';
import { myPoints } from './shop/points/my-points.ts';
import { bookList, ownMoney } from './shop/payment/books.ts';
import { owedList } from './shop/payment/owed.ts';
import { settlementFile, settlementSums } from './shop/sales/settlement.ts';
import { ordersOfMember } from './shop/order/orders-of-member.ts';
import { orderTableHandlers, waitingOrderCounts } from './shop/order/order-list.ts';
import { bulkInfo, bulkList } from './site/bulk/bulks.ts';
import { configHistory } from './site/config/config-history.ts';
import { siteConfig } from './site/config/site-config.ts';
import { allAgreements } from './site/agreement/all-agreements.ts';
import { allNotices, noticesShown } from './site/notice/notices.ts';
import { allSlides, slidesNow } from './site/slide/slides.ts';
import { allContactCards, contactCardOne } from './site/contact-card/contact-cards.ts';
import { contactCardRouter } from './site/contact-card/contact-card-router.ts';
import { faultList } from './site/fault/faults.ts';
import { parkedDocuments } from './site/fault/parked-documents.ts';
import { healthInfo } from './site/health/health.ts';
import { projectionList } from './site/projection/projections.ts';
import { runningAlerts } from './site/alert/running-alerts.ts';
import { verificationInfo } from './site/verification/verification.ts';
import { systemList } from './site/workflow/system.ts';
import { myQuestions, questionList, questionTableHandlers } from './shop/question/questions.ts';
import { reviewTableHandlers } from './shop/review/all-reviews.ts';
import { myReviews } from './shop/review/my-reviews.ts';
import { reviewList } from './shop/review/review-list.ts';
import { receiptComparison } from './shop/cash-receipt/receipt-comparison.ts';
import { cashReceiptInfo } from './shop/cash-receipt/cash-receipt-info.ts';
import { stuckReceipts } from './shop/cash-receipt/stuck-receipts.ts';
import { taxInvoiceTableHandlers } from './shop/tax-invoice/tax-invoices.ts';
import { myAlerts } from './shop/price-alert/my-alerts.ts';
import { synonymHistory, synonymList } from './shop/synonym/synonyms.ts';
import { commentList } from './tracker/comment/comment-list.ts';
import { issueActivity } from './tracker/issue/issue-activity.ts';
import { issueInfo } from './tracker/issue/issue-info.ts';
import { issueBoard, issueList } from './tracker/issue/issue-list.ts';
import { myIssues } from './tracker/issue/my-issues.ts';
import { search } from './tracker/issue/search.ts';
import { changes } from './tracker/live/changes.ts';
import { checkAble } from './tracker/project/admit-to-project.ts';
import { projectInfo } from './tracker/project/project-info.ts';
import { projectBoard, projectList } from './tracker/project/project-list.ts';
import { projectMine, projectsOfMember } from './tracker/project/my-projects.ts';
import type { AnsweredRow, QueryHandler, QueryHandlers } from './http/query-handler.ts';

type Tables = typeof queryTables;

/** Total over the contract's rows: a new read is a compile error until it has a handler. */
const handlers: { readonly [Name in keyof Tables]: QueryHandlers<Tables[Name]> } = {
  session: { mine: mySessions },
  myData: { mine: myData },
  addin: { mine: myAddins },
  userAdmin: { ...userTableHandlers, history: userHistory },
  member: { info: memberInfo, sessions: memberSessions, accesses: memberAccesses },
  project: {
    list: projectList,
    board: projectBoard,
    mine: projectMine,
    ofMember: projectsOfMember,
    checkAble,
    info: projectInfo,
  },
  issue: {
    list: issueList,
    one: issueInfo,
    board: issueBoard,
    mine: myIssues,
    activity: issueActivity,
    search,
    changes,
  },
  comment: { list: commentList },
  addinUse: { ...useTableHandlers, days: useDaysOf },
  addinUser: { ...addinUserTableHandlers, one: addinUserOne },
  addinError: { ...addinErrorTableHandlers, one: addinErrorOne },
  addinProject: { list: projectMine },
  addinIssue: { list: issueList },
  item: {
    list: itemList,
    one: itemOne,
    related: relatedItems,
    categories: itemCategories,
    ...managedItems,
    info: itemInfo,
  },
  question: { list: questionList, mine: myQuestions },
  managedQuestion: questionTableHandlers,
  review: { list: reviewList, mine: myReviews },
  managedReview: reviewTableHandlers,
  licence: { mine: myLicences, ofOrder: licencesOfOrder },
  installer: { all: installerList, mine: myInstallers },
  cashReceipt: { info: cashReceiptInfo, stuck: stuckReceipts, comparison: receiptComparison },
  taxInvoice: taxInvoiceTableHandlers,
  nameCard: nameCardTableHandlers,
  payment: { books: bookList, mine: ownMoney, owed: owedList },
  settlement: { sums: settlementSums, export: settlementFile },
  order: {
    history: orderHistory,
    mine: myOrders,
    ...orderTableHandlers,
    waiting: waitingOrderCounts,
    ofMember: ordersOfMember,
    one: orderInfo,
    info: managedOrder,
  },
  coupon: { mine: myCoupons },
  managedCoupon: couponTableHandlers,
  points: { mine: myPoints },
  bulk: { list: bulkList, one: bulkInfo },
  desk: { tasks: tasksOfDesk, summary: deskSummary },
  config: { one: siteConfig, history: configHistory },
  agreement: { all: allAgreements },
  notice: { list: noticesShown, all: allNotices },
  slide: { list: slidesNow, all: allSlides },
  contactCard: { one: contactCardOne, all: allContactCards },
  system: { list: systemList },
  fault: { list: faultList, parked: parkedDocuments },
  projection: { list: projectionList },
  health: { info: healthInfo },
  verification: { info: verificationInfo },
  systemAlert: { running: runningAlerts },
  synonym: { list: synonymList, history: synonymHistory },
  alert: { mine: myAlerts },
};

const rowsOf = (table: Readonly<Record<string, QueryRoute>>, of: Readonly<Record<string, unknown>>) =>
  Object.entries(table).map(([name, row]) => ({ row, handler: of[name] as QueryHandler }));

export const answeredRows: readonly AnsweredRow[] = Object.entries(queryTables).flatMap(([name, table]) =>
  rowsOf(table, handlers[name as keyof Tables]),
);

const views = [...new Set(answeredRows.flatMap(({ handler }) => handler.views))];

export const openQueryApi: OpenService = async ({ env, log, engines, signal }) => {
  const reportFailure = (err: unknown) => log.warn({ err }, 'ended sessions are not known yet');
  const tokens = refuseEndedSessions(accessTokens(secret(env.dataDir, 'access-token'), engines.clock), {
    engines,
    ending: sessionEnding,
    failed: reportFailure,
    signal,
  });
  const parts = { engines, tokens, log, people: peopleCards };
  const cards = contactCardRouter({ engines, publicUrl: env.publicUrl });
  const upToDate = async () => {
    if (!(await reachHead(engines, views, positionWaitMs))) throw new Error('the views are behind the log');
  };
  return {
    name: 'query-api',
    wellKnown: logKeysRouter(engines),
    routers: [
      queryRouter(parts, answeredRows),
      docsRouter(answeredRows),
      downloadRouter(parts),
      fileRouter(parts),
      cards,
    ],
    checks: { projections: upToDate },
  };
};
