import type { NoticeArea, NoticeTone } from '@maru/contracts/site/notice/notice.fields';

export const toneWords: Readonly<Record<NoticeTone, string>> = { info: '안내', caution: '주의', urgent: '긴급' };
export const areaWords: Readonly<Record<NoticeArea, string>> = { site: '모든 화면', shop: '홈과 쇼핑 화면' };
