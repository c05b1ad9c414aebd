import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newsTeller } from './tell-news.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (view: string, position: number) => ({ view, id: 'x', revision: 0, position, document: null });
const open = () => {
  const heard: unknown[] = [];
  const news = { views: ['order', 'system'], room: 'desk', event: 'update_desk' };
  return { heard, tell: newsTeller(news, (...message) => heard.push(message)) };
};

it('tells of a change of one of its views, also of a document that is gone', () => {
  const { heard, tell } = open();
  tell([change('user', 1)]);
  expect(heard).toEqual([]);
  tell([change('system', 2), change('user', 3)]);
  expect(heard).toEqual([['desk', 'update_desk', { position: 2 }]]);
});

it('tells of many changes at once, and of the last of them', () => {
  const { heard, tell } = open();
  for (let position = 1; position <= 50; position += 1) tell([change('order', position)]);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(heard.map((message) => (message as readonly unknown[])[2])).toEqual([{ position: 1 }, { position: 50 }]);
  tell([change('order', 51)]);
  expect(heard).toHaveLength(3);
});
