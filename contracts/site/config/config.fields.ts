import { z } from 'zod';
import { businessNumber } from '../../kernel/business-number.ts';
import { line } from '../../kernel/fields.ts';

const shipping = z.int().min(0);

/** What 전자상거래법 제10조 wants shown. `mail_order_number`: 통신판매업 신고번호, empty where none is needed. */
export const businessInfo = z.object({
  /** 상호 */
  name: line(60),
  /** 대표자 */
  owner: line(40),
  /** 사업자등록번호, ten digits. */
  registration_number: businessNumber,
  mail_order_number: line(40).or(z.literal('')),
  address: line(160),
  phone: z
    .string()
    .trim()
    .regex(/^[0-9-]{8,20}$/),
  email: z.email().max(254),
  /** 개인정보 보호책임자 */
  privacy_officer: line(40),
  /** 호스팅 서비스 제공자 */
  hosting: line(60),
});
export type BusinessInfo = z.infer<typeof businessInfo>;

/** Won. Nothing from goods worth `free_from` on; `island_fee` on top where carriers ask more. */
export const shippingRates = z.object({
  fee: shipping.max(100_000),
  free_from: shipping.max(100_000_000),
  island_fee: shipping.max(100_000),
});
export type ShippingRates = z.infer<typeof shippingRates>;

/**
 * 반품·교환배송비 in won, for who sends back without a fault to complain of: one way, and there and back. `address` is
 * 반품지, empty for that of the business.
 */
export const returnTerms = z.object({
  return_fee: shipping.max(100_000),
  exchange_fee: shipping.max(100_000),
  address: line(160).or(z.literal('')),
});
export type ReturnTerms = z.infer<typeof returnTerms>;

/** Until an administrator says otherwise. */
export const firstReturnTerms: ReturnTerms = { return_fee: 3_000, exchange_fee: 6_000, address: '' };
/** Until an administrator says otherwise. */
export const firstShippingRates: ShippingRates = { fee: 3_000, free_from: 50_000, island_fee: 3_000 };
