import { addinNews } from '@maru/contracts/addin/live/addin.live';
import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { ownCardRelay } from '@maru/contracts/identity/user/user.relays';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { anyRelay, anyRevocation } from '@maru/contracts/kernel/live';
import { trackerRevocation } from '@maru/contracts/tracker/live/tracker.access';
import { shopRelayTable } from '@maru/contracts/shop/live/shop.relays';
import { deskNews } from '@maru/contracts/site/desk/desk.live';
import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import type { OpenService } from '@maru/platform/service/service';
import { addinErrorProjection } from './addin/error/addin-error.projection.ts';
import { addinDayProjection } from './addin/use/addin-day.projection.ts';
import { addinUseProjection } from './addin/use/addin-use.projection.ts';
import { addinUserProjection } from './addin/user/addin-user.projection.ts';
import { accessProjection } from './identity/access/access.projection.ts';
import { addinProjection } from './identity/addin-binding/addin.projection.ts';
import { mailDayProjection } from './identity/mail/mail-day.projection.ts';
import { sessionProjection } from './identity/session/session.projection.ts';
import { memberDayProjection } from './identity/user/member-day.projection.ts';
import { userProjection } from './identity/user/user.projection.ts';
import { relayingBus, type RelayTables } from './live/live-relay.ts';
import type { AnyProjection } from './runtime/projection.ts';
import { startProjections } from './runtime/start-projections.ts';
import { couponProjection } from './shop/coupon/coupon.projection.ts';
import { installerProjection } from './shop/installer/installer.projection.ts';
import { itemCategoryProjection } from './shop/item/item-category.projection.ts';
import { itemTextProjection } from './shop/item/item-text.projection.ts';
import { itemProjection } from './shop/item/item.projection.ts';
import { stockMoveProjection } from './shop/item/stock-move.projection.ts';
import { licenceProjection } from './shop/licence/licence.projection.ts';
import { nameCardProjection } from './shop/name-card/name-card.projection.ts';
import { orderProjection } from './shop/order/order.projection.ts';
import { salesProjection, soldProjection } from './shop/sales/sales.projection.ts';
import { paymentProjection } from './shop/payment/payment.projection.ts';
import { pointsDayProjection } from './shop/points/points-day.projection.ts';
import { pointsProjection } from './shop/points/points.projection.ts';
import { reservationProjection } from './shop/payment/reservation.projection.ts';
import { followRequests } from './site/projection/follow-requests.ts';
import { bulkProjection } from './site/bulk/bulk.projection.ts';
import { contactCardProjection } from './site/contact-card/contact-card.projection.ts';
import { siteProjection } from './site/config/site.projection.ts';
import { faultyEventProjection } from './site/fault/faulty-event.projection.ts';
import { systemProjection } from './site/workflow/system.projection.ts';
import { questionProjection } from './shop/question/question.projection.ts';
import { itemAlertProjection } from './shop/price-alert/item-alert.projection.ts';
import { synonymProjection } from './shop/synonym/synonym.projection.ts';
import { reviewProjection } from './shop/review/review.projection.ts';
import { cashReceiptProjection } from './shop/cash-receipt/cash-receipt.projection.ts';
import { taxInvoiceProjection } from './shop/tax-invoice/tax-invoice.projection.ts';
import { commentProjection } from './tracker/comment/comment.projection.ts';
import { issueProjection } from './tracker/issue/issue.projection.ts';
import { membershipProjection } from './tracker/project/membership.projection.ts';
import { projectProjection } from './tracker/project/project.projection.ts';

/** Every projection; each row of the table is its view, the streams it folds and the documents' own stream. */
export const projections: readonly AnyProjection[] = [
  // view        streams                                own stream
  userProjection, //       identity.user-                         identity.user-
  memberDayProjection, //  identity.user-                         none: all members of a day
  sessionProjection, //    identity.session-                      identity.session-
  accessProjection, //     identity.access-                       none: many documents of one stream
  addinProjection, //      identity.addin-                        identity.addin-
  mailDayProjection, //    identity.mail-                         none: the mails of a day
  projectProjection, //    tracker.project-, tracker.issue-       tracker.project-
  membershipProjection, // tracker.project-                       none: many documents of one stream
  issueProjection, //      tracker.issue-, tracker.comment-       tracker.issue-
  commentProjection, //    tracker.comment-                       tracker.comment-
  itemProjection, //       shop.item-, shop.review-               shop.item-
  itemTextProjection, //   shop.item-                             shop.item-
  itemCategoryProjection, // shop.item-                           none: several items to a document
  stockMoveProjection, //  shop.item-                             none: many documents of one stream
  reservationProjection, // shop.item-                            none: many documents of one stream
  orderProjection, //      shop.order-                            shop.order-
  salesProjection, //      shop.order-                            none: many orders to a day
  soldProjection, //       shop.order-                            none: many orders to a day
  paymentProjection, //    shop.payment-                          shop.payment-
  licenceProjection, //    shop.licence-                          shop.licence-
  couponProjection, //     shop.coupon-                           shop.coupon-
  pointsProjection, //     shop.points-                           shop.points-
  pointsDayProjection, //  shop.points-                           none: all members of a day
  bulkProjection, //       site.bulk-                             site.bulk-
  siteProjection, //       site.config, -slide-, -notice-, -agreement- none: one document of all
  contactCardProjection, // site.contactcard-                     site.contactcard-
  systemProjection, //     platform.reaction-, -workflow-, -projection- none: things of several streams
  faultyEventProjection, // all, but only events with a fault     none
  reviewProjection, //     shop.review-                           shop.review-
  questionProjection, //   shop.question-                         shop.question-
  synonymProjection, //    shop.synonym                           none: one document of all
  itemAlertProjection, //  shop.restock-, shop.price-alert-       none: many documents of one stream
  cashReceiptProjection, // shop.cashreceipt-                     shop.cashreceipt-
  taxInvoiceProjection, // shop.taxinvoice-                       shop.taxinvoice-
  nameCardProjection, //   site.namecard-                         site.namecard-
  installerProjection, //  shop.installer                         none: one document of all
  addinUserProjection, //  addin.user-                            none: all add-ins of a person
  addinErrorProjection, // addin.error-                           addin.error-
  addinUseProjection, //   addin.use-                             none: many documents of one stream
  addinDayProjection, //   addin.use-                             none: all add-ins of a day
];

export const relayTables: RelayTables = {
  relays: [...relayTable, ...shopRelayTable, anyRelay(ownCardRelay)],
  people: peopleCards,
  revocation: anyRevocation(trackerRevocation),
  ending: sessionEnding,
  news: [deskNews, addinNews],
};

export const openProjectors: OpenService = async ({ engines, log, metrics }) => {
  const bus = relayingBus(relayTables, { engines, log, metrics });
  const running = await startProjections({ ...engines, bus }, log, projections, { metrics });
  const upToDate = async () => {
    if (!(await running.ready())) throw new Error('the views are behind the log');
  };
  const following = followRequests(engines, running, log);
  const close = async () => {
    await following.close();
    await running.close();
  };
  return { name: 'projectors', checks: { projections: upToDate }, close };
};
