import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { problem } from '../../kernel/api/call.fixture.ts';
import { alerts, open, rowsOf } from './system.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

it('lists the alerts that run, of how many, what to do and where more is shown', async () => {
  open([{}], alerts({ rule: 'engine-silent', since: 1, count: 1 }, { rule: 'parked', since: 1, count: 1_200 }));
  const [engine, parked] = await rowsOf('진행 중인 알림');
  expect(engine?.textContent).toContain('응답하지 않는 저장소');
  expect(
    within(engine as HTMLElement)
      .getByRole('link', { name: '응답하지 않는 저장소 자세히 보기' })
      .getAttribute('href'),
  ).toBe('/adm/system?tab=servers');
  expect(parked?.textContent).toMatch(/멈춘 화면 자료1,200건.*읽지 못한 기록을 확인해 주세요/);
  expect(within(parked as HTMLElement).queryByRole('link')).toBeNull();
  expect(screen.queryByText('밀린 일이 없어요')).toBeNull();
});

it('does not say that nothing waits while alerts cannot be loaded', async () => {
  open([{}], { 'GET adm/system/alerts': () => problem(500, 'internal', '잠시 뒤 다시 시도해 주세요.') });
  await screen.findByText('진행 중인 알림을 불러오지 못했어요');
  expect(screen.queryByText('밀린 일이 없어요')).toBeNull();
});
