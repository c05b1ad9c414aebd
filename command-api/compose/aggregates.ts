import { accessAggregate } from '../identity/access/access.aggregate.ts';
import { adminAggregate } from '../identity/admin/admin.aggregate.ts';
import { addinAggregate } from '../identity/addin-binding/addin.aggregate.ts';
import { mailCodeAggregate } from '../identity/mail-code/mail-code.aggregate.ts';
import { sessionAggregate } from '../identity/session/session.aggregate.ts';
import { signupAggregate } from '../identity/signup/signup.aggregate.ts';
import { socialAggregate } from '../identity/social/social.aggregate.ts';
import { emailAggregate } from '../identity/user/email.aggregate.ts';
import { userAggregate } from '../identity/user/user.aggregate.ts';
import { addinUserAggregate } from '../addin/user/user.aggregate.ts';
import { addinErrorAggregate } from '../addin/error/error.aggregate.ts';
import { useAggregate } from '../addin/use/use.aggregate.ts';
import { anyAggregate } from '../pipeline/aggregate.ts';
import { addressAggregate } from '../shop/address/address.aggregate.ts';
import { cartAggregate } from '../shop/cart/cart.aggregate.ts';
import { companyAggregate } from '../shop/company/company.aggregate.ts';
import { couponAggregate } from '../shop/coupon/coupon.aggregate.ts';
import { installerAggregate } from '../shop/installer/installer.aggregate.ts';
import { itemAggregate } from '../shop/item/item.aggregate.ts';
import { licenceAggregate } from '../shop/licence/licence.aggregate.ts';
import { nameCardAggregate } from '../shop/name-card/name-card.aggregate.ts';
import { orderAggregate } from '../shop/order/order.aggregate.ts';
import { paymentAggregate } from '../shop/payment/payment.aggregate.ts';
import { paymentKeyAggregate } from '../shop/payment/payment-key.aggregate.ts';
import { sandboxAggregate } from '../shop/payment/sandbox/sandbox.aggregate.ts';
import { pointsAggregate } from '../shop/points/points.aggregate.ts';
import { questionAggregate } from '../shop/question/question.aggregate.ts';
import { restockAggregate } from '../shop/restock/restock.aggregate.ts';
import { reviewAggregate } from '../shop/review/review.aggregate.ts';
import { cashReceiptAggregate } from '../shop/cash-receipt/cash-receipt.aggregate.ts';
import { sandboxReceiptAggregate } from '../shop/payment/sandbox/sandbox-receipt.aggregate.ts';
import { taxInvoiceAggregate } from '../shop/tax-invoice/tax-invoice.aggregate.ts';
import { priceAlertAggregate } from '../shop/price-alert/price-alert.aggregate.ts';
import { synonymAggregate } from '../shop/synonym/synonym.aggregate.ts';
import { wishAggregate } from '../shop/wish/wish.aggregate.ts';
import { bulkAggregate } from '../site/bulk/bulk.aggregate.ts';
import { configAggregate } from '../site/config/config.aggregate.ts';
import { projectionAggregate } from '../site/projection/projection.aggregate.ts';
import { agreementAggregate } from '../site/agreement/agreement.aggregate.ts';
import { mailTextAggregate } from '../site/mail-text/mail-text.aggregate.ts';
import { noticeAggregate } from '../site/notice/notice.aggregate.ts';
import { contactCardAggregate } from '../site/contact-card/contact-card.aggregate.ts';
import { reactionAggregate } from '../site/reaction/reaction.aggregate.ts';
import { tableSettingsAggregate } from '../site/table-settings/table-settings.aggregate.ts';
import { slideAggregate } from '../site/slide/slide.aggregate.ts';
import { alertAggregate } from '../site/alert/alert.aggregate.ts';
import { verificationAggregate } from '../site/verification/verification.aggregate.ts';
import { workflowAggregate } from '../site/workflow/workflow.aggregate.ts';
import { commentAggregate } from '../tracker/comment/comment.aggregate.ts';
import { issueAggregate } from '../tracker/issue/issue.aggregate.ts';
import { projectAggregate } from '../tracker/project/project.aggregate.ts';

export const aggregates = [
  anyAggregate(accessAggregate),
  anyAggregate(userAggregate),
  anyAggregate(emailAggregate),
  anyAggregate(sessionAggregate),
  anyAggregate(mailCodeAggregate),
  anyAggregate(signupAggregate),
  anyAggregate(socialAggregate),
  anyAggregate(addinAggregate),
  anyAggregate(adminAggregate),
  anyAggregate(itemAggregate),
  anyAggregate(addressAggregate),
  anyAggregate(cartAggregate),
  anyAggregate(orderAggregate),
  anyAggregate(paymentAggregate),
  anyAggregate(paymentKeyAggregate),
  anyAggregate(licenceAggregate),
  anyAggregate(installerAggregate),
  anyAggregate(reviewAggregate),
  anyAggregate(questionAggregate),
  anyAggregate(restockAggregate),
  anyAggregate(wishAggregate),
  anyAggregate(synonymAggregate),
  anyAggregate(priceAlertAggregate),
  anyAggregate(couponAggregate),
  anyAggregate(pointsAggregate),
  anyAggregate(companyAggregate),
  anyAggregate(cashReceiptAggregate),
  anyAggregate(taxInvoiceAggregate),
  anyAggregate(nameCardAggregate),
  anyAggregate(sandboxAggregate),
  anyAggregate(sandboxReceiptAggregate),
  anyAggregate(projectAggregate),
  anyAggregate(issueAggregate),
  anyAggregate(commentAggregate),
  anyAggregate(addinUserAggregate),
  anyAggregate(useAggregate),
  anyAggregate(addinErrorAggregate),
  anyAggregate(slideAggregate),
  anyAggregate(bulkAggregate),
  anyAggregate(noticeAggregate),
  anyAggregate(agreementAggregate),
  anyAggregate(mailTextAggregate),
  anyAggregate(contactCardAggregate),
  anyAggregate(configAggregate),
  anyAggregate(tableSettingsAggregate),
  anyAggregate(reactionAggregate),
  anyAggregate(workflowAggregate),
  anyAggregate(projectionAggregate),
  anyAggregate(verificationAggregate),
  anyAggregate(alertAggregate),
];
