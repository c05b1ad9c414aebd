import type { KeptAddress } from '@maru/contracts/shop/address/address.fields';
import { mostAddresses } from '@maru/contracts/shop/address/address.fields';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionCard } from '../../design/section-card.tsx';
import { ToneChip } from '../../design/tone-chip.tsx';
import { formatPhone } from '../../format/phone.ts';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useMyAddressesQuery, useRemoveAddressMutation } from './address.api.ts';
import { AddressBookDialog } from './address-book-dialog.tsx';

const row = { py: 1.5, borderTop: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.5 } as const;

interface RowProps {
  readonly kept: KeptAddress;
  readonly onEdit: () => void;
}
const AddressRow = ({ kept, onEdit }: RowProps) => {
  const [remove] = useRemoveAddressMutation();
  const { ask, question } = useConfirmed({
    destructive: true,
    title: `‘${kept.name}’ 배송지를 삭제할까요?`,
    text: '이미 한 주문은 그 주소로 그대로 가요.',
    confirm: '삭제',
    run: () => remove(kept.no),
    done: '배송지를 삭제했어요.',
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{kept.name}</Typography>
        {kept.main ? <ToneChip size="small" tone="blue" label="기본" /> : null}
      </Box>
      <Typography variant="body2">
        ({kept.postcode}) {kept.address} {kept.detail}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {kept.recipient} · {formatPhone(kept.phone)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, ml: -1 }}>
        <Button size="small" color="inherit" aria-label={`${kept.name} 수정`} onClick={onEdit}>
          수정
        </Button>
        <Button size="small" color="inherit" aria-label={`${kept.name} 삭제`} onClick={() => ask()}>
          삭제
        </Button>
      </Box>
      {question}
    </Box>
  );
};

/** A section of one's own account: where things are sent, each under a name. */
export const OwnAddresses = () => {
  const { data } = useMyAddressesQuery();
  const [edited, setEdited] = useState<KeptAddress | 'new'>();
  if (!data) return null;
  return (
    <SectionCard title="배송지" text="주문할 때 골라 쓸 수 있어요.">
      <Box component="ul" aria-label="배송지" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {data.map((kept) => (
          <AddressRow key={kept.no} kept={kept} onEdit={() => setEdited(kept)} />
        ))}
      </Box>
      {data.length < mostAddresses ? (
        <Button variant="outlined" color="inherit" sx={{ mt: 1 }} onClick={() => setEdited('new')}>
          배송지 추가
        </Button>
      ) : null}
      {edited ? (
        <AddressBookDialog {...(edited !== 'new' && { known: edited })} onClose={() => setEdited(undefined)} />
      ) : null}
    </SectionCard>
  );
};
