import type { DemoOrder } from './demo-order.ts';

/** Orders with something still to be done, so recent that time alone changes nothing for days. */
export const recentOrders: readonly DemoOrder[] = [
  {
    by: 'seojun',
    ago: 7.1,
    lines: [['반투명 PET 명함', 2, 1]],
    course: [
      [6.7, 'prepare'],
      [4.6, 'ship'],
      [2.8, 'deliver'],
      [1.9, 'requestExchange'],
    ],
  },
  {
    by: null,
    ago: 6.4,
    lines: [
      ['철골 접합 상세 노트', 1, 1],
      ['도면 검토 체크리스트 120', 1, 1],
    ],
    note: '부재 시 경비실에 맡겨 주세요.',
    course: [
      [5.9, 'prepare'],
      [5.3, 'ship'],
      [3.6, 'deliver'],
    ],
  },
  {
    by: 'haneul',
    ago: 5.2,
    lines: [['도면 검토 체크리스트 120', 2, 1]],
    points: 2_000,
    course: [
      [4.8, 'prepare'],
      [4.1, 'ship'],
      [2.3, 'deliver'],
    ],
  },
  {
    by: 'haneul',
    ago: 3.2,
    lines: [['철골 접합 상세 노트', 1, 1]],
    note: '문 앞에 놓아 주세요.',
    course: [
      [2.6, 'prepare'],
      [1.4, 'ship'],
    ],
  },
  {
    by: 'sujin',
    ago: 1.6,
    lines: [
      ['재생지 명함', 2, 1],
      ['도면 검토 체크리스트 120', 1, 1],
    ],
    course: [[0.8, 'prepare']],
  },
  { by: 'jiwoo', ago: 0.45, lines: [['철골 접합 상세 노트', 1, 2]], course: [] },
  {
    by: 'haneul',
    ago: 0.15,
    lines: [['재생지 명함', 1, 1]],
    note: '지난번 명함과 같은 로고로 부탁드려요.',
    course: [],
    card: {
      name: '김하늘',
      title: '건축사',
      company: '하늘건축사사무소',
      phone: '010-5550-0110',
      email: 'haneul@example.com',
    },
  },
];
