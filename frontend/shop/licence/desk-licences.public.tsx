import type { DeskLicence } from '@maru/contracts/shop/licence/desk-licence.views';
import { mostReleases, releaseDays } from '@maru/contracts/shop/licence/licence.rules';
import { releaseReasons } from '@maru/contracts/shop/licence/licence.words';
import type { Order } from '@maru/contracts/shop/order/order.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Fact, FactList } from '../../design/fact-list.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { fullDate, longDate } from '../../format/seoul-moment.ts';
import { DeskReleaseDialog } from './desk-release-dialog.tsx';
import { useDeskLicencesQuery } from './licence.api.ts';

const Chip = ({ licence: { status, holder, offer } }: { readonly licence: DeskLicence }) => {
  if (status === 'revoked') return <ToneChip size="small" tone="grey" label="회수함" />;
  if (holder !== null) return <ToneChip size="small" tone="blue" label="나눠 줌" />;
  return offer ? <ToneChip size="small" tone="amber" label="초대 중" /> : null;
};

const factsOf = ({ holder, offer, machine, releases, desk_release }: DeskLicence): readonly Fact[] => [
  { label: '쓰는 사람', value: holder ?? '구매자' },
  ...(offer ? [{ label: '보낸 초대', value: `${offer.email} · ${longDate(offer.until)}까지` }] : []),
  {
    label: '컴퓨터',
    value: machine ? `${machine.name || '이름 없음'} · ${fullDate(machine.bound_at)}부터` : '등록하지 않았어요',
  },
  {
    label: '해제 횟수',
    value: [
      `구매자 ${releases.owner}/${mostReleases}번`,
      ...(holder === null ? [] : [`쓰는 사람 ${releases.holder}/${mostReleases}번`]),
    ].join(' · '),
  },
  ...(desk_release
    ? [{ label: '대신 해제', value: `${fullDate(desk_release.at)} · ${releaseReasons[desk_release.reason]}` }]
    : []),
];

const Row = ({ licence }: { readonly licence: DeskLicence }) => {
  const [isOpen, setOpen] = useState(false);
  const { id, name, option, status, machine } = licence;
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{[name, option].filter((part) => part).join(' · ')}</Typography>
        <Chip licence={licence} />
      </Stack>
      {status === 'active' ? <FactList facts={factsOf(licence)} /> : null}
      {machine ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1.5 }} onClick={() => setOpen(true)}>
          컴퓨터 해제
        </Button>
      ) : null}
      {isOpen ? <DeskReleaseDialog id={id} onClose={() => setOpen(false)} /> : null}
    </Box>
  );
};

const Loaded = ({ orderId }: { readonly orderId: string }) => {
  const { data } = useDeskLicencesQuery(orderId, { refetchOnMountOrArgChange: true });
  if (!data || data.list.length === 0) return null;
  return (
    <SectionCard
      title="라이선스와 컴퓨터"
      text={`고객은 컴퓨터를 ${releaseDays}일에 ${mostReleases}번까지 스스로 해제할 수 있어요.`}
    >
      <Box component="ul" aria-label="라이선스와 컴퓨터" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {data.list.map((licence) => (
          <Row key={licence.id} licence={licence} />
        ))}
      </Box>
    </SectionCard>
  );
};

/** Who has the seats of the licences of an order, and what they are used on. */
export const DeskLicences = ({ order }: { readonly order: Pick<Order, 'id' | 'lines'> }) =>
  order.lines.some(({ kind }) => kind === 'licence') ? <Loaded orderId={order.id} /> : null;
