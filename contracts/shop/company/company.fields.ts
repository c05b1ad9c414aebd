import { z } from 'zod';
import { email } from '../../identity/user/user.commands.ts';
import { businessNumber } from '../../kernel/business-number.ts';
import { line } from '../../kernel/fields.ts';

/** What a 사업자등록증 says of a business that buys, and where its tax invoice is mailed to. */
export const companyFields = {
  /** 사업자등록번호, ten digits. */
  registration_number: businessNumber,
  /** 상호 */
  name: line(60),
  /** 대표자 */
  owner: line(40),
  /** 사업장 주소 */
  address: line(160),
  /** 업태 */
  sector: line(60),
  /** 종목 */
  trade: line(60),
  email,
};
export const company = z.object(companyFields);
export type Company = z.infer<typeof company>;
export const companyNames = Object.keys(companyFields) as readonly (keyof Company)[];

/** The same fields as an event stores them: long checked, and never refused again. */
export const storedCompany = {
  registration_number: z.string(),
  name: z.string(),
  owner: z.string(),
  address: z.string(),
  sector: z.string(),
  trade: z.string(),
  email: z.string(),
};
