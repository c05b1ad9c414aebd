import type { QuestionCommand } from '@maru/contracts/shop/question/question.commands';
import { demoId } from './cast/demo-id.ts';
import { itemAt } from './orders/demo-orders.ts';
import type { PersonKey } from './cast/demo-people.ts';

interface DemoQuestion {
  readonly by: PersonKey;
  readonly item: string;
  /** Days ago that it was asked, and answered. */
  readonly ago: readonly [asked: number, answered?: number];
  readonly text: string;
  readonly answer?: string;
  readonly secret?: true;
}

const questions: readonly DemoQuestion[] = [
  {
    by: 'taeho',
    item: '두꺼운 코튼 명함',
    ago: [19.6, 19.2],
    text: '옆면 색을 회사 색으로 지정할 수 있나요?',
    answer: '네, 팬톤 번호를 알려 주시면 맞춰 드려요. 기본 12색 말고 다른 색은 하루쯤 더 걸려요.',
  },
  {
    by: 'minseo',
    item: '설계마루 애드인 프로',
    ago: [13.7, 13.1],
    text: '사무실 컴퓨터랑 노트북 두 대에 설치해도 되나요?',
    answer: '한 사람이 쓰신다면 두 대까지 괜찮아요. 같은 계정으로 로그인하면 돼요.',
  },
  {
    by: 'jiwoo',
    item: '단독주택 실시설계 템플릿',
    ago: [8.4, 7.9],
    text: 'Revit 2023에서도 열리나요? 아직 2024로 올리지 못했어요.',
    answer: 'RVT 파일은 2024 이상에서 열려요. 2023이라면 함께 드리는 DWG 2018 파일을 써 주세요.',
  },
  {
    by: 'yerin',
    item: '두꺼운 코튼 명함',
    ago: [3.3, 2.9],
    text: '직원 네 명 명함을 한 번에 주문하면 배송비는 한 번만 내나요?',
    secret: true,
    answer: '네, 한 주문에 담으시면 한 번에 보내 드려요. 5만원이 넘으면 배송비도 없어요.',
  },
  {
    by: 'doyun',
    item: '기계설비 간섭 사례집',
    ago: [0.6],
    text: '전자책으로도 나올 예정이 있을까요? 현장에서 태블릿으로 보고 싶어요.',
  },
];

interface QuestionScene {
  readonly ago: number;
  readonly by: PersonKey | 'shop';
  readonly command: QuestionCommand;
}

export const questionScenes: readonly QuestionScene[] = questions.flatMap(
  ({ by, item, ago: [asked, answered], text, answer, secret = false }, at): readonly QuestionScene[] => {
    const id = demoId('question', at);
    return [
      {
        ago: asked,
        by,
        command: { type: 'AskQuestion', data: { id, item_id: demoId('item', itemAt(item)), text, secret } },
      },
      ...(answered !== undefined && answer !== undefined
        ? [
            {
              ago: answered,
              by: 'shop',
              command: { type: 'AnswerQuestion', data: { id, answer } },
            } satisfies QuestionScene,
          ]
        : []),
    ];
  },
);
