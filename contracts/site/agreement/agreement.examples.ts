import type { Examples } from '../../kernel/message.ts';
import type { AgreementEvent } from './agreement.events.ts';

export const agreementExamples: Examples<AgreementEvent> = {
  AgreementPublished: {
    type: 'AgreementPublished',
    data: {
      which: 'terms',
      version: 2,
      text: '# 설계마루 이용약관\n\n## 제1조 (목적)\n\n이 약관은 서비스 이용에 관한 사항을 정합니다.',
      effective_at: '2027-01-01T15:00:00.000Z',
      asks_again: true,
    },
  },
  AgreementCancelled: { type: 'AgreementCancelled', data: { which: 'terms', version: 2 } },
};
