import { sessionEnding } from '@maru/contracts/identity/session/session.views';
import { ownCardRelay } from '@maru/contracts/identity/user/user.relays';
import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { anyRelay, anyRevocation } from '@maru/contracts/kernel/live';
import { trackerRevocation } from '@maru/contracts/tracker/live/tracker.access';
import { shopRelayTable } from '@maru/contracts/shop/live/shop.relays';
import { relayTable } from '@maru/contracts/tracker/live/tracker.relays';
import type { OpenService } from '@maru/platform/service/service';
import { addinProjection } from './identity/addin-binding/addin.projection.ts';
import { sessionProjection } from './identity/session/session.projection.ts';
import { userProjection } from './identity/user/user.projection.ts';
import { relayingBus, type RelayTables } from './live/live-relay.ts';
import type { AnyProjection } from './runtime/projection.ts';
import { startProjections } from './runtime/start-projections.ts';
import { couponProjection } from './shop/coupon/coupon.projection.ts';
import { installerProjection } from './shop/installer/installer.projection.ts';
import { itemCategoryProjection } from './shop/item/item-category.projection.ts';
import { itemTextProjection } from './shop/item/item-text.projection.ts';
import { itemProjection } from './shop/item/item.projection.ts';
import { licenceProjection } from './shop/licence/licence.projection.ts';
import { nameCardProjection } from './shop/name-card/name-card.projection.ts';
import { orderProjection } from './shop/order/order.projection.ts';
import { paymentProjection } from './shop/payment/payment.projection.ts';
import { pointsProjection } from './shop/points/points.projection.ts';
import { reservationProjection } from './shop/payment/reservation.projection.ts';
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
  sessionProjection, //    identity.session-                      identity.session-
  addinProjection, //      identity.addin-                        identity.addin-
  projectProjection, //    tracker.project-, tracker.issue-       tracker.project-
  membershipProjection, // tracker.project-                       none: many documents of one stream
  issueProjection, //      tracker.issue-, tracker.comment-       tracker.issue-
  commentProjection, //    tracker.comment-                       tracker.comment-
  itemProjection, //       shop.item-, shop.review-               shop.item-
  itemTextProjection, //   shop.item-                             shop.item-
  itemCategoryProjection, // shop.item-                           none: several items to a document
  reservationProjection, // shop.item-                            none: many documents of one stream
  orderProjection, //      shop.order-                            shop.order-
  paymentProjection, //    shop.payment-                          shop.payment-
  licenceProjection, //    shop.licence-                          shop.licence-
  couponProjection, //     shop.coupon-                           shop.coupon-
  pointsProjection, //     shop.points-                           shop.points-
  siteProjection, //       site.config, site.slide-               none: one document of all
  systemProjection, //     platform.reaction-, platform.workflow- none: things of several streams
  faultyEventProjection, // all, but only events with a fault     none
  reviewProjection, //     shop.review-                           shop.review-
  questionProjection, //   shop.question-                         shop.question-
  synonymProjection, //    shop.synonym                           none: one document of all
  itemAlertProjection, //  shop.restock-, shop.price-alert-       none: many documents of one stream
  cashReceiptProjection, // shop.cashreceipt-                     shop.cashreceipt-
  taxInvoiceProjection, // shop.taxinvoice-                       shop.taxinvoice-
  nameCardProjection, //   site.namecard-                         site.namecard-
  installerProjection, //  shop.installer                         none: one document of all
];

export const relayTables: RelayTables = {
  relays: [...relayTable, ...shopRelayTable, anyRelay(ownCardRelay)],
  people: peopleCards,
  revocation: anyRevocation(trackerRevocation),
  ending: sessionEnding,
};

export const openProjectors: OpenService = async ({ engines, log, metrics }) => {
  const bus = relayingBus(relayTables, { engines, log, metrics });
  const running = await startProjections({ ...engines, bus }, log, projections, { metrics });
  const upToDate = async () => {
    if (!(await running.ready())) throw new Error('the views are behind the log');
  };
  return { checks: { projections: upToDate }, close: () => running.close() };
};
