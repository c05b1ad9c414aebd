import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  directionOf,
  nextSort,
  onWide,
  type ProjectColumn,
  projectColumns,
  type SortField,
} from './project-table-columns.ts';

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
