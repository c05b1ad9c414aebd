import type { AgreementVersionList } from '@maru/contracts/site/agreement/agreement.views';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { PlainSelect } from '../../design/plain-select.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { useAgreementQuery } from '../../kernel/agreement/agreement.api.ts';
import { agreementNames, phaseLooks } from './agreement-words.ts';
import { TextDifferences } from './text-differences.tsx';

export interface CompareDialogProps {
  readonly list: AgreementVersionList;
  /** The version to be compared with the one before it. */
  readonly version: number;
  readonly onClose: () => void;
}
/** What differs between two versions of a text. */
export const CompareDialog = ({ list: { which, versions }, version, onClose }: CompareDialogProps) => {
  // The texts of versions that were taken back are not given out any more.
  const known = versions.filter(({ phase }) => phase !== 'cancelled');
  const older = known.find((one) => one.version < version) ?? known.at(-1);
  const [from, setFrom] = useState(older?.version ?? version);
  const [to, setTo] = useState(version);
  const { data: before } = useAgreementQuery({ which, version: from });
  const { data: after } = useAgreementQuery({ which, version: to });
  const choices = known.map(
    (one) => [String(one.version), `${one.version}판 (${phaseLooks[one.phase].label})`] as const,
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="compare">
      <DialogTitle id="compare" variant="h3">
        {agreementNames[which]} 비교
      </DialogTitle>
      <DialogContent>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap', pt: 0.5 }}>
          <PlainSelect label="앞 판" value={String(from)} options={choices} onChange={(one) => setFrom(Number(one))} />
          <span aria-hidden>→</span>
          <PlainSelect label="뒤 판" value={String(to)} options={choices} onChange={(one) => setTo(Number(one))} />
        </Stack>
        {before?.version === from && after?.version === to ? (
          <TextDifferences before={before.text} after={after.text} />
        ) : (
          <SkeletonRows rows={6} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
      </DialogActions>
    </Dialog>
  );
};
