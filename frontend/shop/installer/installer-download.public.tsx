import { downloadPath, type OwnRelease } from '@maru/contracts/shop/installer/installer.views';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fileSize } from '../../format/file-size.ts';
import { useOwnInstallersQuery } from './installer.api.ts';

const yearsText = ({ years }: OwnRelease) => (years.length === 0 ? '' : `Revit ${years.join(', ')}`);

const Notes = ({ release: { notes, sha256 } }: { readonly release: OwnRelease }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ px: 0.5 }}>
        {open ? '접기' : '자세히'}
      </Button>
      {open ? (
        <Stack sx={{ gap: 1, width: '100%' }}>
          {notes === '' ? null : (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
              {notes}
            </Typography>
          )}
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            SHA-256 {sha256}
          </Typography>
        </Stack>
      ) : null}
    </>
  );
};

const Older = ({ releases }: { readonly releases: readonly OwnRelease[] }) =>
  releases.length === 0 ? null : (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {'이전 버전 '}
      {releases.map(({ version }, at) => (
        <span key={version}>
          {at > 0 ? ', ' : ''}
          <Link href={downloadPath(version)} download>
            {version}
          </Link>
        </span>
      ))}
    </Typography>
  );

/** The installer of the add-in, for a licence that is for it. Renders nothing where there is none to have. */
export const InstallerDownload = ({ itemId }: { readonly itemId: string }) => {
  const { data } = useOwnInstallersQuery();
  const current = data?.releases.find((release) => release.current);
  if (!data?.item_ids.includes(itemId) || !current) return null;
  const { version, size } = current;
  return (
    <Stack sx={{ mt: 1.5, gap: 0.5, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button component="a" href={downloadPath(version)} download variant="outlined" startIcon={<DownloadRounded />}>
          설치 파일 {version} ({fileSize(size)})
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {yearsText(current)}
        </Typography>
        <Notes release={current} />
      </Stack>
      <Older releases={data.releases.filter((release) => !release.current)} />
    </Stack>
  );
};
