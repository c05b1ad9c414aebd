import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { savePdf } from '../../kernel/save-pdf.ts';
import { type GuestProof, useGuestStatementMutation, useStatementMutation } from './trade-document.api.ts';

export interface StatementButtonProps {
  readonly orderId: string;
  /** In place of a login. */
  readonly proof?: GuestProof | undefined;
}

/** The statement of a paid order, as a file. */
export const StatementButton = ({ orderId, proof }: StatementButtonProps) => {
  const [own, { isLoading: ownLoads }] = useStatementMutation();
  const [guest, { isLoading: guestLoads }] = useGuestStatementMutation();
  const load = async () => {
    const { data } = await (proof ? guest(proof) : own(orderId));
    if (data) savePdf(data);
  };
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadRounded />}
      loading={ownLoads || guestLoads}
      loadingPosition="start"
      onClick={() => void load()}
    >
      거래명세서 받기
    </Button>
  );
};
