import { addinErrorQueries } from '../addin/error/error.queries.ts';
import { addinErrorRoutes } from '../addin/error/error.routes.ts';
import { useQueries } from '../addin/use/use.queries.ts';
import { addinUserQueries } from '../addin/user/user.queries.ts';
import { useRoutes } from '../addin/use/use.routes.ts';
import { addinUserRoutes } from '../addin/user/user.routes.ts';
import { addinQueries } from '../identity/addin-binding/addin.routes.ts';
import { addinRoutes } from '../identity/addin-binding/addin.routes.ts';
import { mailCodeRoutes } from '../identity/mail-code/mail-code.routes.ts';
import { sessionQueries, sessionRoutes } from '../identity/session/session.routes.ts';
import { socialRoutes } from '../identity/social/social.routes.ts';
import { memberQueries, memberRoutes } from '../identity/member/member.routes.ts';
import { userAdminQueries } from '../identity/user/user-admin.routes.ts';
import { userAdminRoutes } from '../identity/user/user-admin.routes.ts';
import { signupRoutes } from '../identity/signup/signup.routes.ts';
import { myDataQueries, userRoutes } from '../identity/user/user.routes.ts';
import { anyRoute, type Route } from '../kernel/route.ts';
import { imageRoutes } from '../media/image/image.routes.ts';
import { addressRoutes } from '../shop/address/address.routes.ts';
import { cartRoutes } from '../shop/cart/cart.routes.ts';
import { companyRoutes } from '../shop/company/company.routes.ts';
import { couponQueries, managedCouponQueries } from '../shop/coupon/coupon.routes.ts';
import { couponRoutes } from '../shop/coupon/coupon.routes.ts';
import { installerQueries, installerRoutes } from '../shop/installer/installer.routes.ts';
import { itemQueries } from '../shop/item/item.queries.ts';
import { itemRoutes } from '../shop/item/item.routes.ts';
import { licenceQueries, licenceRoutes } from '../shop/licence/licence.routes.ts';
import { nameCardQueries, nameCardRoutes } from '../shop/name-card/name-card.routes.ts';
import { orderQueries } from '../shop/order/order.queries.ts';
import { buyerRoutes, guestRoutes } from '../shop/order/buyer-steps.routes.ts';
import { deskRoutes } from '../shop/order/desk.routes.ts';
import { orderRoutes } from '../shop/order/order.routes.ts';
import { pointsQueries, pointsRoutes } from '../shop/points/points.routes.ts';
import { paymentQueries } from '../shop/payment/payment.queries.ts';
import { paymentRoutes } from '../shop/payment/payment.routes.ts';
import { settlementQueries } from '../shop/sales/settlement.queries.ts';
import { managedQuestionQueries, questionQueries, questionRoutes } from '../shop/question/question.routes.ts';
import { restockRoutes } from '../shop/restock/restock.routes.ts';
import { managedReviewQueries, reviewQueries, reviewRoutes } from '../shop/review/review.routes.ts';
import { cashReceiptQueries, cashReceiptRoutes } from '../shop/cash-receipt/cash-receipt.routes.ts';
import { taxInvoiceQueries, taxInvoiceRoutes } from '../shop/tax-invoice/tax-invoice.routes.ts';
import { tradeDocumentRoutes } from '../shop/trade-document/trade-document.routes.ts';
import { agreementQueries, agreementRoutes } from '../site/agreement/agreement.routes.ts';
import { bulkQueries, bulkRoutes } from '../site/bulk/bulk.routes.ts';
import { rowRoutes } from '../site/bulk/rows.routes.ts';
import { orderPrintRoutes } from '../shop/trade-document/order-print.routes.ts';
import { configQueries } from '../site/config/config.routes.ts';
import { configRoutes } from '../site/config/config.routes.ts';
import { deskQueries } from '../site/desk/desk.queries.ts';
import { mailTextRoutes } from '../site/mail-text/mail-text.routes.ts';
import { noticeQueries, noticeRoutes } from '../site/notice/notice.routes.ts';
import { contactCardQueries, contactCardRoutes } from '../site/contact-card/contact-card.routes.ts';
import { faultQueries } from '../site/fault/fault.routes.ts';
import { healthQueries } from '../site/health/health.routes.ts';
import { projectionQueries, projectionRoutes } from '../site/projection/projection.routes.ts';
import { reactionRoutes } from '../site/reaction/reaction.routes.ts';
import { slideQueries } from '../site/slide/slide.routes.ts';
import { slideRoutes } from '../site/slide/slide.routes.ts';
import { tableSettingsRoutes } from '../site/table-settings/table-settings.routes.ts';
import { systemAlertQueries } from '../site/alert/alert.routes.ts';
import { verificationQueries, verificationRoutes } from '../site/verification/verification.routes.ts';
import { systemQueries, workflowRoutes } from '../site/workflow/workflow.routes.ts';
import { alertQueries, priceAlertRoutes } from '../shop/price-alert/price-alert.routes.ts';
import { synonymQueries, synonymRoutes } from '../shop/synonym/synonym.routes.ts';
import { wishRoutes } from '../shop/wish/wish.routes.ts';
import { addinCommentRoutes } from '../tracker/comment/addin-comment.routes.ts';
import { commentQueries, commentRoutes } from '../tracker/comment/comment.routes.ts';
import { addinIssueQueries, addinIssueRoutes } from '../tracker/issue/addin-issue.routes.ts';
import { issueQueries } from '../tracker/issue/issue.queries.ts';
import { issueRoutes } from '../tracker/issue/issue.routes.ts';
import { addinProjectQueries } from '../tracker/project/addin-project.queries.ts';
import { projectQueries } from '../tracker/project/project.queries.ts';
import { projectRoutes } from '../tracker/project/project.routes.ts';

export const queryTables = {
  session: sessionQueries,
  myData: myDataQueries,
  addin: addinQueries,
  userAdmin: userAdminQueries,
  member: memberQueries,
  project: projectQueries,
  issue: issueQueries,
  comment: commentQueries,
  addinUse: useQueries,
  addinUser: addinUserQueries,
  addinError: addinErrorQueries,
  addinProject: addinProjectQueries,
  addinIssue: addinIssueQueries,
  item: itemQueries,
  licence: licenceQueries,
  installer: installerQueries,
  order: orderQueries,
  payment: paymentQueries,
  settlement: settlementQueries,
  coupon: couponQueries,
  managedCoupon: managedCouponQueries,
  points: pointsQueries,
  review: reviewQueries,
  managedReview: managedReviewQueries,
  question: questionQueries,
  managedQuestion: managedQuestionQueries,
  cashReceipt: cashReceiptQueries,
  taxInvoice: taxInvoiceQueries,
  nameCard: nameCardQueries,
  bulk: bulkQueries,
  config: configQueries,
  desk: deskQueries,
  agreement: agreementQueries,
  notice: noticeQueries,
  slide: slideQueries,
  contactCard: contactCardQueries,
  system: systemQueries,
  fault: faultQueries,
  projection: projectionQueries,
  health: healthQueries,
  verification: verificationQueries,
  systemAlert: systemAlertQueries,
  synonym: synonymQueries,
  alert: alertQueries,
};

const tables = [
  sessionRoutes,
  signupRoutes,
  userRoutes,
  userAdminRoutes,
  memberRoutes,
  mailCodeRoutes,
  socialRoutes,
  addinRoutes,
  addinUserRoutes,
  useRoutes,
  addinErrorRoutes,
  imageRoutes,
  projectRoutes,
  issueRoutes,
  commentRoutes,
  addinIssueRoutes,
  addinCommentRoutes,
  itemRoutes,
  addressRoutes,
  cartRoutes,
  orderRoutes,
  buyerRoutes,
  guestRoutes,
  deskRoutes,
  paymentRoutes,
  couponRoutes,
  pointsRoutes,
  licenceRoutes,
  installerRoutes,
  reviewRoutes,
  questionRoutes,
  restockRoutes,
  wishRoutes,
  companyRoutes,
  cashReceiptRoutes,
  taxInvoiceRoutes,
  nameCardRoutes,
  tradeDocumentRoutes,
  bulkRoutes,
  rowRoutes,
  orderPrintRoutes,
  configRoutes,
  noticeRoutes,
  agreementRoutes,
  mailTextRoutes,
  slideRoutes,
  tableSettingsRoutes,
  contactCardRoutes,
  reactionRoutes,
  workflowRoutes,
  projectionRoutes,
  verificationRoutes,
  synonymRoutes,
  priceAlertRoutes,
  ...Object.values(queryTables),
];

/** Every call of the API, for the routers and for the API document. */
export const routes: readonly Route[] = tables.flatMap((table) => Object.values(table).map(anyRoute));
