import type { ShownAccess } from '@maru/contracts/identity/access/access.views';
import { accessPurposeWords } from '@maru/contracts/identity/access/access.words';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SkeletonRows } from '../../design/skeleton-rows.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { fullDate } from '../../format/seoul-moment.ts';
import { Answered } from '../../kernel/api/answered.tsx';
import { useMemberAccessesQuery } from './member-desk.api.ts';

const AccessRow = ({ access: { at, purpose, note, by } }: { readonly access: ShownAccess }) => (
  <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider', '&:last-child': { border: 0 } }}>
    <Typography sx={{ fontSize: 15, overflowWrap: 'anywhere' }}>
      {[accessPurposeWords[purpose], note].filter(Boolean).join(': ')}
    </Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {`${by.name} · ${fullDate(at)}`}
    </Typography>
  </Box>
);

export const MemberAccesses = ({ id }: { readonly id: string }) => (
  <SectionCard title="개인정보를 본 기록">
    <Answered
      answer={useMemberAccessesQuery(id, { refetchOnMountOrArgChange: true })}
      bones={<SkeletonRows rows={1} />}
    >
      {({ list }) =>
        list.length === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>아직 아무도 보지 않았어요.</Typography>
        ) : (
          <Box component="ul" aria-label="개인정보를 본 기록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {list.map((one) => (
              <AccessRow key={one.id} access={one} />
            ))}
          </Box>
        )
      }
    </Answered>
  </SectionCard>
);
