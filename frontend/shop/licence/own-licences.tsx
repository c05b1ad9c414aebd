import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { longDate } from '../../format/seoul-moment.ts';
import { InstallerDownload } from '../installer/installer-download.public.tsx';
import { LicenceKey } from './licence-key.public.tsx';
import { useOwnLicencesQuery } from './licence.api.ts';
import { SeatActions } from './seat-actions.tsx';
import { SeatMachine } from './seat-machine.tsx';

const seatText = ({ mine, owner, holder, offer }: OwnLicence): string => {
  if (!mine) return `${owner.name} 님이 나눠 주었어요`;
  if (holder) return `${holder.name} 님이 쓰고 있어요`;
  return offer ? `${offer.email}에 초대를 보냈어요 · ${longDate(offer.until)}까지` : '내가 써요';
};
const SeatChip = ({ licence: { mine, holder, offer } }: { readonly licence: OwnLicence }) => {
  if (!mine) return <ToneChip size="small" tone="green" label="받은 라이선스" />;
  if (holder) return <ToneChip size="small" tone="blue" label="나눠 줌" />;
  return offer ? <ToneChip size="small" tone="amber" label="초대 중" /> : null;
};

const LicenceRow = ({ licence }: { readonly licence: OwnLicence }) => {
  const { name, option, key, machine } = licence;
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{[name, option].filter((part) => part).join(' · ')}</Typography>
        <SeatChip licence={licence} />
      </Stack>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {seatText(licence)}
      </Typography>
      {key === null ? null : <LicenceKey name={name} value={key} />}
      {machine ? <SeatMachine licence={licence} machine={machine} /> : null}
      {licence.mine || key !== null ? <InstallerDownload itemId={licence.item_id} /> : null}
      <Box sx={{ mt: 1.5 }}>
        <SeatActions licence={licence} />
      </Box>
    </Box>
  );
};

/** A section of one's own account: licences one bought or was given. Renders nothing where there is none. */
export const OwnLicences = () => {
  const { data } = useOwnLicencesQuery(undefined, { refetchOnMountOrArgChange: true });
  const active = data?.list.filter(({ status }) => status === 'active') ?? [];
  if (active.length === 0) return null;
  return (
    <SectionCard title="내 라이선스" text="산 라이선스는 동료에게 나눠 줄 수 있어요. 키는 쓰는 사람에게만 보여요.">
      <Box component="ul" aria-label="내 라이선스" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {active.map((licence) => (
          <LicenceRow key={licence.id} licence={licence} />
        ))}
      </Box>
    </SectionCard>
  );
};
