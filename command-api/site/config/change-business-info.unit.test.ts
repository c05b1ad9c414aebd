import { configCommand } from '@maru/contracts/site/config/config.commands';
import { configPolicies } from '@maru/contracts/site/config/config.policies';
import { describe, expect, it } from 'vitest';
import { config, keeper, named } from './config.spec.ts';

const change = (data = named.data) => ({ type: 'ChangeBusinessInfo', data }) as const;

describe('ChangeBusinessInfo', () => {
  it('writes down who runs the shop, whole', () => {
    config.given().when(change(), keeper).emits(named);
    const moved = { ...named.data, address: '부산광역시 해운대구 센텀로 1' };
    config
      .given(named)
      .when(change(moved), keeper)
      .emits({ ...named, data: moved });
  });
  it('records nothing when nothing changes', () => {
    config.given(named).when(change(), keeper).emitsNothing();
  });
  it('is for administrators', () => {
    expect([
      configPolicies.ChangeBusinessInfo(keeper, {}),
      configPolicies.ChangeBusinessInfo({ ...keeper, level: 9 }, {}),
    ]).toEqual([undefined, 'forbidden']);
  });
  it('takes a registration number only with its check digit, and keeps its digits', () => {
    const read = (registration_number: string) =>
      configCommand.safeParse(change({ ...named.data, registration_number }));
    expect(read('123-45-67891')).toMatchObject({
      success: true,
      data: { data: { registration_number: '1234567891' } },
    });
    expect([read('123-45-67890').success, read('1234').success]).toEqual([false, false]);
  });
});
