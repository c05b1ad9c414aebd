import AddRounded from '@mui/icons-material/AddRounded';
import GridOnRounded from '@mui/icons-material/GridOnRounded';
import { maxItemOptions } from '@maru/contracts/shop/item/item.fields';
import type { ItemDocument, ItemOption } from '@maru/contracts/shop/item/item.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ConfirmDialog } from '../../../design/confirm-dialog.tsx';
import { SectionCard } from '../../../design/section-card.tsx';
import { ToneChip } from '../../../design/tone-chip.tsx';
import { number, won } from '../../../format/number.ts';
import { useRemoveItemOptionMutation } from './item-admin.api.ts';
import { ItemMatrix } from './item-matrix.tsx';
import { OptionDialog } from './option-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';

interface Opened {
  readonly kind: 'option' | 'stock' | 'remove' | 'matrix';
  /** None for a new one. */
  readonly option?: ItemOption;
}

const stockOf = ({ stock, reserved }: ItemOption) => {
  if (stock === null) return '제한 없음';
  return reserved > 0 ? `재고 ${number(stock)}개 (주문 중 ${number(reserved)}개)` : `재고 ${number(stock)}개`;
};

interface RowProps {
  readonly option: ItemOption;
  readonly alone: boolean;
  readonly onOpen: (opened: Opened) => void;
}

const Row = ({ option, alone, onOpen }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      py: 1.5,
      borderTop: '1px solid',
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
      <Box sx={{ fontWeight: 600 }}>
        {option.name} {option.off ? <ToneChip tone="grey" label="판매 안 함" /> : null}
      </Box>
      <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
        {won(option.price)} · {stockOf(option)}
        {option.code ? ` · ${option.code}` : ''}
      </Box>
    </Box>
    <Stack direction="row" role="group" aria-label={option.name} sx={{ gap: 0.5 }}>
      {option.stock === null ? null : (
        <Button size="small" variant="outlined" color="inherit" onClick={() => onOpen({ kind: 'stock', option })}>
          재고 조정
        </Button>
      )}
      <Button size="small" color="inherit" onClick={() => onOpen({ kind: 'option', option })}>
        수정
      </Button>
      {alone ? null : (
        <Button size="small" color="error" onClick={() => onOpen({ kind: 'remove', option })}>
          삭제
        </Button>
      )}
    </Stack>
  </Box>
);

interface DialogProps {
  readonly item: ItemDocument;
  readonly opened: Opened;
  readonly onClose: () => void;
}

const OpenedDialog = ({ item, opened: { kind, option }, onClose }: DialogProps) => {
  const [remove, { isLoading }] = useRemoveItemOptionMutation();
  if (kind === 'matrix') return <ItemMatrix item={item} onClose={onClose} />;
  if (kind === 'option' || !option) return <OptionDialog item={item} option={option} onClose={onClose} />;
  if (kind === 'stock') return <StockDialog itemId={item.id} option={option} onClose={onClose} />;
  const confirmed = async () => {
    await remove({ id: item.id, option: option.id });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      destructive
      title={`‘${option.name}’ 옵션을 삭제할까요?`}
      text="더는 고를 수 없게 되고, 담아 둔 사람의 장바구니에는 판매가 끝났다고 나와요."
      confirm="삭제"
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onClose={onClose}
    />
  );
};

export const ItemOptionsCard = ({ item }: { item: ItemDocument }) => {
  const [opened, setOpened] = useState<Opened>();
  return (
    <SectionCard title="옵션과 재고">
      <Box component="ul" aria-label="옵션" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {item.options.map((option) => (
          <Row key={option.id} option={option} alone={item.options.length === 1} onOpen={setOpened} />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          startIcon={<AddRounded />}
          disabled={item.options.length >= maxItemOptions}
          onClick={() => setOpened({ kind: 'option' })}
        >
          옵션 추가
        </Button>
        <Button startIcon={<GridOnRounded />} onClick={() => setOpened({ kind: 'matrix' })}>
          조합으로 한꺼번에 편집
        </Button>
      </Stack>
      {opened ? <OpenedDialog item={item} opened={opened} onClose={() => setOpened(undefined)} /> : null}
    </SectionCard>
  );
};
