import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface PropertyOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
}
interface PropertySelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly PropertyOption<T>[];
  readonly onChange: (value: T) => void;
}

export const PropertySelect = <T extends string>({ label, value, options, onChange }: PropertySelectProps<T>) => (
  <PropertyRow label={label}>
    <Select
      value={value}
      displayEmpty
      size="small"
      variant="outlined"
      onChange={(event) => onChange(event.target.value as T)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{
        fontSize: 14,
        ml: -1.25,
        width: 'calc(100% + 10px)',
        bgcolor: 'transparent',
        '& .MuiSelect-select': {
          py: 0.75,
          px: 1.25,
          minHeight: '24px !important',
          display: 'flex',
          alignItems: 'center',
        },
        '& .MuiSelect-icon': { opacity: 0, transition: 'opacity 120ms' },
        '&:hover .MuiSelect-icon, &.Mui-focused .MuiSelect-icon': { opacity: 1 },
        '&:not(:hover):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'transparent !important' },
        '@media (pointer: coarse)': { minHeight: 44, '& .MuiSelect-icon': { opacity: 1 } },
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  </PropertyRow>
);

export const PropertyRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: '76px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 1.5,
      minHeight: 40,
      fontSize: 14,
    }}
  >
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
      {children}
    </Box>
  </Box>
);
