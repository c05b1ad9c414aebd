import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { AreasForm } from './areas-form.tsx';

afterEach(() => vi.unstubAllGlobals());
const config = { ...firstConfig, areas: [{ name: '제주', from: '63000', to: '63644', fee: null }], revision: 1 };

it('names the line that is wrong, and stores the areas once none is', async () => {
  const { sent } = openAt('/', <AreasForm config={config} />, { 'PUT adm/config/areas': () => answer(200, config) });
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '저장' });
  expect(save().disabled).toBe(true);
  const lines = screen.getByRole('textbox', { name: '지역, 우편번호, 추가 금액' });
  await userEvent.type(lines, '\n울릉도 40200-4024');
  screen.getByText(/^2번째 줄을 다시 확인해 주세요/);
  expect(save().disabled).toBe(true);
  await userEvent.type(lines, '0 7,000원');
  await userEvent.type(screen.getByRole('textbox', { name: '우편번호로 확인' }), '40210');
  screen.getByText('울릉도 · 7,000원 추가');
  await userEvent.click(save());
  await screen.findByText('추가 배송비 지역을 저장했어요.');
  const added = { name: '울릉도', from: '40200', to: '40240', fee: 7_000 };
  expect(sent('PUT adm/config/areas')).toEqual([{ areas: [...config.areas, added] }]);
});
