import type { Page } from 'playwright-core';

/** What somebody does on the page of an order: its buyer, or whoever is at the desk of the shop. */
export const atOrder = (page: Page) => {
  const dialog = () => page.getByRole('dialog');
  const section = (name: string) => page.getByRole('region', { name, exact: true });
  const press = (name: string, place = '주문 상태') =>
    section(place).getByRole('button', { name, exact: true }).click();
  /** The answer of an open dialog, which closes when it is done. */
  const answer = async (name: string) => {
    await dialog().getByRole('button', { name, exact: true }).click();
    await dialog().waitFor({ state: 'hidden' });
  };
  const confirm = async (name: string) => {
    await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  };
  const track = (tracking: string) => dialog().getByRole('textbox', { name: '송장 번호' }).fill(tracking);
  return {
    press,
    track,
    answer,
    confirm,
    section,
    standing: (title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor(),
    choose: (name: RegExp) => dialog().getByRole('checkbox', { name }).check(),
    leaveOut: (name: RegExp) => dialog().getByRole('checkbox', { name }).uncheck(),
    because: (label: string) => dialog().getByLabel('이유').selectOption({ label }),
    /** A sentence or an amount that the open dialog tells before it is answered. */
    isTold: (text: string) => dialog().getByRole('status').getByText(text, { exact: true }).last().waitFor(),
    /** Packs all that waits. */
    prepare: async () => {
      await press('배송 준비');
      await answer('배송 준비');
    },
    /** Sends what is packed, without what is left out. */
    ship: async (tracking: string, leftOut?: RegExp) => {
      await press('발송');
      if (leftOut) await dialog().getByRole('checkbox', { name: leftOut }).uncheck();
      await track(tracking);
      await answer('발송');
    },
    /** A parcel came, or whatever else became of it. */
    parcel: async (place: string, step: string) => {
      await press(step, place);
      await confirm(step);
    },
    happened: (text: string) => page.getByRole('list', { name: '주문 기록' }).getByText(text).first().waitFor(),
  };
};
