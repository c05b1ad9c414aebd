import type { Agreement } from '@maru/contracts/identity/user/agreements';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Notice, NoticeLink } from '../../design/notice.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { Answered } from '../api/answered.tsx';
import { AgreementText } from './agreement-paragraphs.tsx';
import { useAgreementQuery } from './agreement.api.ts';

export interface AgreementDialogProps {
  readonly which: Agreement;
  readonly title: string;
  /** The one that somebody agreed to; left out for what is in effect. */
  readonly version?: number;
  /** Absent where it is only read. */
  readonly onAgree?: () => void;
  readonly onClose: () => void;
}

const bones = [92, 100, 84, 96, 70].map((width) => <Skeleton key={width} width={`${width}%`} height={28} />);

interface TextProps {
  readonly which: Agreement;
  readonly version: number | undefined;
  readonly onVersion: (version: number | undefined) => void;
}
const Text = ({ which, version, onVersion }: TextProps) => (
  <Answered answer={useAgreementQuery({ which, version })} bones={bones}>
    {({ text, effective_at: since, next }) => (
      <>
        {next && next.version !== version ? (
          <Notice>
            {longDate(Date.parse(next.effective_at))}부터 내용이 바뀌어요.{' '}
            <NoticeLink onClick={() => onVersion(next.version)}>바뀌는 내용 보기</NoticeLink>
          </Notice>
        ) : null}
        {next && next.version === version ? (
          <Notice>
            {longDate(Date.parse(next.effective_at))}부터 적용되는 내용이에요.{' '}
            <NoticeLink onClick={() => onVersion(undefined)}>지금 내용 보기</NoticeLink>
          </Notice>
        ) : null}
        <AgreementText text={text} />
        {since ? (
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            시행일: {longDate(Date.parse(since))}
          </Typography>
        ) : null}
      </>
    )}
  </Answered>
);

/** What one agrees to, readable before agreeing. Only what is in effect can be agreed to. */
export const AgreementDialog = ({ which, title, version: asked, onAgree, onClose }: AgreementDialogProps) => {
  const [version, setVersion] = useState(asked);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="agreement">
      <DialogTitle id="agreement" variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <Text which={which} version={version} onVersion={setVersion} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          닫기
        </Button>
        {onAgree && version === undefined ? (
          <Button variant="contained" onClick={onAgree}>
            동의하기
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
};
