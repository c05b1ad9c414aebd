import type { Personal } from '../../kernel/personal.ts';
import type { UserEvent } from './user.events.ts';

const person = ({ id }: { readonly id: string }) => id;

/** What is unreadable once an account was withdrawn. A password is not among it: it is kept as a hash only. */
export const userPersonal: Personal<UserEvent> = {
  UserRegistered: { purpose: 'profile', person, fields: ['name', 'email'] },
  UserNameChanged: { purpose: 'profile', person, fields: ['name'] },
  UserPhoneChanged: { purpose: 'profile', person, fields: ['phone'] },
  UserSuspended: { purpose: 'profile', person, fields: ['reason'] },
};
