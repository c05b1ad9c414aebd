import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { fileSize } from '../../format/file-size.ts';
import type { TableRow } from './table-page.api.ts';
import { type ExportedList, useExport } from './use-export.tsx';

interface ExportMenuProps<Row extends TableRow> extends ExportedList<Row> {
  /** Where there is no room for its word. */
  readonly isSmall: boolean;
}
const formats = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV (.csv)'],
] as const;

const labelOf = (bytes: number | undefined) => {
  if (bytes === undefined) return '내보내기';
  return bytes ? `${fileSize(bytes)} 받는 중` : '파일 만드는 중';
};

/** Takes out what the list is narrowed to, as a file with the columns that are shown. */
export const ExportMenu = <Row extends TableRow>({ isSmall, ...props }: ExportMenuProps<Row>) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { bytes, take, takePersonal, dialog } = useExport(props);
  const hasPersonal = props.shown.some((name) => props.list.definition.columns[name]?.personal);
  const choose = (run: () => Promise<void>) => {
    setAnchor(null);
    void run();
  };
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FileDownloadRounded />}
        sx={isSmall ? { minWidth: 44, px: 1, '& .MuiButton-startIcon': { m: 0 } } : {}}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={bytes !== undefined || !props.list.page?.total}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box component="span" sx={isSmall && bytes === undefined ? visuallyHidden : {}}>
          {labelOf(bytes)}
        </Box>
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {bytes === undefined ? '' : '파일을 만들고 있어요'}
      </Box>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map(([format, name]) => (
          <MenuItem key={format} onClick={() => choose(() => take({ format }))}>
            {name}
          </MenuItem>
        ))}
        {hasPersonal
          ? formats.map(([format, name]) => (
              <MenuItem key={`personal ${format}`} onClick={() => choose(() => takePersonal(format))}>
                {`${name}, 개인정보 포함`}
              </MenuItem>
            ))
          : null}
      </Menu>
      {dialog}
    </>
  );
};
