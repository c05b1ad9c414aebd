import { isShownAt, type Slide } from '@maru/contracts/site/slide/slide.views';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AdminFrame } from '../../kernel/admin/admin-frame.tsx';
import { Answered } from '../../kernel/api/answered.tsx';
import { ConfirmDialog } from '../../design/confirm-dialog.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useAllSlidesQuery, useAddSlideMutation, useMoveSlideMutation, useRemoveSlideMutation } from './slide.api.ts';
import { SlideDialog } from './slide-dialog.tsx';
import { SlideList } from './slide-list.tsx';
import { SlideShow } from './slide-show.tsx';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { offerAction } from '../../kernel/snackbar/snackbar.slice.ts';

/** Removes a slide, and offers to put one like it back in its place. */
const useRemoveSlide = () => {
  const dispatch = useDispatch();
  const [remove, { isLoading }] = useRemoveSlideMutation();
  const [add] = useAddSlideMutation();
  const [move] = useMoveSlideMutation();
  const restore = async ({ id: _id, revision: _revision, rank, ...fields }: Slide) => {
    const { data } = await add(fields);
    if (data) await move({ id: data.id, rank });
  };
  const run = async (slide: Slide) => {
    const { error } = await remove(slide);
    if (!error) dispatch(offerAction('슬라이드를 삭제했어요.', { label: '실행 취소', run: () => void restore(slide) }));
  };
  return { run, isLoading };
};

type OpenDialog = { readonly kind: 'add' } | { readonly kind: 'edit' | 'remove'; readonly slide: Slide };

const Preview = ({ slides }: { slides: readonly Slide[] }) => (
  <Box component="section" aria-label="미리 보기" sx={{ mb: 3, maxWidth: 720 }}>
    <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
      {slides.length > 0 ? '지금 홈에 이렇게 보여요.' : '지금 홈에 보이는 슬라이드가 없어요.'}
    </Typography>
    {slides.length > 0 ? <SlideShow key={slides.map(({ id }) => id).join(' ')} slides={slides} /> : null}
  </Box>
);

/** `/adm/main_slide`: what Home shows first, and in which order. */
export const SlidesScreen = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  const [now] = useState(() => Date.now());
  const { run, isLoading } = useRemoveSlide();
  const answer = useAllSlidesQuery(undefined, { refetchOnMountOrArgChange: true });
  const close = () => setDialog(undefined);
  const add = (
    <Button variant="contained" startIcon={<AddRounded />} onClick={() => setDialog({ kind: 'add' })}>
      슬라이드 추가
    </Button>
  );
  return (
    <AdminFrame title="메인 슬라이드" actions={add}>
      <Box sx={{ maxWidth: 960 }}>
        <Answered answer={answer}>
          {(slides) =>
            slides.length === 0 ? (
              <EmptyState title="아직 슬라이드가 없어요" text="홈 맨 위에 보일 소식을 더해 보세요." />
            ) : (
              <>
                <Preview slides={slides.filter((slide) => isShownAt(slide, now))} />
                <SlideList
                  slides={slides}
                  now={now}
                  onEdit={(slide) => setDialog({ kind: 'edit', slide })}
                  onRemove={(slide) => setDialog({ kind: 'remove', slide })}
                />
              </>
            )
          }
        </Answered>
      </Box>
      {dialog?.kind === 'add' || dialog?.kind === 'edit' ? (
        <SlideDialog slide={dialog.kind === 'edit' ? dialog.slide : undefined} onClose={close} />
      ) : null}
      {dialog?.kind === 'remove' ? (
        <ConfirmDialog
          open
          title={`‘${dialog.slide.title}’ 슬라이드를 삭제할까요?`}
          confirm="삭제"
          destructive
          busy={isLoading}
          onClose={close}
          onConfirm={() => void run(dialog.slide).then(close)}
        />
      ) : null}
    </AdminFrame>
  );
};
