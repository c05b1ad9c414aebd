import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import { useTypedText } from '../../design/use-typed-text.ts';

export interface ItemSearchProps {
  /** As it stands in the URL. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

const look = {
  width: '100%',
  height: 44,
  pl: 5.25,
  pr: 2,
  borderRadius: '10px',
  border: '1px solid',
  borderColor: 'surface.outline',
  bgcolor: 'background.paper',
  color: 'text.primary',
  fontSize: 16,
  '&::placeholder': { color: 'faint', opacity: 1 },
} as const;

/** Single letters count: `ㅁ`, `펜`. A plain input, because the library's field would be a tenth of what the first screen of the shop loads. */
export const ItemSearch = ({ text, onChange }: ItemSearchProps) => {
  const [typed, setTyped, take] = useTypedText(text, onChange, 1);
  return (
    <Box
      sx={{
        position: 'relative',
        width: { xs: '100%', sm: 320 },
        '& svg': { position: 'absolute', left: 12, top: 11, fontSize: 22, color: 'faint', pointerEvents: 'none' },
      }}
    >
      <Box
        component="input"
        type="search"
        enterKeyHint="search"
        aria-label="상품 찾기"
        placeholder="이름, 설명, 분류로 찾기"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        sx={look}
      />
      <SearchRounded aria-hidden />
    </Box>
  );
};
