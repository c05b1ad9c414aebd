import { encode, renderSVG } from 'uqr';

/** A fifteenth of it may be dirty or worn, and a phone still reads it. */
const drawn = { ecc: 'M' } as const;

/** Rows of squares, true for dark ones, without the white border of four that a reader needs around them. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] => encode(text, { ...drawn, border: 0 }).data;

/** With its white border, as a picture without a size of its own. */
export const qrSvg = (text: string): string => renderSVG(text, { ...drawn, border: 4 });
