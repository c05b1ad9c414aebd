import type { ContactCardText } from '@maru/contracts/site/contact-card/contact-card.fields';

export const contactCardLabels: Readonly<Record<ContactCardText, string>> = {
  name: '이름',
  title: '직함',
  company: '회사',
  mobile: '휴대전화',
  phone: '전화',
  fax: '팩스',
  email: '이메일',
  address: '주소',
  link: '홈페이지',
};
