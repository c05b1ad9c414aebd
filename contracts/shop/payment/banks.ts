import { z } from 'zod';

/** Banks that money is sent to and from, by Toss's two-digit codes (https://docs.tosspayments.com/codes/org-codes). */
export const banks = {
  '39': '경남은행',
  '34': '광주은행',
  '06': 'KB국민은행',
  '03': 'IBK기업은행',
  '11': 'NH농협은행',
  '12': '단위농협',
  '32': '부산은행',
  '45': '새마을금고',
  '64': '산림조합',
  '07': 'Sh수협은행',
  '88': '신한은행',
  '48': '신협',
  '27': '씨티은행',
  '20': '우리은행',
  '71': '우체국예금보험',
  '50': '저축은행',
  '37': '전북은행',
  '35': '제주은행',
  '90': '카카오뱅크',
  '89': '케이뱅크',
  '92': '토스뱅크',
  '81': '하나은행',
  '54': '홍콩상하이은행',
  '31': 'iM뱅크',
  '02': '한국산업은행',
  '23': 'SC제일은행',
} as const;
export const bankCode = z.enum(Object.keys(banks) as [keyof typeof banks, ...(keyof typeof banks)[]]);

/** Another than these is shown as its code. */
export const bankNameOf = (code: string): string => (banks as Readonly<Record<string, string>>)[code] ?? code;
