import type { projectSortFields } from '@maru/contracts/tracker/project/project.queries';

export type SortField = (typeof projectSortFields)[number];

export interface ProjectColumn {
  readonly label: string;
  readonly width?: number;
  readonly sort?: SortField;
  /** Which way the first click sorts. */
  readonly first?: 'asc' | 'desc';
  /** Left out on narrow screens. */
  readonly wide?: true;
  /** The heading is only heard. */
  readonly quiet?: true;
}

export const projectColumns: readonly ProjectColumn[] = [
  { label: '프로젝트', sort: 'title', first: 'asc' },
  { label: '상태', width: 116, sort: 'status', first: 'asc' },
  { label: '구성원', width: 152, wide: true },
  { label: '열린 이슈', width: 140, sort: 'open', first: 'desc' },
  { label: '수정일', width: 140, sort: 'updated_at', first: 'desc' },
  { label: '할 수 있는 일', width: 120, quiet: true },
];
export const onWide = { display: { xs: 'none', md: 'table-cell' } } as const;

export const directionOf = (sortBy: string, field: SortField) => {
  if (sortBy === field) return 'asc';
  return sortBy === `-${field}` ? 'desc' : undefined;
};

/** The next `sortBy` when this column's heading is clicked. */
export const nextSort = (sortBy: string, field: SortField, first: 'asc' | 'desc' = 'asc') => {
  const now = directionOf(sortBy, field);
  const next = now === undefined ? first : now === 'asc' ? 'desc' : 'asc';
  return next === 'asc' ? field : `-${field}`;
};
