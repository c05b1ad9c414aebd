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

const homes: Readonly<Record<PersonKey, readonly [postcode: string, address: string, detail: string]>> = {
  haneul: ['03925', '서울 마포구 월드컵북로 396', '7층 설계마루'],
  seojun: ['13494', '경기 성남시 분당구 판교역로 235', 'A동 1204호'],
  jiwoo: ['48058', '부산 해운대구 센텀중앙로 79', '1503호'],
  minseo: ['30151', '세종 한누리대로 2130', '602호'],
  doyun: ['04524', '서울 중구 세종대로 110', '지하 1층'],
  yerin: ['06236', '서울 강남구 테헤란로 152', '31층'],
  sujin: ['22006', '인천 연수구 컨벤시아대로 165', '2108호'],
  taeho: ['34126', '대전 유성구 대학로 99', '3층'],
};
const guest = {
  recipient: '문정아',
  phone: '01055500199',
  email: 'jeonga@example.com',
  postcode: '16514',
  address: '경기 수원시 영통구 도청로 30',
  detail: '104동 802호',
};

/** Who gets an order, and where; the guest's where nobody is named. */
export const addressOfPerson = (person: PersonKey | null) => {
  if (person === null) return guest;
  const [postcode, address, detail] = homes[person];
  const { name, email } = demoPeople[person];
  return {
    recipient: name,
    phone: `010555001${String(personKeys.indexOf(person) + 10)}`,
    email,
    postcode,
    address,
    detail,
  };
};
