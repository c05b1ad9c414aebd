import { rejection } from './rejection.ts';

/** What is refused of work that goes on by itself: reactions, workflows, bulk actions and the files that these come from. */
export const workRejections = {
  verification_running: rejection(409, 'Already running', '이미 검증하고 있어요. 끝난 뒤에 다시 시작해 주세요.'),
  reaction_over: rejection(409, 'Reaction is over', '이미 끝난 작업이에요. 목록을 새로 고쳐 주세요.'),
  workflow_not_resumable: rejection(409, 'Not to be resumed', '지금은 이어갈 수 없는 작업이에요.'),
  rows_unreadable: rejection(
    415,
    'Unreadable file',
    '읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일로 저장해 다시 올려 주세요.',
  ),
  rows_too_many: rejection(413, 'Too many rows', '행이 너무 많아요. 2,000행씩 나눠 올려 주세요.'),
  rows_columns_missing: rejection(
    400,
    'Columns are missing',
    '필요한 열을 찾지 못했어요. 첫 행에 열 이름을 적어 주세요.',
  ),
  bulk_over: rejection(409, 'Bulk action is over', '이미 끝난 작업이에요. 목록을 새로 고쳐 주세요.'),
};
