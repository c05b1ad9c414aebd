import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../design/empty-state.tsx';
import { objectOf, towards } from '../../format/particle.ts';

export interface FindingProps {
  readonly finding: Finding;
  /** What was looked for. */
  readonly typed: string;
  readonly onText: (text: string) => void;
}

const Suggestions = ({ finding: { suggestions }, onText }: Pick<FindingProps, 'finding' | 'onText'>) => (
  <Box role="group" aria-label="다른 검색어" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {suggestions.map((text) => (
      <Button key={text} variant="outlined" color="inherit" onClick={() => onText(text)} sx={{ borderRadius: 99 }}>
        {text}
      </Button>
    ))}
  </Box>
);

/** Empty where a text was taken as it is. */
export const sentenceOf = ({ understood }: Finding, typed: string) => {
  if (!understood) return '';
  const { by, text } = understood;
  return by === 'synonym' ? `같은 뜻인 ‘${text}’까지 찾았어요` : `‘${typed}’ 대신 ‘${text}’${towards(text)} 찾았어요`;
};

/** How a text was understood, above what it found, and what else is spelled nearly so. */
export const FindingNote = ({ finding, typed, onText }: FindingProps) => {
  if (!finding.understood) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
      <Box component="p" sx={{ m: 0, fontSize: 15, fontWeight: 600 }}>
        {sentenceOf(finding, typed)}
      </Box>
      {finding.suggestions.length > 0 ? <Suggestions finding={finding} onText={onText} /> : null}
    </Box>
  );
};

/** Nothing is found: other words are offered, or the way back to everything. */
export const NothingFound = ({ finding, typed, onText, onReset }: FindingProps & { readonly onReset: () => void }) => (
  <EmptyState
    title={typed ? `‘${typed}’${objectOf(typed)} 찾지 못했어요` : '맞는 상품이 없어요'}
    text={finding.suggestions.length > 0 ? '이렇게 찾아볼까요?' : '다른 말로 찾거나 조건을 줄여 보세요.'}
    action={
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        {finding.suggestions.length > 0 ? <Suggestions finding={finding} onText={onText} /> : null}
        <Button variant={finding.suggestions.length > 0 ? 'text' : 'outlined'} onClick={onReset}>
          조건 초기화
        </Button>
      </Box>
    }
  />
);
