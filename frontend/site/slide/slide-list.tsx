import { DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { Slide } from '@maru/contracts/site/slide/slide.views';
import Stack from '@mui/material/Stack';
import { rankAt } from '../../design/sortable/rank.ts';
import { useMoveSlideMutation } from './slide.api.ts';
import { SlideRow } from './slide-row.tsx';

export interface SlideListProps {
  readonly slides: readonly Slide[];
  readonly now: number;
  readonly onEdit: (slide: Slide) => void;
  readonly onRemove: (slide: Slide) => void;
}

const instructions = {
  draggable: '스페이스 키로 집고, 위아래 화살표로 옮기고, 스페이스 키로 놓아요. Esc 키로 그만둬요.',
};

export const SlideList = ({ slides, now, onEdit, onRemove }: SlideListProps) => {
  const [moveSlide] = useMoveSlideMutation();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor),
  );
  const move = (id: string, to: number) => {
    const others = slides.filter((slide) => slide.id !== id);
    void moveSlide({
      id,
      rank: rankAt(
        others.map(({ rank }) => rank),
        to,
      ),
    });
  };
  const titleOf = (id: unknown) => slides.find((slide) => slide.id === id)?.title ?? '';
  const announcements = {
    onDragStart: ({ active }: Pick<DragEndEvent, 'active'>) => `${titleOf(active.id)}, 집었어요.`,
    onDragOver: ({ over }: Pick<DragEndEvent, 'over'>) => (over ? `${titleOf(over.id)} 자리예요.` : ''),
    onDragEnd: ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) =>
      over ? `${titleOf(active.id)}, ${titleOf(over.id)} 자리에 놓았어요.` : '그대로 두었어요.',
    onDragCancel: () => '그대로 두었어요.',
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      move(
        String(active.id),
        slides.findIndex(({ id }) => id === over.id),
      );
  };
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <Stack component="ul" aria-label="슬라이드" sx={{ m: 0, p: 0, gap: 1 }}>
        {slides.map((slide, at) => (
          <SlideRow
            key={slide.id}
            slide={slide}
            at={at}
            count={slides.length}
            now={now}
            onMove={(to) => move(slide.id, to)}
            onEdit={() => onEdit(slide)}
            onRemove={() => onRemove(slide)}
          />
        ))}
      </Stack>
    </DndContext>
  );
};
