import { demoPeople, type PersonKey, personKeys } from './demo-people.ts';

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
