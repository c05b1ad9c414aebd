import type { Slide } from '@maru/contracts/site/slide/slide.views';
import { SortableList } from '../../design/sortable/sortable-list.tsx';
import { useMoveSlideMutation } from './slide.api.ts';
import { SlideRow } from './slide-row.tsx';

export interface SlideListProps {
  readonly slides: readonly Slide[];
  readonly now: number;
  readonly onEdit: (slide: Slide) => void;
  readonly onRemove: (slide: Slide) => void;
}

export const SlideList = ({ slides, now, onEdit, onRemove }: SlideListProps) => {
  const [moveSlide] = useMoveSlideMutation();
  return (
    <SortableList
      label="슬라이드"
      rows={slides}
      nameOf={({ title }) => title}
      onMove={(id, rank) => void moveSlide({ id, rank })}
      row={(slide, at, move) => (
        <SlideRow
          key={slide.id}
          slide={slide}
          at={at}
          count={slides.length}
          now={now}
          onMove={move}
          onEdit={() => onEdit(slide)}
          onRemove={() => onRemove(slide)}
        />
      )}
    />
  );
};
