import { demoId } from './demo-id.ts';

/** One made-up password for all of them; printed at the first start. */
export const demoPassword = 'hanok-maru-7942';

/** Architects, structural and mechanical engineers, a BIM coordinator and a client. */
export const demoPeople = {
  haneul: { name: '김하늘', email: 'haneul@example.com' },
  seojun: { name: '이서준', email: 'seojun@example.com' },
  jiwoo: { name: '박지우', email: 'jiwoo@example.com' },
  minseo: { name: '최민서', email: 'minseo@example.com' },
  doyun: { name: '정도윤', email: 'doyun@example.com' },
  yerin: { name: '한예린', email: 'yerin@example.com' },
  sujin: { name: '오수진', email: 'sujin@example.com' },
  taeho: { name: '윤태호', email: 'taeho@example.com' },
} as const;
export type PersonKey = keyof typeof demoPeople;
export const personKeys = Object.keys(demoPeople) as readonly PersonKey[];
export const personId = (person: PersonKey) => demoId('person', personKeys.indexOf(person));
/** Who packed parcels before there was an administrator: nobody's account. */
export const keeperId = demoId('person', 0xffff);
