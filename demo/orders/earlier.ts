import type { DemoOrder } from './demo-order.ts';

/** Those that are over. */
export const earlierOrders: readonly DemoOrder[] = [
  {
    by: 'doyun',
    ago: 44.3,
    lines: [
      ['단면으로 읽는 공공 도서관', 1, 1],
      ['도면 검토 체크리스트 120', 1, 1],
    ],
    course: [
      [43.9, 'prepare'],
      [43.2, 'ship'],
      [41.6, 'deliver'],
      [40.1, 'confirm'],
    ],
    reviews: [
      {
        no: 1,
        ago: 39.4,
        stars: 5,
        text: '같은 축척으로 펼쳐 놓고 보니 층고 차이가 한눈에 들어와요. 세종 도서관 단면 잡을 때 책상에서 치우지를 못했습니다. 다음 쇄 기다리는 동료가 많아요.',
      },
      {
        no: 2,
        ago: 39.3,
        stars: 4,
        text: '착공 전 회의 때 한 장씩 넘기면서 체크했어요. 기계 쪽 항목이 조금 더 있으면 좋겠지만 빠뜨리는 건 확실히 줄었습니다.',
      },
    ],
  },
  {
    by: 'haneul',
    ago: 36.2,
    lines: [['두꺼운 코튼 명함', 2, 1]],
    note: '시안은 메일로 먼저 보내 주세요.',
    course: [
      [35.7, 'prepare'],
      [32.4, 'ship'],
      [30.6, 'deliver'],
      [29.8, 'confirm'],
    ],
    reviews: [
      {
        no: 1,
        ago: 29.5,
        stars: 5,
        text: '건네는 순간 다들 한 번씩 만져 보세요. 활판 눌림이 생각보다 깊고 옆면 파란색도 화면이랑 거의 같아요. 시안도 두 번 고쳐 주셔서 감사합니다.',
        photos: [1],
      },
    ],
  },
  {
    by: 'sujin',
    ago: 33.4,
    lines: [['설계마루 애드인 프로', 1, 1]],
    course: [[31.9, 'confirm']],
    reviews: [
      {
        no: 1,
        ago: 24.6,
        stars: 5,
        text: '뷰 캡처해서 메일로 보내던 일이 없어졌어요. 이슈 누르면 카메라가 그 자리로 가니까 설비팀이랑 통화 시간이 절반으로 줄었습니다.',
      },
    ],
  },
  {
    by: 'seojun',
    ago: 28.7,
    lines: [
      ['철골 접합 상세 노트', 1, 1],
      ['도면 검토 체크리스트 120', 2, 1],
    ],
    course: [
      [28.2, 'prepare'],
      [27.6, 'ship'],
      [25.9, 'deliver'],
      [22.3, 'confirm'],
    ],
    reviews: [
      {
        no: 1,
        ago: 22.2,
        stars: 5,
        text: '왼쪽 도면, 오른쪽 시공 순서 구성이 정말 좋아요. 신입에게 말로 설명하기 어려웠던 주각 부분을 이 책으로 가르치고 있습니다.',
        photos: [1],
      },
      { no: 2, ago: 22.1, stars: 5, text: '체크 수첩이 작업복 주머니에 쏙 들어가요. 현장 나갈 때는 수첩만 챙깁니다.' },
    ],
  },
  {
    by: 'minseo',
    ago: 25.1,
    lines: [['단독주택 실시설계 템플릿', 2, 1]],
    course: [[23.8, 'confirm']],
    reviews: [
      {
        no: 1,
        ago: 20.9,
        stars: 4,
        text: '도면 번호랑 선 굵기가 맞춰져 있어서 사무소 기준으로 그대로 쓰고 있어요. 창호표 양식은 저희 식으로 조금 손봤습니다.',
      },
    ],
  },
  {
    by: 'taeho',
    ago: 17.2,
    lines: [['두꺼운 코튼 명함', 1, 1]],
    course: [
      [16.8, 'prepare'],
      [14.9, 'ship'],
      [13.2, 'deliver'],
      [12.4, 'requestReturn'],
      [9.6, 'acceptReturn'],
    ],
  },
  {
    by: 'yerin',
    ago: 15.3,
    lines: [['재생지 명함', 2, 1]],
    coupon: 'HELLOYERIN',
    points: 3_000,
    course: [
      [14.8, 'prepare'],
      [12.7, 'ship'],
      [11.1, 'deliver'],
      [8.2, 'confirm'],
    ],
    reviews: [
      {
        no: 1,
        ago: 8.1,
        stars: 5,
        text: '커피 향이 은은하게 나요! 펜으로 메모가 되는 것도 마음에 들고, 결이 장마다 달라서 고르는 재미가 있어요.',
        photos: [0, 2],
      },
    ],
  },
  {
    by: 'jiwoo',
    ago: 12.6,
    lines: [
      ['도면 검토 체크리스트 120', 1, 2],
      ['재생지 명함', 1, 1],
    ],
    course: [
      [12.3, 'cancelPart'],
      [11.8, 'prepare'],
      [10.2, 'ship'],
      [8.9, 'deliver'],
      [6.4, 'confirm'],
    ],
    reviews: [
      {
        no: 1,
        ago: 6.2,
        stars: 5,
        text: '사무실에 한 권 있는 줄 모르고 두 권 주문했다가 한 권은 바로 취소했는데 처리가 빨랐어요. 내용은 두말할 것 없이 좋습니다.',
      },
      {
        no: 2,
        ago: 6.1,
        stars: 3,
        text: '질감은 좋은데 작은 글씨는 살짝 번져 보여요. 7포인트보다 크게 쓰시는 걸 추천해요.',
      },
    ],
  },
  {
    by: 'haneul',
    ago: 10.4,
    lines: [['설계마루 애드인 프로', 1, 1]],
    coupon: 'WELCOME10',
    course: [[6.3, 'confirm']],
    reviews: [
      {
        no: 1,
        ago: 5.7,
        stars: 4,
        text: '설치하고 바로 썼어요. 오프라인에서 적어 둔 요청이 사무실 돌아와서 자동으로 올라가는 게 제일 편합니다. 큰 모델에서는 첫 실행이 조금 느려요.',
      },
    ],
  },
];
