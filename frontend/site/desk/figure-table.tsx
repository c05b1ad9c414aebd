import type { DeskPart } from '@maru/contracts/site/desk/desk.queries';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import { figures, figureWords, partLabel } from './figure-words.ts';

/** What the bars show, in words, each figure leading to the list behind it. */
export const FigureTable = ({ parts }: { readonly parts: readonly DeskPart[] }) => (
  <Box
    tabIndex={0}
    role="region"
    aria-label="기간별 숫자"
    sx={{ maxHeight: 320, overflow: 'auto', '& td, & th': { whiteSpace: 'nowrap' } }}
  >
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>기간</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right">
              {figureWords[figure].label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part.from}>
            <TableCell component="th" scope="row">
              {partLabel(part)}
            </TableCell>
            {figures.map((figure) => (
              <TableCell key={figure} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <MuiLink component={Link} to={figureWords[figure].to(part)} color="inherit">
                  {figureWords[figure].text(part[figure])}
                </MuiLink>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
