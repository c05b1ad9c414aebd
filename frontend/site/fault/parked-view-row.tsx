import type { ParkedView } from '@maru/contracts/site/fault/fault.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ToneChip } from '../../design/tone-chip.tsx';
import { number } from '../../format/number.ts';
import { FaultRow, Since } from './fault-row.tsx';
import { viewName } from '../projection/view-name.public.ts';
import { placeText, parkedWords } from './fault-words.ts';
import { ParkedDocuments } from './parked-documents.tsx';

export const ParkedViewRow = ({ view, documents, given_up, first }: ParkedView) => {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { why, todo } = parkedWords(view, first);
  return (
    <FaultRow
      title={viewName(view)}
      beside={
        <>
          <ToneChip size="small" tone={given_up < documents ? 'red' : 'grey'} label={`${number(documents)}건 멈춤`} />
          {given_up > 0 ? <ToneChip size="small" tone="grey" label={`${number(given_up)}건 포기`} /> : null}
          <Since at={first.since} />
        </>
      }
    >
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {why}
      </Typography>
      <Typography variant="body2">{todo}</Typography>
      <Typography variant="caption" component="div" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {`처음 멈춘 기록: ${placeText(first.event)}`}
      </Typography>
      <Button
        variant="outlined"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        sx={{ mt: 1.5, minHeight: 44 }}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? '자료 목록 접기' : `멈춘 자료 ${number(documents)}건 보기`}
      </Button>
      <Box id={listId}>{isOpen ? <ParkedDocuments view={view} /> : null}</Box>
    </FaultRow>
  );
};
