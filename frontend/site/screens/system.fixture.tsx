import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import { screen, within } from '@testing-library/react';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import type { AlertList } from '../alert/alert.api.ts';
import type { FaultList } from '../fault/fault.api.ts';
import type { SystemList } from '../workflow/system.api.ts';
import { SystemScreen } from './system.screen.tsx';

export const reaction = (part: Partial<Reaction>): Reaction => ({
  id: 'r1',
  workflow: 'mails',
  stream: 'identity.code-00000000abcdef',
  revision: 0,
  type: 'MailCodeRequested',
  error: 'connection_failed',
  status: 'waiting',
  since: 1,
  reason: null,
  ...part,
});

const none = { list: [], total: 0 };
export const faults = (part: Partial<FaultList>): Replies => ({
  'GET adm/system/faults': () => answer(200, { views: [], damaged: none, foreign: none, keys: none, ...part }),
});

export const alerts = (...list: AlertList['list']): Replies => ({
  'GET adm/system/alerts': () => answer(200, { list }),
});

/** The screen in front of a server that answers these lists, in turn, and `replies`. */
export const open = (lists: readonly Partial<SystemList>[], replies: Replies = {}) => {
  const left = [...lists];
  const list = () =>
    answer(200, { reactions: [], waiting: 0, workflows: [], ...(left.length > 1 ? left.shift() : left[0]) });
  const usual = { 'GET adm/system/list': list, ...faults({}), ...alerts() };
  return openAt('/adm/system', <SystemScreen />, { ...usual, ...replies }, 10);
};

/** The screen at one of its tabs. */
export const openTab = (tab: string, replies: Replies) =>
  openAt(`/adm/system?tab=${tab}`, <SystemScreen />, replies, 10);

export const rowsOf = async (label: string) =>
  within(await screen.findByRole('list', { name: label })).getAllByRole('listitem');
export const button = (row: HTMLElement | undefined, name: string) =>
  within(row as HTMLElement).getByRole('button', { name });
