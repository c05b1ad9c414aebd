import { anyAggregate } from '../pipeline/aggregate.ts';
import { cartAggregate } from './cart/cart.aggregate.ts';
import { couponAggregate } from './coupon/coupon.aggregate.ts';
import { itemAggregate } from './item/item.aggregate.ts';
import { licenceAggregate } from './licence/licence.aggregate.ts';
import { orderAggregate } from './order/order.aggregate.ts';
import { paymentAggregate } from './payment/payment.aggregate.ts';
import { paymentKeyAggregate } from './payment/payment-key.aggregate.ts';
import { pointsAggregate } from './points/points.aggregate.ts';
import { questionAggregate } from './question/question.aggregate.ts';
import { restockAggregate } from './restock/restock.aggregate.ts';
import { reviewAggregate } from './review/review.aggregate.ts';
import { wishAggregate } from './wish/wish.aggregate.ts';

export const shopAggregates = [
  anyAggregate(itemAggregate),
  anyAggregate(cartAggregate),
  anyAggregate(orderAggregate),
  anyAggregate(paymentAggregate),
  anyAggregate(paymentKeyAggregate),
  anyAggregate(licenceAggregate),
  anyAggregate(reviewAggregate),
  anyAggregate(questionAggregate),
  anyAggregate(restockAggregate),
  anyAggregate(wishAggregate),
  anyAggregate(couponAggregate),
  anyAggregate(pointsAggregate),
];
