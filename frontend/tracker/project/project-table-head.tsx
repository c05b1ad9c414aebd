import type { projectSortFields } from '@maru/contracts/tracker/project/project.queries';
import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

type SortField = (typeof projectSortFields)[number];

interface ProjectColumn {
  readonly label: string;
  readonly width?: number;
  readonly sort?: SortField;
  /** Which way the first click sorts. */
  readonly first?: 'asc' | 'desc';
  /** Left out on narrow screens. */
  readonly wide?: true;
  /** The heading is for screen readers only. */
  readonly quiet?: true;
}

const projectColumns: readonly ProjectColumn[] = [
  { label: '프로젝트', sort: 'title', first: 'asc' },
  { label: '상태', width: 116, sort: 'status', first: 'asc' },
  { label: '구성원', width: 152, wide: true },
  { label: '열린 이슈', width: 140, sort: 'open', first: 'desc' },
  { label: '수정일', width: 140, sort: 'updated_at', first: 'desc' },
  { label: '할 수 있는 일', width: 120, quiet: true },
];
export const onWide = { display: { xs: 'none', md: 'table-cell' } } as const;

const directionOf = (sortBy: string, field: SortField) => {
  if (sortBy === field) return 'asc';
  return sortBy === `-${field}` ? 'desc' : undefined;
};

/** The next `sortBy` when this column's heading is clicked. */
const nextSort = (sortBy: string, field: SortField, first: 'asc' | 'desc' = 'asc') => {
  const now = directionOf(sortBy, field);
  const next = now === undefined ? first : now === 'asc' ? 'desc' : 'asc';
  return next === 'asc' ? field : `-${field}`;
};

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

interface HeadProps {
  readonly sortBy: string;
  readonly onSort: (sortBy: string) => void;
}

const widthOf = ({ width, wide }: ProjectColumn) => ({
  ...(width && { width }),
  ...(wide && onWide),
  whiteSpace: 'nowrap',
  py: 1.25,
});

const Plain = ({ column }: { column: ProjectColumn }) => (
  <TableCell sx={widthOf(column)}>
    <Box component="span" sx={column.quiet ? hidden : {}}>
      {column.label}
    </Box>
  </TableCell>
);

const Sorted = ({ column, field, sortBy, onSort }: HeadProps & { column: ProjectColumn; field: SortField }) => {
  const direction = directionOf(sortBy, field);
  return (
    <TableCell sx={widthOf(column)} sortDirection={direction ?? false}>
      <TableSortLabel
        active={direction !== undefined}
        direction={direction ?? column.first ?? 'asc'}
        onClick={() => onSort(nextSort(sortBy, field, column.first))}
      >
        {column.label}
      </TableSortLabel>
    </TableCell>
  );
};

export const ProjectTableHead = (props: HeadProps) => (
  <TableHead>
    <TableRow>
      {projectColumns.map((column) =>
        column.sort ? (
          <Sorted key={column.label} column={column} field={column.sort} {...props} />
        ) : (
          <Plain key={column.label} column={column} />
        ),
      )}
    </TableRow>
  </TableHead>
);
