import type { Examples } from '../../kernel/message.ts';
import type { MailTextEvent } from './mail-text.events.ts';

const after = {
  subject: '[설계마루] {이름} 님, 기다리시던 상품이 들어왔어요',
  heading: '다시 들어왔어요',
  text: '{이름} 님, ‘{상품}’을 다시 주문할 수 있어요.\n\n수량이 많지 않아요.',
  note: '재입고 알림은 한 번만 보내 드려요.',
};

export const mailTextExamples: Examples<MailTextEvent> = {
  MailTextChanged: { type: 'MailTextChanged', data: { kind: 'restocked', before: null, after } },
  MailTextReset: { type: 'MailTextReset', data: { kind: 'restocked', before: after } },
};
