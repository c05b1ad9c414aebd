import type { NameCardFacts } from './name-card.fold.ts';
import type { NameCardStatus } from './name-card.fields.ts';

type Standing = Pick<NameCardFacts, 'status'> | undefined;

/** What the buyer may still change, as long as nothing has been approved. */
const editable: ReadonlySet<NameCardStatus> = new Set(['requested', 'proofed', 'rejected']);
export const mayBeEdited = (card: Standing): boolean => card === undefined || editable.has(card.status);

/** Nothing is printed before its buyer has approved the proof. */
export const mayBePrinted = (card: Standing): boolean => card?.status === 'approved';

/** A printed line is prepared and sent only once its proof is approved. */
export const mayBeSent = (card: Standing): boolean => card?.status === 'approved' || card?.status === 'printed';

interface PrintedLine {
  readonly no: number;
  readonly quantity: number;
  readonly cancelled: number;
  readonly printed?: boolean | undefined;
}
/** The lines that are printed to order, and of which something is left. */
export const printedLinesOf = <L extends PrintedLine>(lines: readonly L[]): readonly L[] =>
  lines.filter(({ printed, quantity, cancelled }) => printed === true && cancelled < quantity);

/** Numbers of the lines that cannot be sent yet, as no proof of them was approved. */
export const heldLines = (lines: readonly PrintedLine[], cardOf: (no: number) => Standing): readonly number[] =>
  printedLinesOf(lines)
    .filter(({ no }) => !mayBeSent(cardOf(no)))
    .map(({ no }) => no);
