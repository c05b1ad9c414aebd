import { isShown, type Release } from '@maru/contracts/shop/installer/installer.fields';
import { downloadPath } from '@maru/contracts/shop/installer/installer.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ToneChip, type ToneChipProps } from '../../design/tone-chip.tsx';
import { fileSize } from '../../format/file-size.ts';
import { longDate } from '../../format/seoul-moment.ts';

const stateOf = ({ current, ...release }: Release): Pick<ToneChipProps, 'tone' | 'label'> => {
  if (current) return { tone: 'green', label: '최신 버전' };
  if (isShown(release)) return { tone: 'blue', label: '이전 버전' };
  return release.published_at === null ? { tone: 'amber', label: '공개 전' } : { tone: 'grey', label: '내림' };
};
const factsOf = ({ size, uploaded_at, years }: Release): string =>
  [fileSize(size), `${longDate(uploaded_at)} 등록`, years.length > 0 ? `Revit ${years.join(', ')}` : '']
    .filter((part) => part)
    .join(' · ');

interface ReleaseRowProps {
  readonly release: Release;
  readonly onPublish: () => void;
  readonly onWithdraw: () => void;
  readonly onEdit: () => void;
}

const Buttons = ({ release, onPublish, onWithdraw, onEdit }: ReleaseRowProps) => (
  <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
    {release.current ? null : (
      <Button size="small" variant="outlined" onClick={onPublish}>
        {release.published_at === null ? '공개' : '최신 버전으로'}
      </Button>
    )}
    <Button size="small" variant="outlined" color="inherit" onClick={onEdit}>
      수정
    </Button>
    <Button size="small" color="inherit" component="a" href={downloadPath(release.version)} download>
      받기
    </Button>
    {isShown(release) ? (
      <Button size="small" color="inherit" onClick={onWithdraw}>
        내리기
      </Button>
    ) : null}
  </Stack>
);

export const ReleaseRow = (props: ReleaseRowProps) => {
  const { release } = props;
  return (
    <Box component="li" sx={{ px: { xs: 2, sm: 3 }, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 700 }}>{release.version}</Typography>
        <ToneChip size="small" {...stateOf(release)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {release.name}
        </Typography>
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {factsOf(release)}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        SHA-256 {release.sha256}
      </Typography>
      {release.notes === '' ? null : (
        <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {release.notes}
        </Typography>
      )}
      <Buttons {...props} />
    </Box>
  );
};
