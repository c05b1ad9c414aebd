import type { ProjectionRow } from '@maru/contracts/site/projection/projection.views';
import type { ToneChipProps } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { viewName } from './view-name.public.ts';

type Look = Pick<ToneChipProps, 'tone' | 'label'>;

export const isRebuilding = ({ rebuild }: Pick<ProjectionRow, 'rebuild'>): boolean =>
  rebuild?.status === 'waiting' || rebuild?.status === 'running';

/** How a view is, in a word; what is built beside stays shown meanwhile. */
export const lookOf = ({ status, lag, owner }: Pick<ProjectionRow, 'status' | 'lag' | 'owner'>): Look => {
  if (status === 'stopped') return { tone: 'red', label: '멈춤' };
  if (status === 'building') return { tone: 'blue', label: '만드는 중' };
  if (lag > 0) return { tone: 'amber', label: `${number(lag)} 뒤` };
  return owner === null ? { tone: 'amber', label: '담당 없음' } : { tone: 'green', label: '최신' };
};

const builds = 1_000;
/** `3 (2번째)`: the projection's own version, and how often it was built. */
export const versionText = ({ version }: Pick<ProjectionRow, 'version'>): string => {
  if (version === null) return '-';
  const again = version % builds;
  return again === 0 ? `${Math.floor(version / builds)}` : `${Math.floor(version / builds)}.${again}`;
};

export const outcomeOf = ({
  status,
  documents,
  corrected,
  by,
}: Pick<NonNullable<ProjectionRow['rebuild']>, 'status' | 'documents' | 'corrected' | 'by'>): string => {
  const who = by === null ? '' : `${by} 님이 `;
  if (status === 'failed') return `${who}다시 만들려고 했지만 끝내지 못했어요. 서버 로그를 확인해 주세요.`;
  const change = corrected ? `${number(corrected)}건을 바로잡았어요` : '달라진 것이 없어요';
  return `${who}다시 만들었어요. 자료 ${number(documents ?? 0)}건, ${change}.`;
};

const byName = new Intl.Collator('ko').compare;
/** What stands still first, then what is being built, then the rest; each by name as people read it. */
export const inOrder = (rows: readonly ProjectionRow[]): readonly ProjectionRow[] => {
  const rank = (row: ProjectionRow) =>
    row.status === 'stopped' ? 0 : row.status === 'building' || isRebuilding(row) ? 1 : 2;
  return rows.toSorted((a, b) => rank(a) - rank(b) || byName(viewName(a.view), viewName(b.view)));
};
