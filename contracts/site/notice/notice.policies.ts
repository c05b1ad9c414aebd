import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { NoticeCommand } from './notice.commands.ts';

export interface NoticeSubject {
  readonly notice: 'missing' | 'there';
}
const canChange = (actor: Actor, { notice }: NoticeSubject): RejectionCode | undefined =>
  adminOnly(actor) ?? (notice === 'there' ? undefined : 'not_found');

export const noticePolicies: Policies<NoticeCommand, NoticeSubject> = {
  AddNotice: adminOnly,
  EditNotice: canChange,
  RemoveNotice: canChange,
};
