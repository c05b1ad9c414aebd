import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt } from '../../kernel/store/screen.fixture.tsx';
import { InstallerDownload } from './installer-download.public.tsx';
import { InstallersAdminScreen } from './installers-admin.screen.tsx';
import { describedBy } from './release-fields.tsx';

afterEach(() => vi.unstubAllGlobals());
const release = {
  version: '1.4.0',
  file: 'installer/release/a.msi',
  name: 'maru-addin.msi',
  size: 48_234_496,
  sha256: 'ab'.repeat(32),
  years: [2025, 2026],
  notes: '뷰와 함께 보내요.',
  uploaded_at: 0,
  published_at: 1,
  withdrawn_at: null,
  current: true,
};
const older = { ...release, version: '1.3.0', current: false };
const open = (releases: readonly object[], item_ids: readonly string[]) =>
  openAt('/my', <InstallerDownload itemId="i1" />, {
    'GET shop/installer/list': () => answer(200, { releases, item_ids }),
  });

it('the current release is offered with its size and years, earlier ones below', async () => {
  open([release, older], ['i1']);
  const link = await screen.findByRole('link', { name: '설치 파일 1.4.0 (46MB)' });
  expect(link.getAttribute('href')).toBe('/api/file/installer/1.4.0');
  expect(screen.getByText('Revit 2025, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: '1.3.0' }).getAttribute('href')).toBe('/api/file/installer/1.3.0');
  await userEvent.click(screen.getByRole('button', { name: '자세히' }));
  expect(screen.getByText(`SHA-256 ${release.sha256}`)).toBeTruthy();
});

it('nothing is offered for a licence of something else', async () => {
  const { asked } = open([release], ['i2']);
  await vi.waitFor(() => expect(asked('shop/installer/list')).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});

it('releases are withdrawn and published by their state', async () => {
  const hidden = { ...older, version: '1.5.0', published_at: null };
  const { sent } = openAt('/adm/installer', <InstallersAdminScreen />, {
    'GET adm/installer/list': () => answer(200, { releases: [hidden, release], item_ids: [] }),
    'GET adm/item/list': () => answer(200, { list: [] }),
    'PUT adm/installer/publish': () => answer(200, {}),
    'PUT adm/installer/withdraw': () => answer(200, {}),
  });
  const list = within(await screen.findByRole('list', { name: '설치 파일' })).getAllByRole('listitem');
  expect(list.map((row) => row.textContent?.includes('내리기'))).toEqual([false, true]);
  await userEvent.click(screen.getByRole('button', { name: '공개' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '공개' }));
  await screen.findByText('공개했어요.');
  await userEvent.click(screen.getByRole('button', { name: '내리기' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '내리기' }));
  await screen.findByText('내렸어요.');
  expect([sent('PUT adm/installer/publish'), sent('PUT adm/installer/withdraw')]).toEqual([
    [{ version: '1.5.0' }],
    [{ version: '1.4.0' }],
  ]);
});

it.each([
  ['2024, 2025 2026', { years: [2024, 2025, 2026], notes: '' }],
  ['', { years: [], notes: '' }],
  ['1999', undefined],
  ['올해', undefined],
])('years typed as %j are %j', (years, said) => expect(describedBy({ years, notes: '' })).toEqual(said));
