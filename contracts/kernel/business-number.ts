import { z } from 'zod';

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Whether the tenth digit of a 사업자등록번호 is what the others make it (rule of the National Tax Service). */
export const isBusinessNumber = (digits: string): boolean => {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum =
    weights.reduce((all, weight, at) => all + weight * Number(digits.charAt(at)), 0) +
    Math.floor((5 * Number(digits.charAt(8))) / 10);
  return (10 - (sum % 10)) % 10 === Number(digits.charAt(9));
};

/** Typed with or without hyphens; kept as ten digits. */
export const businessNumber = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .refine(isBusinessNumber);
