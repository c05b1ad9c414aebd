import type { Examples } from '../../kernel/message.ts';
import type { QuestionEvent } from './question.events.ts';

const of = { id: '01900000-0000-7000-8000-00000000d001', item_id: '01900000-0000-7000-8000-0000000000f1' };
const user_id = '01900000-0000-7000-8000-000000000001';

export const questionExamples: Examples<QuestionEvent> = {
  QuestionAsked: { type: 'QuestionAsked', data: { ...of, user_id, text: '양면 인쇄도 되나요?', secret: false } },
  QuestionAnswered: { type: 'QuestionAnswered', data: { ...of, user_id, answer: '네, 옵션에서 골라 주세요.' } },
  AnswerChanged: { type: 'AnswerChanged', data: { ...of, answer: '네, 주문할 때 메모에 적어 주세요.' } },
  QuestionRemoved: { type: 'QuestionRemoved', data: of },
};
