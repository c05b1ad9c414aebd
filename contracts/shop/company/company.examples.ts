import type { Examples } from '../../kernel/message.ts';
import type { CompanyEvent } from './company.events.ts';

const id = '01900000-0000-7000-8000-000000000001';
export const exampleCompany = {
  registration_number: '1208147521',
  name: '한빛건축사사무소',
  owner: '김한빛',
  address: '서울특별시 중구 세종대로 110',
  sector: '서비스업',
  trade: '건축설계',
  email: 'tax@hanbit.example',
};

export const companyExamples: Examples<CompanyEvent> = {
  CompanySaved: { type: 'CompanySaved', data: { id, ...exampleCompany } },
  CompanyRemoved: { type: 'CompanyRemoved', data: { id } },
};
