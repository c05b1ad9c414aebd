import { z } from 'zod';
import { line, text } from '../../kernel/fields.ts';

/** Address of a picture kept with its buyer: a logo, or a proof. */
export const nameCardImage = z.string().regex(/^\/api\/file\/namecard\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/);

/** A proof is a picture, or a PDF for the printer, of at most so many bytes. */
export const maxProofPdfBytes = 20 * 1024 * 1024;
const proofPdf = z.string().regex(/^\/api\/file\/namecard\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.pdf$/);
export const proofFile = nameCardImage.or(proofPdf);
export const isProofPdf = (proof: string): boolean => proofPdf.safeParse(proof).success;

const optional = (max: number) => line(max).or(z.literal('')).default('');

/** What is printed on a card, as it is typed; only the name has to be there. */
export const nameCardFields = {
  name: line(40),
  /** 직함 */
  title: optional(40),
  company: optional(60),
  phone: optional(30),
  email: optional(120),
  address: optional(160),
  website: optional(120),
  /** What else whoever draws it should know. */
  memo: text(500).default(''),
  logo: nameCardImage.nullable().default(null),
};
export const nameCard = z.object(nameCardFields);
export type NameCard = z.infer<typeof nameCard>;

export const nameCardTexts = ['name', 'title', 'company', 'phone', 'email', 'address', 'website', 'memo'] as const;

/** `requested` 시안 대기, `proofed` 시안 확인 필요, `rejected` 수정 요청, `approved` 인쇄 대기, `printed` 인쇄 완료. */
export const nameCardStatus = z.enum(['requested', 'proofed', 'rejected', 'approved', 'printed']);
export type NameCardStatus = z.infer<typeof nameCardStatus>;

/** Why a proof is not printed. */
export const proofProblem = z.enum(['typo', 'layout', 'colour', 'logo', 'other']);
export type ProofProblem = z.infer<typeof proofProblem>;
export const proofNote = text(500);
