import CloseRounded from '@mui/icons-material/CloseRounded';
import SouthRounded from '@mui/icons-material/SouthRounded';
import type { ItemKind } from '@maru/contracts/shop/item/item.fields';
import { salePrice } from '@maru/contracts/shop/item/item.price';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { KeyboardEvent } from 'react';
import { won } from '../../../../format/number.ts';
import { type CellPlace, MatrixCell, moveOrFill } from './matrix-cell.tsx';
import { filledDown, type Matrix, type MatrixErrors, type MatrixField, type MatrixRow, priceOf } from './matrix.ts';

export interface MatrixGridProps {
  readonly matrix: Matrix;
  readonly errors: MatrixErrors;
  readonly kind: ItemKind;
  /** Off now by a sale. */
  readonly percent: number | undefined;
  readonly onRows: (rows: readonly MatrixRow[]) => void;
}

const columnsOf = (kind: ItemKind): readonly (readonly [field: MatrixField, label: string, width: number])[] => [
  ['name', '옵션', 130],
  ['extra', '추가 금액', 110],
  ...(kind === 'goods' ? [['stock', '재고', 90] as const] : []),
  ['code', '관리 코드', 130],
  ['on', '판매', 64],
];

const look = {
  borderCollapse: 'collapse',
  width: '100%',
  fontSize: 14,
  '& th': { py: 0.5, textAlign: 'left', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' },
  '& td': { py: 0.5, pr: 1, verticalAlign: 'middle' },
  '& td:first-of-type, & th:first-of-type': { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' },
  '& td.price': { minWidth: 96, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& input[type=checkbox]': { width: 22, height: 22, m: 1, accentColor: 'var(--maru-palette-primary-main)' },
} as const;

const Price = ({ price, percent }: { price: number | undefined; percent: number | undefined }) => {
  if (price === undefined || price < 0) return '–';
  if (percent === undefined) return won(price);
  return (
    <>
      <Box component="s" sx={{ display: 'block', fontSize: 12, color: 'text.secondary' }}>
        {won(price)}
      </Box>
      {won(salePrice(price, percent))}
    </>
  );
};

/** All options in one table, to be filled in by keyboard. */
export const MatrixGrid = ({ matrix, errors, kind, percent, onRows }: MatrixGridProps) => {
  const { base, rows } = matrix;
  const columns = columnsOf(kind);
  const change = (at: number, changed: Partial<MatrixRow>) =>
    onRows(rows.map((row, place) => (place === at ? { ...row, ...changed } : row)));
  const fill = ({ row, field }: CellPlace) => onRows(filledDown(rows, row, field));
  const keysOf = (row: number, field: MatrixField) => (event: KeyboardEvent<HTMLElement>) =>
    moveOrFill(event, { row, field }, fill);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label="옵션 표" sx={look}>
        <thead>
          <tr>
            {columns.map(([field, label, width]) => (
              <Box component="th" key={field} scope="col" sx={{ minWidth: width }}>
                {label}
                {field === 'name' || rows.length < 2 ? null : (
                  <Tooltip title={`첫 줄의 ${label} 값을 아래로 채우기`}>
                    <IconButton
                      size="small"
                      aria-label={`${label} 아래로 채우기`}
                      onClick={() => fill({ row: 0, field })}
                    >
                      <SouthRounded sx={{ fontSize: 16 }} />
                    </IconButton>
                  </Tooltip>
                )}
              </Box>
            ))}
            <Box component="th" scope="col" sx={{ textAlign: 'right !important' }}>
              {percent === undefined ? '판매가' : `${percent}% 할인가`}
            </Box>
            <th scope="col" aria-label="삭제" />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.option?.id ?? `new ${at}`}>
              {columns.map(([field, label]) => (
                <td key={field} onKeyDown={keysOf(at, field)}>
                  {field === 'on' ? (
                    <input
                      type="checkbox"
                      data-cell={`${at}.on`}
                      aria-label={`${row.name} ${label}`}
                      checked={row.on}
                      onChange={({ target }) => change(at, { on: target.checked })}
                    />
                  ) : (
                    <MatrixCell
                      row={at}
                      field={field}
                      label={`${row.name || `${at + 1}번째`} ${label}`}
                      value={row[field]}
                      error={errors[`${at}.${field}`]}
                      onChange={(value) => change(at, { [field]: value })}
                    />
                  )}
                </td>
              ))}
              <td className="price">
                <Price price={priceOf(row, base)} percent={percent} />
              </td>
              <td>
                <IconButton
                  size="small"
                  aria-label={`${row.name} 삭제`}
                  onClick={() => onRows(rows.filter((_, place) => place !== at))}
                >
                  <CloseRounded fontSize="small" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
