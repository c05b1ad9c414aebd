/** What is said of the whole site, the same to everybody: it takes no id. */
export const siteReads = ['GET site/config', 'GET site/notice/list', 'GET site/slide/list', 'GET site/card'] as const;
