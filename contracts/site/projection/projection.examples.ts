import type { Examples } from '../../kernel/message.ts';
import type { ProjectionEvent } from './projection.events.ts';

const id = 'item';
const document = '01900000-0000-7000-8000-0000000000a1';

export const projectionExamples: Examples<ProjectionEvent> = {
  ProjectionRebuildRequested: { type: 'ProjectionRebuildRequested', data: { id } },
  ParkedDocumentRetried: { type: 'ParkedDocumentRetried', data: { id, document } },
  ParkedDocumentGivenUp: {
    type: 'ParkedDocumentGivenUp',
    data: { id, document, position: 40, reason: '더는 팔지 않는 상품이에요' },
  },
};
