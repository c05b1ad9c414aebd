import ClearRounded from '@mui/icons-material/ClearRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import { textCounts } from './project-filter.ts';

const pauseMs = 250;

export interface ProjectFiltersTextProps {
  /** As it stands in the URL. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Text to look for; taken after a pause, and only when empty or longer than one character. */
export const ProjectFiltersText = ({ text, onChange }: ProjectFiltersTextProps) => {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // Someone went back in history, or a button emptied it.
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  const take = useEffectEvent((value: string) => {
    const wanted = value.trim();
    if (wanted === text || !textCounts(wanted)) return;
    setKnown(wanted);
    onChange(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => take(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      size="small" value={typed} onChange={(event) => setTyped(event.target.value)} placeholder="이름, 발주처, 대지 위치로 찾기" sx={{ flex: '1 1 180px', maxWidth: { sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': '프로젝트 찾기', maxLength: 100, type: 'search', enterKeyHint: 'search' },
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
