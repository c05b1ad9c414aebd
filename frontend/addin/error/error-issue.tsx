import type { AddinError } from '@maru/contracts/addin/error/error.views';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SectionCard } from '../../design/section-card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RaiseDialog } from './raise-dialog.tsx';
import { useErrorChange } from './use-error-change.ts';

const dialogs = { raise: RaiseDialog, link: LinkDialog };

const Linked = ({ id, issue }: Pick<AddinError, 'id'> & { readonly issue: NonNullable<AddinError['issue']> }) => {
  const { change, busy } = useErrorChange();
  return (
    <Stack direction="row" sx={{ mt: 1.5, gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <Link component={RouterLink} to={`/request/project/${issue.prj_id}?issue=${issue.id}`} sx={{ fontWeight: 600 }}>
        연결된 이슈 열기
      </Link>
      <Button
        variant="outlined"
        color="inherit"
        loading={busy}
        onClick={() => void change({ id, path: 'issue', body: { issue: null } }, '이슈 연결을 풀었어요.')}
      >
        연결 풀기
      </Button>
    </Stack>
  );
};

/** The issue of the tracker in which an error is worked on. */
export const ErrorIssue = ({ error }: { readonly error: AddinError }) => {
  const [dialog, setDialog] = useState<keyof typeof dialogs>();
  const Shown = dialog && dialogs[dialog];
  return (
    <SectionCard title="이슈">
      {error.issue ? (
        <Linked id={error.id} issue={error.issue} />
      ) : (
        <>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>이 오류를 맡긴 이슈가 없어요.</Typography>
          <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
            <Button variant="outlined" onClick={() => setDialog('raise')}>
              이슈 만들기
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setDialog('link')}>
              있는 이슈에 연결
            </Button>
          </Stack>
        </>
      )}
      {Shown ? <Shown error={error} onClose={() => setDialog(undefined)} /> : null}
    </SectionCard>
  );
};
