import type { DemoItem } from './demo-item.ts';

const of = { category: '도면 템플릿', kind: 'licence', tax: 'taxed' } as const;
const files =
  '\n\n### 받는 파일\n\n- DWG 2018, RVT 2024\n- 범례와 선 굵기 표 PDF\n\n결제하면 내 정보에서 바로 내려받아요.';

export const templates: readonly DemoItem[] = [
  {
    ...of,
    name: '단독주택 실시설계 템플릿',
    summary: '도면 목록부터 창호표까지 62장이 준비돼 있어요.',
    since: 48,
    sold: 173,
    description: `허가부터 착공까지 쓰는 도면 **62장**의 틀이에요. 도면 번호와 축척, 선 굵기가 맞춰져 있어요.${files}`,
    options: [
      ['1인', 59_000, null],
      ['5인 사무소', 190_000, null],
    ],
    looks: {
      thing: 'sheets',
      title: 'HOUSE',
      colours: { wall: ['#e8efe9', '#c5d6ca'], main: '#1f6b4d', accent: '#9fdcbc' },
    },
  },
  {
    ...of,
    name: '근린생활시설 실시설계 템플릿',
    summary: '주차, 피난, 장애인 편의시설 검토표가 함께 들어 있어요.',
    since: 20,
    sold: 88,
    sale: 30,
    description: `5층 이하 근린생활시설에 맞춘 도면 **84장**과 법규 검토표예요.${files}`,
    options: [
      ['1인', 79_000, null],
      ['5인 사무소', 240_000, null],
    ],
    looks: {
      thing: 'sheets',
      title: 'SHOP',
      colours: { wall: ['#f6ecec', '#e0c3c3'], main: '#9a3f4a', accent: '#f3b6bd' },
    },
  },
  {
    ...of,
    name: '기계설비 범례·시방 세트',
    summary: '범례 180개와 시방서 문장을 한 벌로 묶었어요.',
    since: 5,
    sold: 21,
    description: `덕트, 배관, 위생, 소방 **범례 180개**와 바로 붙여 넣을 수 있는 시방 문장이에요.${files}`,
    options: [['1인', 33_000, null]],
    looks: {
      thing: 'sheets',
      title: 'LEGEND',
      colours: { wall: ['#e6f0f5', '#bdd3df'], main: '#1d5d7a', accent: '#8ccbe6' },
    },
  },
];
