import type { DemoItem } from './demo-item.ts';

const of = { category: '애드인', kind: 'licence', tax: 'taxed' } as const;

export const addins: readonly DemoItem[] = [
  {
    ...of,
    name: '설계마루 애드인 프로',
    summary: 'Revit 안에서 검토 요청을 만들고, 뷰와 함께 이슈로 보내요.',
    since: 90,
    sold: 512,
    description:
      '## 모델을 떠나지 않고\n\n보고 있는 **뷰와 선택한 부재**가 이슈에 그대로 담겨요. 답글이 달리면 Revit 안에서 바로 알려 드려요.\n\n- 이슈를 누르면 그 자리로 카메라가 움직여요.\n- 오프라인에서 쓴 요청은 연결되면 보내요.\n- Revit 2022~2026\n\n결제하면 라이선스가 내 계정에 바로 연결돼요.',
    options: [
      ['1년', 330_000, null],
      ['3년', 790_000, null],
    ],
    looks: {
      thing: 'licence',
      title: 'ADD-IN',
      colours: { wall: ['#27466b', '#12263f'], main: '#1867C0', accent: '#5CBBF6' },
    },
  },
  {
    ...of,
    name: '설계마루 애드인 학생용',
    summary: '졸업 작품까지 함께해요. 기능은 프로와 같아요.',
    since: 52,
    sold: 268,
    description: '학교 메일로 가입한 **학생과 강사**가 쓸 수 있어요. 결과물에 학생용 표시가 들어가요.',
    options: [['1년', 0, null]],
    looks: {
      thing: 'licence',
      title: 'STUDENT',
      colours: { wall: ['#3b6b5a', '#16332a'], main: '#1f8a63', accent: '#8fe3bf' },
    },
  },
];
