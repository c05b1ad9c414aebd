import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTypedText } from './use-typed-text.ts';

export interface SearchFieldProps {
  /** As it stands in the URL. */
  readonly text: string;
  readonly label: string;
  readonly placeholder: string;
  readonly onChange: (text: string) => void;
  /** Fewer are not looked for. */
  readonly leastCharacters?: number;
}

/** Text to look for; taken after a pause. */
export const SearchField = ({ text, label, placeholder, onChange, leastCharacters }: SearchFieldProps) => {
  const [typed, setTyped, take] = useTypedText(text, onChange, leastCharacters);
  return (
    <TextField
      size="small"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      placeholder={placeholder}
      sx={{ flex: '1 1 180px', maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: 100, type: 'search', enterKeyHint: 'search' },
        input: {
          sx: { '& input::-webkit-search-cancel-button': { display: 'none' } },
          startAdornment: (
            <InputAdornment position="start">
              <SearchRounded fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed ? (
            <IconButton size="small" aria-label="검색어 지우기" edge="end" onClick={() => setTyped('')}>
              <ClearRounded fontSize="small" />
            </IconButton>
          ) : null,
        },
      }}
    />
  );
};
