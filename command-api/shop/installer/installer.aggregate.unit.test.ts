import { installerExamples } from '@maru/contracts/shop/installer/installer.examples';
import { installerPolicies } from '@maru/contracts/shop/installer/installer.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { installerAggregate } from './installer.aggregate.ts';

const { InstallerUploaded, InstallerDescribed, InstallerPublished, InstallerWithdrawn, InstallerItemsChosen } =
  installerExamples;
const { version } = InstallerUploaded.data;
const admin = { id: 'keeper', level: 10 };
const installer = decisionsOf(installerAggregate);
const add = { type: 'AddInstaller', data: InstallerUploaded.data } as const;
const describing = { type: 'DescribeInstaller', data: InstallerDescribed.data } as const;
const publish = { type: 'PublishInstaller', data: { version } } as const;
const withdraw = { type: 'WithdrawInstaller', data: { version } } as const;
const choose = { type: 'ChooseInstallerItems', data: InstallerItemsChosen.data } as const;
const next = { ...InstallerUploaded, data: { ...InstallerUploaded.data, version: '1.5.0' } };

describe('a release', () => {
  it('has a version of its own', () => {
    installer.given().when(add, admin).emits(InstallerUploaded);
    installer.given(InstallerUploaded).when(add, admin).isRefused('installer_there');
  });
  it('is described, and nothing happens where that says the same', () => {
    installer.given(InstallerUploaded).when(describing, admin).emits(InstallerDescribed);
    installer.given(InstallerUploaded, InstallerDescribed).when(describing, admin).emitsNothing();
  });
  it('is published once, also after it was withdrawn or another was current', () => {
    installer.given(InstallerUploaded).when(publish, admin).emits(InstallerPublished);
    installer.given(InstallerUploaded, InstallerPublished).when(publish, admin).emitsNothing();
    installer
      .given(InstallerUploaded, InstallerPublished, InstallerWithdrawn)
      .when(publish, admin)
      .emits(InstallerPublished);
    installer
      .given(InstallerUploaded, InstallerPublished, next, { type: 'InstallerPublished', data: { version: '1.5.0' } })
      .when(publish, admin)
      .emits(InstallerPublished);
  });
  it('is withdrawn where it is seen', () => {
    installer.given(InstallerUploaded, InstallerPublished).when(withdraw, admin).emits(InstallerWithdrawn);
    installer.given(InstallerUploaded).when(withdraw, admin).emitsNothing();
  });
  it('that is not there is refused', () => {
    for (const command of [describing, publish, withdraw])
      installer.given().when(command, admin).isRefused('installer_not_found');
  });
});

it('items are chosen once', () => {
  installer.given().when(choose, admin).emits(InstallerItemsChosen);
  installer.given(InstallerItemsChosen).when(choose, admin).emitsNothing();
});

it('is the business of administrators', () => {
  for (const policy of Object.values(installerPolicies)) {
    expect(policy({ id: 'somebody', level: 1 }, {})).toBe('forbidden');
    expect(policy(admin, {})).toBeUndefined();
  }
});
