import type { Bulk, RefusedThing } from '@maru/contracts/site/bulk/bulk.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { RelativeTime } from '../../design/relative-time.tsx';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { number } from '../../format/number.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useBulkQuery, useStopBulkMutation } from '../../kernel/bulk/bulk.api.ts';
import { bulkState, percentOf, refusalText, wordsOf } from './bulk-words.ts';

const RefusedLines = ({ kind, lines }: { readonly kind: string; readonly lines: readonly RefusedThing[] }) => (
  <Box component="ul" aria-label="실패한 건" sx={{ m: 0, pl: 2.5, maxHeight: 320, overflowY: 'auto' }}>
    {lines.map(({ no, id, name, code }) => (
      <Typography key={no} component="li" variant="body2">
        <Link component={RouterLink} to={wordsOf(kind).path(id)}>
          {name}
        </Link>{' '}
        {refusalText(code)}
      </Typography>
    ))}
  </Box>
);

const Refused = ({ id, kind }: Pick<Bulk, 'id' | 'kind'>) => (
  <Answered
    answer={useBulkQuery(id, { refetchOnMountOrArgChange: true })}
    bones={<SkeletonRows rows={2} height={24} />}
  >
    {({ refused_lines: lines }) => <RefusedLines kind={kind} lines={lines} />}
  </Answered>
);

/** One bulk action: how far it is, or what became of it, with the things that it could not do. */
export const BulkRow = ({ bulk }: { readonly bulk: Bulk }) => {
  const [open, setOpen] = useState(false);
  const [stop, { isLoading }] = useStopBulkMutation();
  const { id, kind, by, refused, started_at, state } = bulk;
  const title = wordsOf(kind).title;
  return (
    <Stack component="li" sx={{ gap: 0.75, py: 2 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {by.name} · <RelativeTime at={started_at} />
        </Typography>
      </Stack>
      {state === 'running' ? (
        <ProgressBar label={bulkState(bulk)} percent={percentOf(bulk)} />
      ) : (
        <Typography variant="body2">{bulkState(bulk)}</Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {refused > 0 ? (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {`실패한 ${number(refused)}건 ${open ? '접기' : '보기'}`}
          </Button>
        ) : null}
        {state === 'running' ? (
          <Button size="small" color="inherit" loading={isLoading} onClick={() => void stop(id)}>
            {`${title} 멈추기`}
          </Button>
        ) : null}
      </Stack>
      {open ? <Refused id={id} kind={kind} /> : null}
    </Stack>
  );
};
