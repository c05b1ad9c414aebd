import { type RejectionCode, rejections } from '@maru/contracts/kernel/rejections';
import type { BulkKind } from '@maru/contracts/site/bulk/bulk.kinds';
import type { Bulk } from '@maru/contracts/site/bulk/bulk.views';
import { number } from '../../format/number.ts';

interface KindWords {
  readonly title: string;
  /** Where the thing of a line is shown. */
  readonly path: (id: string) => string;
  /** Of calls whose answers it changes: asked anew once it is over. */
  readonly tags: readonly string[];
}

const order: Omit<KindWords, 'title'> = { path: (id) => `/adm/order/${id}`, tags: ['Order'] };

const item: Omit<KindWords, 'title'> = { path: (id) => `/adm/item/${id}`, tags: ['ManagedItem'] };

export const bulkWords: { readonly [K in BulkKind]: KindWords } = {
  'order.prepare': { title: '배송 준비', ...order },
  'order.ship': { title: '송장 올리기', ...order },
  'item.price': { title: '상품 가격 바꾸기', ...item },
  'item.state': { title: '상품 상태 바꾸기', ...item },
  'item.file': { title: '상품 파일 올리기', ...item },
  'item.stock': { title: '상품 재고 바꾸기', ...item },
};

const unknown: KindWords = { title: '여러 건 처리', path: () => '/adm', tags: [] };
/** Of a kind that a newer program knows, too. */
export const wordsOf = (kind: string): KindWords => bulkWords[kind as BulkKind] ?? unknown;

export const refusalText = (code: string): string =>
  rejections[code as RejectionCode]?.message ?? rejections.internal.message;

/** How far it has come, or how it ended. */
export const bulkState = ({ state, reason, total, walked, refused }: Bulk): string => {
  const done = `${number(walked - refused)}건 완료`;
  const failed = refused > 0 ? `, ${number(refused)}건 실패` : '';
  if (state === 'running') return `${number(total)}건 중 ${number(walked)}건`;
  if (state === 'finished') return done + failed;
  const why =
    reason === 'not_admin' ? '시작한 사람이 관리자가 아니라 멈췄어요' : `${number(total - walked)}건 남기고 멈춤`;
  return `${done}${failed}, ${why}`;
};

export const percentOf = ({ walked, total }: Bulk): number => (total === 0 ? 100 : (walked / total) * 100);
