import { mustBeInOrder, type SlideDecider, slideThere } from './slide.state.ts';

const fields = ['title', 'text', 'image', 'link', 'from', 'until', 'shown'] as const;

/** What is left out stays. */
export const editSlide: SlideDecider<'EditSlide'> = (state, { data }) => {
  const slide = slideThere(state);
  const changed = fields.filter((field) => data[field] !== undefined && data[field] !== slide[field]);
  mustBeInOrder({
    from: data.from === undefined ? slide.from : data.from,
    until: data.until === undefined ? slide.until : data.until,
  });
  return changed.length === 0
    ? []
    : [
        {
          type: 'SlideEdited',
          data: { id: slide.id, ...Object.fromEntries(changed.map((field) => [field, data[field]])) },
        },
      ];
};
