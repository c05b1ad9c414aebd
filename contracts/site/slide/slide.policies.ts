import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { SlideCommand } from './slide.commands.ts';

export interface SlideSubject {
  readonly slide: 'missing' | 'there';
}
const canChange = (actor: Actor, { slide }: SlideSubject): RejectionCode | undefined =>
  adminOnly(actor) ?? (slide === 'there' ? undefined : 'not_found');

export const slidePolicies: Policies<SlideCommand, SlideSubject> = {
  AddSlide: adminOnly,
  EditSlide: canChange,
  MoveSlide: canChange,
  RemoveSlide: canChange,
};
