import { epochMs } from '@maru/contracts/kernel/fields';
import { type InstallerEvent, installerStream } from '@maru/contracts/shop/installer/installer.events';
import { installerExamples } from '@maru/contracts/shop/installer/installer.examples';
import {
  type InstallerDocument,
  installerDocument,
  installerView,
} from '@maru/contracts/shop/installer/installer.views';
import { describe, expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { installerProjection } from './installer.projection.ts';

type Type = InstallerEvent['type'];
const { InstallerUploaded, InstallerDescribed, InstallerItemsChosen } = installerExamples;
const { years, notes } = InstallerDescribed.data;

const effects: { readonly [K in Type]: { readonly past: readonly Type[]; readonly shows: (at: number) => object } } = {
  InstallerUploaded: {
    past: [],
    shows: (at) => ({ ...InstallerUploaded.data, uploaded_at: at, published_at: null, current: false }),
  },
  InstallerDescribed: { past: ['InstallerUploaded'], shows: () => ({ years, notes }) },
  InstallerPublished: {
    past: ['InstallerUploaded', 'InstallerWithdrawn'],
    shows: (at) => ({ published_at: at, withdrawn_at: null, current: true }),
  },
  InstallerWithdrawn: {
    past: ['InstallerUploaded', 'InstallerPublished'],
    shows: (at) => ({ withdrawn_at: at, current: false }),
  },
  InstallerItemsChosen: { past: ['InstallerUploaded'], shows: () => InstallerUploaded.data },
};

describe.each(Object.entries(effects))('%s', (type, { past, shows }) => {
  const record = recorder();
  const events = [...past, type as Type].map((one) => record(installerStream, installerExamples[one]));

  it('shows the releases', () => {
    const doc = foldEvents(installerProjection, events).get(installerView) as InstallerDocument;
    expect(doc.releases).toEqual([expect.objectContaining(shows(epochMs(events.at(-1)?.meta.at ?? '')))]);
    expect(doc.item_ids).toEqual(type === 'InstallerItemsChosen' ? InstallerItemsChosen.data.item_ids : []);
    expect(installerDocument.parse(doc)).toEqual(doc);
  });
  it('changes nothing when seen again', () =>
    expect(foldEvents(installerProjection, [...events, ...events])).toEqual(foldEvents(installerProjection, events)));
});

it('one release is the current one', () => {
  const record = recorder();
  const next = { ...InstallerUploaded, data: { ...InstallerUploaded.data, version: '1.5.0' } };
  const publish = (version: string) => ({ type: 'InstallerPublished', data: { version } }) as const;
  const events = [InstallerUploaded, publish('1.4.0'), next, publish('1.5.0')].map((one) =>
    record(installerStream, one),
  );
  const doc = foldEvents(installerProjection, events).get(installerView) as InstallerDocument;
  expect(doc.releases.map(({ version, current }) => [version, current])).toEqual([
    ['1.5.0', true],
    ['1.4.0', false],
  ]);
});
