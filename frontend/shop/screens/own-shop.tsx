import { OwnAddresses } from '../address/own-addresses.tsx';
import { OwnCompany } from '../company/own-company.tsx';
import { OwnCoupons } from '../coupon/own-coupons.tsx';
import { OwnLicences } from '../licence/own-licences.tsx';
import { OwnOrders } from '../order/own-orders.tsx';
import { OwnPoints } from '../points/own-points.tsx';
import { OwnAlerts } from '../price-alert/own-alerts.tsx';
import { OwnQuestions } from '../question/own-questions.tsx';
import { OwnReviews } from '../review/own-reviews.tsx';
import { OwnWishes } from '../wish/own-wishes.tsx';

/** What the shop adds to the screen of one's own account. */
export const OwnShop = () => (
  <>
    <OwnOrders />
    <OwnLicences />
    <OwnCoupons />
    <OwnPoints />
    <OwnWishes />
    <OwnAlerts />
    <OwnReviews />
    <OwnQuestions />
    <OwnAddresses />
    <OwnCompany />
  </>
);
