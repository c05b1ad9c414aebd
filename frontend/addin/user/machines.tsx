import type { AddinUserRow } from '@maru/contracts/addin/user/user.queries';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { RelativeTime } from '../../design/relative-time.tsx';
import { number } from '../../format/number.ts';
import { LicenceChip } from './licence-chip.tsx';
import { UnbindDialog } from './unbind-dialog.tsx';

type Install = AddinUserRow['installs'][number];

/** A licence is bound to it as long as that calls it by a name; the add-in hears of a change with its next sign. */
const nameOf = ({ machine_name, machine }: Install) => machine_name ?? `이름 없는 컴퓨터 ${machine.slice(0, 6)}`;

const Machine = ({ install }: { readonly install: Install }) => {
  const [isOpen, setOpen] = useState(false);
  const { version, revit, state, licence_id, machine_name, sessions, last_seen } = install;
  const isReleased = state === 'valid' && machine_name === null;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        py: 1.5,
        gap: 1.5,
        flexWrap: 'wrap',
        alignItems: 'center',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{nameOf(install)}</Typography>
          <LicenceChip state={isReleased ? 'unbound' : state} />
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`애드인 ${version} · Revit ${revit} · 실행 ${number(sessions)}번 · `}
          <RelativeTime at={last_seen} />
        </Typography>
      </Box>
      {licence_id !== null && machine_name !== null ? (
        <Button
          variant="outlined"
          color="inherit"
          aria-label={`${machine_name} 연결 풀기`}
          onClick={() => setOpen(true)}
        >
          연결 풀기
        </Button>
      ) : null}
      {isOpen && licence_id !== null ? (
        <UnbindDialog id={licence_id} machine={nameOf(install)} onClose={() => setOpen(false)} />
      ) : null}
    </Stack>
  );
};

/** Each computer on which somebody has the add-in, the one seen last first. */
export const Machines = ({ installs }: { readonly installs: readonly Install[] }) => (
  <Box component="ul" aria-label="컴퓨터" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
    {installs.map((install) => (
      <Machine key={`${install.machine} ${install.version} ${install.revit} ${install.last_seen}`} install={install} />
    ))}
  </Box>
);
