import { nameCardTexts } from '@maru/contracts/shop/name-card/name-card.fields';
import { proofProblems } from '@maru/contracts/shop/name-card/name-card-mail.words';
import type { OwnNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import Box from '@mui/material/Box';
import { FactList } from '../../design/fact-list.tsx';
import { Pictures } from '../../design/pictures.tsx';
import { cardLabels } from './name-card-words.ts';

type Shown = Pick<OwnNameCard, (typeof nameCardTexts)[number] | 'logo' | 'problem' | 'note'>;

/** What was filled in, and what is wrong with the proof that came last. */
export const CardFacts = ({ card }: { readonly card: Shown }) => (
  <>
    <FactList
      facts={[
        ...nameCardTexts.flatMap((name) => (card[name] === '' ? [] : [{ label: cardLabels[name], value: card[name] }])),
        ...(card.problem === null
          ? []
          : [{ label: '수정 요청', value: [proofProblems[card.problem], card.note].filter(Boolean).join('. ') }]),
      ]}
    />
    {card.logo === null ? null : (
      <Box sx={{ mt: 1.5 }}>
        <Pictures images={[card.logo]} label="로고" height={72} />
      </Box>
    )}
  </>
);
