import { saveFile } from './save-file.ts';

/** A PDF as calls answer it: `content` is base64. */
export interface AnsweredPdf {
  readonly name: string;
  readonly content: string;
}
export const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export const savePdf = ({ name, content }: AnsweredPdf): void => saveFile(name, bytesOf(content), 'application/pdf');
