import type { DemoItem } from './demo-item.ts';

const of = { category: '설계 도서', kind: 'goods', tax: 'free' } as const;

export const books: readonly DemoItem[] = [
  {
    ...of,
    name: '도면 검토 체크리스트 120',
    summary: '착공 전에 꼭 보는 120가지를 분야별로 모았어요.',
    since: 60,
    sold: 341,
    description:
      '건축, 구조, 기계 검토에서 **되풀이해서 나오는 지적 120가지**를 실제 도면과 함께 실었어요.\n\n## 이런 순서예요\n\n1. 대지와 법규\n2. 평면과 단면의 어긋남\n3. 구조도와 건축도\n4. 샤프트, 천장 속, 기계실\n5. 상세와 시방\n\n쪽마다 체크 칸이 있어 그대로 현장에 들고 갈 수 있어요.',
    options: [
      ['종이책', 28_000, 85],
      ['종이책 + 체크 수첩', 34_000, 40],
    ],
    looks: {
      thing: 'book',
      title: 'REVIEW 120',
      kind: 'plan',
      colours: { wall: ['#eaf0f7', '#c6d4e4'], main: '#1f3f66', accent: '#5CBBF6' },
    },
  },
  {
    ...of,
    name: '철골 접합 상세 노트',
    summary: '볼트 구멍부터 용접 기호까지, 그림으로 읽는 접합부.',
    since: 33,
    sold: 127,
    description:
      '접합부 **48종**을 같은 축척으로 그렸어요. 왼쪽에는 도면, 오른쪽에는 시공 순서가 있어요.\n\n- 전단 접합, 모멘트 접합, 주각\n- 내화 피복이 들어갈 자리\n- 현장에서 자주 빠지는 치수',
    options: [['종이책', 32_000, 52]],
    looks: {
      thing: 'book',
      title: 'STEEL',
      kind: 'detail',
      colours: { wall: ['#f4efe6', '#ddd0bb'], main: '#8a3b2e', accent: '#f2c48d' },
    },
  },
  {
    ...of,
    name: '기계설비 간섭 사례집',
    summary: '천장 속 300mm를 두고 벌어진 일 36가지.',
    since: 14,
    sold: 58,
    sale: 20,
    description:
      '덕트와 보, 배관과 케이블 트레이가 만난 **36개 현장**의 전과 후를 실었어요. 어떻게 협의했는지도 그대로 적었어요.',
    options: [['종이책', 26_000, 3]],
    looks: {
      thing: 'book',
      title: 'HVAC',
      kind: 'duct',
      colours: { wall: ['#e7f2ee', '#c1dace'], main: '#1f6b4d', accent: '#9fdcbc' },
    },
  },
  {
    ...of,
    name: '단면으로 읽는 공공 도서관',
    summary: '도서관 열두 곳을 같은 축척의 단면으로 비교해요.',
    since: 75,
    sold: 402,
    description:
      '1:150 단면 열두 장을 펼침으로 담았어요. 서가 높이, 층고, 빛이 들어오는 길을 나란히 볼 수 있어요.\n\n**지금은 다 팔렸어요.** 다음 쇄를 준비하고 있어요.',
    options: [['양장', 38_000, 0]],
    looks: {
      thing: 'book',
      title: 'LIBRARY',
      kind: 'section',
      colours: { wall: ['#efeaf6', '#d2c6e4'], main: '#4a3a78', accent: '#c4b1f2' },
    },
  },
];
