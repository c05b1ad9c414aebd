import type { DemoItem } from './demo-item.ts';

const of = { category: '명함', kind: 'goods', tax: 'taxed' } as const;
const order = `
### 주문하고 나면

1. 시안을 하루 안에 메일로 보내 드려요. 두 번까지 고칠 수 있어요.
2. 확정하면 영업일 3일 안에 인쇄해서 보내요.

> 로고 파일은 AI, PDF, SVG가 좋아요. 없으면 PNG도 괜찮아요.`;

export const nameCards: readonly DemoItem[] = [
  {
    ...of,
    name: '두꺼운 코튼 명함',
    summary: '600g 코튼지에 눌러 찍어, 손끝에 남는 명함이에요.',
    since: 41,
    sold: 214,
    sale: 15,
    description: `두 장을 맞붙인 **코튼지 600g**에 활판으로 눌러 찍어요. 종이 옆면에 색을 입힐 수 있어요.\n\n- 크기 90 × 50mm\n- 활판 1도, 옆면 색 한 가지\n${order}`,
    options: [
      ['100장', 41_000, 260],
      ['200장', 69_000, 120],
      ['300장', 94_000, 4],
    ],
    looks: { thing: 'cards', colours: { wall: ['#e9f1fa', '#c9d9ea'], main: '#1867C0', accent: '#5CBBF6' } },
  },
  {
    ...of,
    name: '재생지 명함',
    summary: '커피 찌꺼기를 섞은 재생지, 옅은 향과 결이 살아 있어요.',
    since: 26,
    sold: 96,
    printed: 1,
    description: `버려지던 커피 찌꺼기로 만든 **재생지 350g**이에요. 종이마다 결이 조금씩 달라요.\n\n- 콩기름 잉크로 인쇄해요.\n- 코팅하지 않아 펜으로 쓸 수 있어요.\n${order}`,
    options: [
      ['100장', 24_000, 400],
      ['200장', 39_000, 180],
    ],
    looks: { thing: 'cards', colours: { wall: ['#f3ece2', '#d9c9b2'], main: '#6b4a35', accent: '#d9a066' } },
  },
  {
    ...of,
    name: '반투명 PET 명함',
    summary: '도면 필름처럼 비치는 명함. 설비와 구조 하시는 분들이 좋아해요.',
    since: 9,
    sold: 38,
    description: `두께 0.4mm **반투명 PET**에 흰 잉크를 받쳐 인쇄해요. 물에 젖지 않고 찢어지지 않아요.\n${order}`,
    options: [
      ['100장', 52_000, 0],
      ['200장', 88_000, 60],
    ],
    looks: { thing: 'cards', colours: { wall: ['#e4f3f1', '#b9d8d4'], main: '#0e7c86', accent: '#8fe0d6' } },
  },
];
