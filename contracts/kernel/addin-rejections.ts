import { rejection } from './rejection.ts';

/** What is refused to add-ins, and about the errors that they report. */
export const addinRejections = {
  addin_day_full: rejection(409, 'Too many lines for a day', '하루에 보낼 수 있는 사용 기록을 넘었어요.'),
  addin_error_not_found: rejection(404, 'No such error', '오류를 찾을 수 없어요. 목록을 새로 고쳐 주세요.'),
} as const;
