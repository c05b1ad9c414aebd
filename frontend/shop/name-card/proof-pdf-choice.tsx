import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { visuallyHidden } from '../../design/visually-hidden.ts';
import { saveFile } from '../../kernel/save-file.ts';
import { bytesOf } from '../../kernel/save-pdf.ts';
import { type CardLine, useDrawProofMutation } from './name-card.api.ts';

interface ProofPdfChoiceProps {
  readonly card: CardLine;
  readonly pdf: File | undefined;
  readonly onChange: (pdf: File | undefined) => void;
}

const pdfType = 'application/pdf';

/** A proof as a PDF: one that somebody has drawn, or one that is made of what the buyer has filled in. */
export const ProofPdfChoice = ({ card: { order_id, no }, pdf, onChange }: ProofPdfChoiceProps) => {
  const [draw, { isLoading }] = useDrawProofMutation();
  const drawn = async () => {
    const { data } = await draw({ order_id, no });
    if (data) onChange(new File([bytesOf(data.content)], data.name, { type: pdfType }));
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button component="label" variant="outlined" color="inherit">
        {pdf ? pdf.name : 'PDF로 올리기 (20MB까지)'}
        <input
          type="file"
          accept="application/pdf,.pdf"
          aria-label="시안 PDF"
          style={visuallyHidden}
          onChange={({ target }) => onChange(target.files?.[0])}
        />
      </Button>
      {pdf ? (
        <Button color="inherit" onClick={() => saveFile(pdf.name, pdf, pdfType)}>
          받아서 확인
        </Button>
      ) : (
        <Button variant="outlined" color="inherit" loading={isLoading} onClick={() => void drawn()}>
          적은 내용으로 PDF 만들기
        </Button>
      )}
    </Stack>
  );
};
