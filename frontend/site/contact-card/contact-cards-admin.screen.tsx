import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../design/empty-state.tsx';
import { SearchField } from '../../design/search-field.tsx';
import { SortableList } from '../../design/sortable/sortable-list.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { useContactCardsQuery, useMoveContactCardMutation, useRemoveContactCardMutation } from './contact-card.api.ts';
import { ContactCardDialog } from './contact-card-dialog.tsx';
import { ContactCardRow } from './contact-card-row.tsx';
import { usePrintPdf } from './use-print-pdf.ts';

const matches = (card: ManagedContactCard, text: string) =>
  [card.name, card.title, card.company, card.mobile, card.phone, card.email].some((part) =>
    part.toLowerCase().includes(text.trim().toLowerCase()),
  );
/** More than are seen at once. */
const manyCards = 8;

interface ListProps {
  readonly cards: readonly ManagedContactCard[];
  readonly onEdit: (card: ManagedContactCard) => void;
}

const List = ({ cards, onEdit }: ListProps) => {
  const [text, setText] = useState('');
  const [move] = useMoveContactCardMutation();
  const [remove] = useRemoveContactCardMutation();
  const print = usePrintPdf();
  const { ask, question } = useConfirmed<ManagedContactCard>({
    title: ({ name }) => `${name}님의 명함을 삭제할까요?`,
    text: '명함 페이지와 사진, 연락처가 모두 지워지고 되돌릴 수 없어요. 잠시 감추려면 비공개로 바꿔 주세요.',
    confirm: '삭제',
    destructive: true,
    run: ({ id }) => remove(id),
    done: '명함을 삭제했어요.',
  });
  const rows = cards.filter((card) => matches(card, text));
  return (
    <>
      {cards.length > manyCards ? (
        <Box sx={{ mb: 2, maxWidth: 360 }}>
          <SearchField
            label="명함 찾기"
            placeholder="이름, 회사, 전화"
            text={text}
            onChange={setText}
            leastCharacters={1}
          />
        </Box>
      ) : null}
      {rows.length === 0 ? <EmptyState title="찾는 명함이 없어요" /> : null}
      <SortableList
        label="명함"
        rows={rows}
        nameOf={({ name }) => name}
        onMove={(id, rank) => void move({ id, rank })}
        row={(card, at, moveTo) => (
          <ContactCardRow
            key={card.id}
            card={card}
            at={at}
            count={rows.length}
            onMove={moveTo}
            onEdit={() => onEdit(card)}
            onPdf={() => void print(card.id)}
            onRemove={() => ask(card)}
          />
        )}
      />
      {question}
    </>
  );
};

/** Where cards are ordered: the form of what is printed on them takes these over. */
const printedItems = '/shop?text=명함';

type OpenDialog = { readonly card?: ManagedContactCard };

/** `/adm/namecard`: cards of the company's people, in the order in which they are shown. */
export const ContactCardsAdminScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const answer = useContactCardsQuery(undefined, { refetchOnMountOrArgChange: true });
  const actions = (
    <>
      <Button component={Link} to={printedItems} variant="outlined" color="inherit">
        인쇄 주문
      </Button>
      <Button variant="contained" startIcon={<AddRounded />} onClick={() => setDialog({})}>
        명함 추가
      </Button>
    </>
  );
  return (
    <AdminFrame title="명함" actions={actions}>
      <Box sx={{ maxWidth: 960 }}>
        <Answered answer={answer}>
          {(cards) =>
            cards.length === 0 ? (
              <EmptyState
                title="아직 명함이 없어요"
                text="함께 일하는 분의 명함을 추가하면, 공개 페이지와 QR 코드, 인쇄용 PDF가 생겨요."
              />
            ) : (
              <List cards={cards} onEdit={(card) => setDialog({ card })} />
            )
          }
        </Answered>
      </Box>
      {dialog ? <ContactCardDialog card={dialog.card} onClose={() => setDialog(undefined)} /> : null}
    </AdminFrame>
  );
};
