/** What answers the slides to be shown now. */
export const slidesCall = 'site/slide/list';
