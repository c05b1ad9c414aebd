/** What answers the notices to be shown now. */
export const noticesCall = 'site/notice/list';
