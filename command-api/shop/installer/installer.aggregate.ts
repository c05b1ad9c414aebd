import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { InstallerCommand } from '@maru/contracts/shop/installer/installer.commands';
import { type InstallerEvent, installerStream } from '@maru/contracts/shop/installer/installer.events';
import { isShown, maxReleases, type Release } from '@maru/contracts/shop/installer/installer.fields';
import { type InstallerFacts, installerFold } from '@maru/contracts/shop/installer/installer.fold';
import { installerPolicies } from '@maru/contracts/shop/installer/installer.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

const releaseOf = ({ releases }: InstallerFacts, version: string): Release => {
  const found = releases.find((one) => one.version === version);
  if (!found) throw new Rejected('installer_not_found');
  return found;
};
const isSame = (one: readonly unknown[], other: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(other);

/** Refused before a file is received, too. */
export const mustBeNew = ({ releases }: InstallerFacts, version: string): void => {
  if (releases.some((one) => one.version === version)) throw new Rejected('installer_there');
  if (releases.length >= maxReleases) throw new Rejected('too_many_installers');
};

const decide: Deciders<InstallerCommand, InstallerFacts, InstallerEvent> = {
  AddInstaller: (state, { data }) => {
    mustBeNew(state, data.version);
    return [{ type: 'InstallerUploaded', data }];
  },
  DescribeInstaller: (state, { data }) => {
    const { years, notes } = releaseOf(state, data.version);
    const wanted = { ...data, years: [...new Set(data.years)].toSorted((one, other) => one - other) };
    return isSame(years, wanted.years) && notes === data.notes ? [] : [{ type: 'InstallerDescribed', data: wanted }];
  },
  PublishInstaller: (state, { data }) =>
    releaseOf(state, data.version).current ? [] : [{ type: 'InstallerPublished', data }],
  WithdrawInstaller: (state, { data }) =>
    isShown(releaseOf(state, data.version)) ? [{ type: 'InstallerWithdrawn', data }] : [],
  ChooseInstallerItems: (state, { data }) => {
    const item_ids = [...new Set(data.item_ids)].toSorted();
    return isSame(state.item_ids, item_ids) ? [] : [{ type: 'InstallerItemsChosen', data: { item_ids } }];
  },
};

export const installerAggregate: Aggregate<InstallerCommand, InstallerFacts, InstallerEvent, object> = {
  name: 'shop.installer',
  ...installerFold,
  stream: () => installerStream,
  decide,
  policies: installerPolicies,
  subject: () => ({}),
  answer: (body) => ({ body }),
};
