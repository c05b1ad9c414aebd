import { describe, it } from 'vitest';
import { added, item, keeper } from './item.spec.ts';

const { options, ...fields } = added.data;
const data = { ...fields, options: options.map(({ name, price, stock }) => ({ name, price, stock })) };

describe('AddItem', () => {
  it('numbers the options', () => {
    item.given().when({ type: 'AddItem', data }, keeper).emits(added);
  });
  it('refuses an id that is taken', () => {
    item.given(added).when({ type: 'AddItem', data }, keeper).isRefused('key_reused');
  });
  it('counts goods and does not count licences', () => {
    const uncounted = [{ name: '1년', price: 330_000, stock: null }];
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, options: uncounted } }, keeper)
      .isRefused('invalid_input');
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, kind: 'licence' } }, keeper)
      .isRefused('invalid_input');
    item
      .given()
      .when({ type: 'AddItem', data: { ...data, kind: 'licence', options: uncounted } }, keeper)
      .emits({
        ...added,
        data: { ...added.data, kind: 'licence', options: [{ id: 1, name: '1년', price: 330_000, stock: null }] },
      });
  });
});
