import type { SlipUse } from './cash-receipt.events.ts';

/** As Toss Payments calls them; 자진발급 is an 소득공제 to the tax office's own number. */
export const tossReceiptTypes: Readonly<Record<SlipUse, string>> = {
  income: '소득공제',
  self: '소득공제',
  expense: '지출증빙',
};
