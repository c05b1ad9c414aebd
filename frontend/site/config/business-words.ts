import type { BusinessInfo } from '@maru/contracts/site/config/config.fields';
import { formatBusinessNumber } from '../../format/business-number.ts';

/** In the order in which they are shown. */
export const businessLabels: Readonly<Record<keyof BusinessInfo, string>> = {
  name: '상호',
  owner: '대표자',
  registration_number: '사업자등록번호',
  mail_order_number: '통신판매업 신고번호',
  address: '주소',
  phone: '전화',
  email: '이메일',
  privacy_officer: '개인정보 보호책임자',
  hosting: '호스팅 서비스',
};
export const businessFields = Object.keys(businessLabels) as readonly (keyof BusinessInfo)[];

/** Where people look up a business by its number (공정거래위원회). */
export const businessCheckUrl = (digits: string) =>
  `https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${encodeURIComponent(digits)}`;

/** The fields that are filled in. */
export const businessFacts = (
  business: BusinessInfo,
): readonly (readonly [field: keyof BusinessInfo, text: string])[] =>
  businessFields
    .filter((field) => business[field] !== '')
    .map((field) => [field, field === 'registration_number' ? formatBusinessNumber(business[field]) : business[field]]);
