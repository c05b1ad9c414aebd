import type { SynonymGroup } from '@maru/contracts/shop/synonym/synonym.fields';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { EmptyState } from '../../design/empty-state.tsx';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { useConfirmed } from '../../kernel/api/use-confirmed.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymHistory } from './synonym-history.tsx';
import { SynonymRows } from './synonym-rows.tsx';
import { useRemoveSynonymsMutation, useSynonymsQuery } from './synonym.api.ts';

/** `/adm/item/synonym`: which words find the same items, and who changed them. */
export const SynonymsAdminScreen = () => {
  const answer = useSynonymsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<SynonymGroup | 'new'>();
  const [remove] = useRemoveSynonymsMutation();
  const { ask, question } = useConfirmed({
    title: ({ words }: SynonymGroup) => `‘${words.join(', ')}’을(를) 삭제할까요?`,
    text: '앞으로는 각각 그 말이 든 상품만 찾아요.',
    confirm: '삭제',
    destructive: true,
    run: ({ id }: SynonymGroup) => remove(id),
    done: '삭제했어요.',
  });
  const add = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
      추가
    </Button>
  );
  return (
    <AdminFrame title="같은 뜻 검색어" actions={add}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card>
          <Answered answer={answer}>
            {({ groups }) =>
              groups.length === 0 ? (
                <EmptyState
                  title="아직 같은 뜻으로 묶은 말이 없어요"
                  text="묶어 두면 어느 말로 찾아도 같은 상품이 나와요."
                  action={
                    <Button variant="outlined" onClick={() => setEdited('new')}>
                      추가
                    </Button>
                  }
                />
              ) : (
                <SynonymRows groups={groups} onEdit={setEdited} onRemove={ask} />
              )
            }
          </Answered>
        </Card>
        <SynonymHistory />
      </Box>
      {question}
      {edited ? (
        <SynonymDialog
          group={edited === 'new' ? undefined : edited}
          revision={answer.data?.revision ?? -1}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </AdminFrame>
  );
};
