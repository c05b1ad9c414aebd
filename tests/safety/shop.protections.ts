import type { Protection } from './protection.ts';

/** What keeps coupons and points from being worth more than they are, and proofs from being anything but a PDF. */
export const shopProtections: readonly Protection[] = [
  {
    promise: 'codes of coupons cannot be tried without end',
    file: 'command-api/shop/checkout/quote.endpoint.ts',
    cut: "  if (quote.coupon?.problem !== 'unknown') await services.limits.coupon.giveBack(request.userId);",
    instead: '  await services.limits.coupon.giveBack(request.userId);',
    test: 'command-api/workflows/shop/claims.int.test.ts',
    fails: 'cannot be tried without end',
  },
  {
    promise: "another's coupon is as one that nobody gave out",
    file: 'command-api/shop/coupon/coupon.state.ts',
    cut: ' || (facts.user_id !== null && facts.user_id !== userId)',
    instead: '',
    test: 'command-api/workflows/shop/claims.int.test.ts',
    fails: 'strangers nothing',
  },
  {
    promise: 'each person uses a coupon once',
    file: 'command-api/shop/coupon/coupon.state.ts',
    cut: "? couponProblemAt(facts, now) : 'used'",
    instead: '? couponProblemAt(facts, now) : couponProblemAt(facts, now)',
    test: 'command-api/workflows/shop/claims.int.test.ts',
    fails: 'a coupon that was used before',
  },
  {
    promise: 'nobody uses more points than there are',
    file: 'command-api/shop/points/use-points.ts',
    cut: "  if (balanceAt(facts, Date.parse(at)) < points) throw new Rejected('points_short');",
    instead: '',
    test: 'command-api/shop/points/points.aggregate.unit.test.ts',
    fails: 'is refused for more than there are',
  },
  {
    promise: 'an order gives back no more points than it was paid with',
    file: 'command-api/shop/points/use-points.ts',
    cut: 'const points = Math.min(wanted ?? left, left);',
    instead: 'const points = wanted ?? left;',
    test: 'command-api/shop/points/points.aggregate.unit.test.ts',
    fails: 'comes back, never more than it was',
  },
  {
    promise: 'a proof over the limit is not kept',
    file: 'command-api/shop/name-card/upload-proof.endpoint.ts',
    cut: "if (size > maxProofPdfBytes) throw new Rejected('proof_too_large');",
    instead: '',
    test: 'tests/bad-input/proof-pdf.int.test.ts',
    fails: 'a proof over the limit is refused',
  },
  {
    promise: 'a proof that begins as no PDF is not kept',
    file: 'command-api/shop/name-card/upload-proof.endpoint.ts',
    cut: "if (!pdf.subarray(0, beginning.length).equals(beginning)) throw new Rejected('proof_not_a_pdf');",
    instead: '',
    test: 'tests/bad-input/proof-pdf.int.test.ts',
    fails: 'a proof that begins as no PDF is refused',
  },
];
