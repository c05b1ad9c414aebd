import type { SiteNotice } from '@maru/contracts/site/notice/notice.views';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { SectionCard } from '../../design/section-card.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { useAddNoticeMutation, useAllNoticesQuery, useRemoveNoticeMutation } from './notice.api.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeRow } from './notice-row.tsx';

/** Removes a notice, and offers to put one like it back. */
const useRemoveNotice = () => {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useRemoveNoticeMutation();
  const [add] = useAddNoticeMutation();
  const run = async (notice: SiteNotice) => {
    const { id: _id, revision: _revision, ...fields } = notice;
    const { error } = await remove(notice);
    if (error) return;
    dispatch(offerAction('공지를 삭제했어요.', { label: '실행 취소', run: () => void add(fields) }));
  };
  return { run, isLoading };
};

type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly notice: SiteNotice };

/** What stands over the shop or the whole site for a while. */
export const NoticesSection = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [now] = useState(() => Date.now());
  const { run, isLoading } = useRemoveNotice();
  const answer = useAllNoticesQuery(undefined, { refetchOnMountOrArgChange: true });
  const close = () => setDialog(undefined);
  return (
    <SectionCard
      title="공지"
      text="화면 맨 위에 한 번에 하나씩, 중요한 것부터 보여요. 방문자는 읽고 닫을 수 있고, 수정하면 다시 보여요."
    >
      <Button variant="contained" onClick={() => setDialog({ kind: 'add' })} sx={{ mt: 2 }}>
        공지 추가
      </Button>
      <Answered answer={answer}>
        {(notices) =>
          notices.length === 0 ? (
            <EmptyState title="아직 공지가 없어요" text="점검이나 휴무처럼 모두가 알아야 하는 일을 알려 보세요." />
          ) : (
            <Box component="ul" aria-label="공지 목록" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  now={now}
                  onEdit={() => setDialog({ kind: 'edit', notice })}
                  onRemove={() => setDialog({ kind: 'remove', notice })}
                />
              ))}
            </Box>
          )
        }
      </Answered>
      {dialog?.kind === 'add' || dialog?.kind === 'edit' ? (
        <NoticeDialog notice={dialog.kind === 'edit' ? dialog.notice : undefined} onClose={close} />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <ConfirmDialog
          open
          title="이 공지를 삭제할까요?"
          text={dialog.notice.text}
          confirm="삭제"
          destructive
          busy={isLoading}
          onClose={close}
          onConfirm={() => void run(dialog.notice).then(close)}
        />
      ) : null}
    </SectionCard>
  );
};
