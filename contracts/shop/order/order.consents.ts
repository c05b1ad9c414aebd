import { z } from 'zod';
import type { ItemKind } from '../item/item.fields.ts';

/** What is excepted from withdrawal without a reason, each agreed to by itself: 전자상거래법 제17조 제2항, 제6항. */
export const consentKind = z.enum(['licence', 'madeToOrder']);
export type ConsentKind = z.infer<typeof consentKind>;

/** The sentence that stands beside the box. Another sentence gets the next version: orders keep that of theirs. */
export const consentTexts: Readonly<Record<ConsentKind, { readonly version: number; readonly text: string }>> = {
  licence: {
    version: 1,
    text: '라이선스 키를 열어 보면 제공이 시작되어, 그 뒤에는 단순 변심으로 취소하거나 환불받을 수 없다는 데 동의해요.',
  },
  madeToOrder: {
    version: 1,
    text: '주문을 받아 만드는 상품이라, 제작을 시작하면 단순 변심으로 취소하거나 반품할 수 없다는 데 동의해요.',
  },
};

/** A box that was ticked: of which kind, and the version of the sentence that stood beside it. */
export const consent = z.object({ which: consentKind, version: z.int().min(1).max(1_000) });
export type Consent = z.infer<typeof consent>;
export const consents = z.array(consent).max(consentKind.options.length);

/** As much of a line as tells what has to be agreed to. */
interface Bought {
  readonly kind: ItemKind;
  readonly made_to_order?: boolean | undefined;
}
const wants: Readonly<Record<ConsentKind, (line: Bought) => boolean>> = {
  licence: ({ kind }) => kind === 'licence',
  madeToOrder: ({ made_to_order }) => made_to_order === true,
};

/** The lines that cannot be ordered without consent of this kind. */
export const linesWanting = <T extends Bought>(kind: ConsentKind, lines: readonly T[]): readonly T[] =>
  lines.filter(wants[kind]);

/** What has to be agreed to for these lines, each with the version of today. */
export const consentsFor = (lines: readonly Bought[]): readonly Consent[] =>
  consentKind.options
    .filter((which) => lines.some(wants[which]))
    .map((which) => ({ which, version: consentTexts[which].version }));

/** What is still to be agreed to: a box that was not ticked, or beside an older sentence. */
export const missingConsents = (lines: readonly Bought[], given: readonly Consent[]): readonly ConsentKind[] =>
  consentsFor(lines)
    .filter(({ which, version }) => !given.some((one) => one.which === which && one.version === version))
    .map(({ which }) => which);

/** Whether an order's buyer agreed to the exception of such a line; `agreed` is that of `OrderPlaced`. */
export const isConsented = (line: Bought, agreed: readonly { readonly which: string }[]): boolean =>
  consentKind.options.some((kind) => wants[kind](line) && agreed.some(({ which }) => which === kind));
