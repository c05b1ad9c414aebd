import { isProofPdf } from '@maru/contracts/shop/name-card/name-card.fields';
import type { OwnNameCard } from '@maru/contracts/shop/name-card/name-card.views';
import PictureAsPdfRounded from '@mui/icons-material/PictureAsPdfRounded';
import Button from '@mui/material/Button';
import { Pictures } from '../../design/pictures.tsx';

interface ProofViewProps {
  readonly card: Pick<OwnNameCard, 'proof' | 'version'>;
  readonly height: number;
}

/** A picture that opens full size, or a PDF to be downloaded: a page of ours shows none. */
export const ProofView = ({ card: { proof, version }, height }: ProofViewProps) => {
  if (proof === null) return null;
  const label = `명함 시안 ${version}`;
  if (!isProofPdf(proof)) return <Pictures images={[proof]} label={label} height={height} />;
  return (
    <Button component="a" href={proof} download variant="outlined" color="inherit" startIcon={<PictureAsPdfRounded />}>
      {label} PDF 받기
    </Button>
  );
};
