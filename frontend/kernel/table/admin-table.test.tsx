import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problem } from '../api/call.fixture.ts';
import { openParcels, page, parcel, type Parcel } from './table.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const where = () => screen.getByLabelText('주소').textContent;
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const sortBy = (name: string, shiftKey = false) =>
  fireEvent.click(within(head(name)).getByRole('button'), { shiftKey });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe('rows', () => {
  it('are written by the kind of each column, and a column that is hidden is not shown', async () => {
    openParcels();
    const row = (await screen.findByRole('link', { name: 'P-1' })).closest('tr') as HTMLElement;
    const cells = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1, 4)).toEqual(['P-1', '준비', '1,000원']);
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });

  it('are drawn by the screen where it says how', async () => {
    const looks = {
      nameOf: () => '상자',
      opening: { run: vi.fn<(row: Parcel) => void>() },
      unit: '개',
      cells: { state: { draw: () => <b>칩</b> } },
    };
    openParcels({}, '/adm/parcel', { looks });
    fireEvent.click(await screen.findByRole('button', { name: 'P-2' }));
    expect(screen.getAllByText('칩')).toHaveLength(3);
    expect(looks.opening.run).toHaveBeenCalledWith(parcel(2));
  });

  it('open wherever they are clicked, but for what is in them', async () => {
    openParcels();
    fireEvent.click(await screen.findByRole('checkbox', { name: 'P-2 고르기' }));
    expect(where()).toBe('/adm/parcel');
    fireEvent.click(screen.getAllByText('준비')[1] as HTMLElement);
    expect(where()).toBe('/adm/parcel/p2');
  });

  it('open beside with the middle button', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    openParcels();
    await screen.findByRole('link', { name: 'P-1' });
    fireEvent(screen.getAllByText('준비')[0] as HTMLElement, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(opened).toHaveBeenCalledWith('/adm/parcel/p1', '_blank', 'noopener');
    expect(where()).toBe('/adm/parcel');
  });

  it('are gone through with arrows and chosen with Space', async () => {
    openParcels();
    (await screen.findByRole('link', { name: 'P-1' })).focus();
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('P-3');
    press('ArrowDown');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('P-2');
    press(' ');
    expect(screen.getByRole('checkbox', { name: 'P-2 고르기' })).toHaveProperty('checked', true);
    press('Home');
    expect(document.activeElement?.textContent).toBe('P-1');
  });
});

describe('the order', () => {
  it('is that of a column whose head is pressed, then the other way, then the usual one', async () => {
    const { asked } = openParcels();
    await screen.findByRole('link', { name: 'P-1' });
    expect(head('보낸 때').getAttribute('aria-sort')).toBe('descending');
    sortBy('금액');
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('-worth'));
    expect(head('금액').getAttribute('aria-sort')).toBe('descending');
    expect(where()).toBe('/adm/parcel?sort=-worth');
    sortBy('금액');
    expect(where()).toBe('/adm/parcel?sort=worth');
    sortBy('금액');
    expect(where()).toBe('/adm/parcel');
    await waitFor(() => expect(head('보낸 때').getAttribute('aria-sort')).toBe('descending'));
  });

  it('takes further columns with Shift, and says which comes first', async () => {
    const { asked } = openParcels();
    await screen.findByRole('link', { name: 'P-1' });
    sortBy('금액', true);
    await waitFor(() => expect(asked().at(-1)?.get('sort')).toBe('-sent_at,-worth'));
    expect(head('금액').textContent).toContain('2번째 정렬 기준');
    expect(head('금액').hasAttribute('aria-sort')).toBe(false);
  });
});

describe('pages', () => {
  it('are gone through by the cursors of the server, and any other change leads back to the first', async () => {
    const { asked } = openParcels({
      'GET adm/parcel/list': ({ url }) =>
        new URL(url).searchParams.has('after')
          ? page([parcel(3)], { total: 30, previous: 'before-3' })
          : page([parcel(1)], { total: 30, next: 'after-1' }),
    });
    await screen.findByText('모두 30개');
    expect(screen.getByRole('button', { name: '처음 페이지' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '다음 페이지' }));
    await screen.findByRole('link', { name: 'P-3' });
    expect(where()).toBe('/adm/parcel?after=after-1');
    fireEvent.click(screen.getByRole('button', { name: '이전 페이지' }));
    await waitFor(() => expect(asked().at(-1)?.get('before')).toBe('before-3'));
    fireEvent.change(screen.getByRole('combobox', { name: '한 페이지에' }), { target: { value: '100' } });
    await waitFor(() => expect(where()).toBe('/adm/parcel?limit=100'));
  });
});

describe('what stands in the place of rows', () => {
  it('is said where there are none, with the way back to all where the list is narrowed', async () => {
    const { asked } = openParcels({ 'GET adm/parcel/list': () => page([]) }, '/adm/parcel?text=없음&state=away');
    await screen.findByText('‘없음’에 맞는 것이 없어요');
    fireEvent.click(screen.getByRole('button', { name: '전체 보기' }));
    await waitFor(() => expect(where()).toBe('/adm/parcel'));
    await screen.findByText('아직 상자가 없어요');
    expect(asked().at(-1)?.has('state')).toBe(false);
  });

  it('is why they did not come, and another try', async () => {
    let broken = true;
    openParcels({
      'GET adm/parcel/list': () =>
        broken ? problem(500, 'unknown', '잠시 뒤에 다시 시도해 주세요.') : page([parcel(1)]),
    });
    await screen.findByText('잠시 뒤에 다시 시도해 주세요.');
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await screen.findByRole('link', { name: 'P-1' });
  });
});
