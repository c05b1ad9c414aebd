import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';

export interface PlainSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const look = {
  appearance: 'none',
  height: 44,
  maxWidth: 1,
  pl: 1.5,
  pr: 4,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'surface.outline',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 15,
  fontWeight: 600,
  cursor: 'pointer',
} as const;

/** The system's own list, as phones know it. */
export const PlainSelect = ({ label, value, options, onChange }: PlainSelectProps) => (
  <Box
    sx={{
      position: 'relative',
      width: 'fit-content',
      maxWidth: 1,
      '& svg': {
        position: 'absolute',
        right: 8,
        top: 11,
        fontSize: 22,
        color: 'text.secondary',
        pointerEvents: 'none',
      },
    }}
  >
    <Box
      component="select"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={look}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </Box>
    <ExpandMoreRounded aria-hidden />
  </Box>
);
