import { type AgreementEvent, agreementStream } from '@maru/contracts/site/agreement/agreement.events';
import { agreementExamples } from '@maru/contracts/site/agreement/agreement.examples';
import { type ConfigEvent, configStream } from '@maru/contracts/site/config/config.events';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { siteDocument, type SiteDocument, siteView } from '@maru/contracts/site/config/config.views';
import { type NoticeEvent, noticeStream } from '@maru/contracts/site/notice/notice.events';
import { noticeExamples } from '@maru/contracts/site/notice/notice.examples';
import { type SlideEvent, slideStream } from '@maru/contracts/site/slide/slide.events';
import { slideExamples } from '@maru/contracts/site/slide/slide.examples';
import { expect, it } from 'vitest';
import { foldEvents } from '../../testing/fold-events.ts';
import { recorder } from '../../testing/record.ts';
import { siteProjection } from './site.projection.ts';

type SiteEvent = ConfigEvent | SlideEvent | NoticeEvent | AgreementEvent;
const {
  BusinessInfoChanged: named,
  ShippingRatesChanged: rated,
  ReturnTermsChanged: returned,
  ...later
} = configExamples;
const { SlideAdded: added } = slideExamples;
const { NoticeAdded: told } = noticeExamples;
const { AgreementPublished: published } = agreementExamples;
const { text: _text, ...version } = published.data;
const kept = { ...version, at: expect.any(Number), by: expect.any(String), cancelled: false, revision: 0 };
const second: SlideEvent = {
  ...added,
  data: { ...added.data, id: '01900000-0000-7000-8000-0000000000e2', title: '둘째', rank: 2_000 },
};
const before = { ...firstConfig, config_revision: -1, slides: [], notices: [], agreements: [] };
const first = { ...added.data, alt: added.data.alt ?? '', revision: 0 };

type Effects = {
  readonly [K in SiteEvent['type']]: readonly [given: readonly SiteEvent[], effect: Partial<SiteDocument>];
};
const effects: Effects = {
  BusinessInfoChanged: [[rated], { business: named.data, shipping: rated.data, config_revision: 1 }],
  ShippingRatesChanged: [[], { shipping: rated.data, config_revision: 0 }],
  ReturnTermsChanged: [[rated], { shipping: rated.data, returns: returned.data, config_revision: 1 }],
  ShippingBundlesChanged: [
    [rated],
    { shipping: rated.data, bundles: later.ShippingBundlesChanged.data.to, config_revision: 1 },
  ],
  RemoteAreasChanged: [[rated], { shipping: rated.data, ...later.RemoteAreasChanged.data, config_revision: 1 }],
  SellingTermsChanged: [[], { selling: later.SellingTermsChanged.data, config_revision: 0 }],
  DeliveryTermsChanged: [
    [],
    { delivery: { ...later.DeliveryTermsChanged.data, pickup_hours: '평일 10시~18시' }, config_revision: 0 },
  ],
  PaymentTermsChanged: [[], { payment: later.PaymentTermsChanged.data, config_revision: 0 }],
  SlideAdded: [[], { slides: [first] }],
  SlideEdited: [[added], { slides: [{ ...first, title: '명함 첫 주문', shown: false, revision: 1 }] }],
  SlideMoved: [[added], { slides: [{ ...first, rank: 500.5, revision: 1 }] }],
  SlideRemoved: [[added], { slides: [] }],
  NoticeAdded: [[], { notices: [{ ...told.data, revision: 0 }] }],
  NoticeEdited: [[told], { notices: [{ ...told.data, tone: 'urgent', shown: false, revision: 1 }] }],
  NoticeRemoved: [[told], { notices: [] }],
  AgreementPublished: [[], { agreements: [kept] }],
  AgreementCancelled: [[published], { agreements: [{ ...kept, cancelled: true, revision: 1 }] }],
};

const streamOf = (event: SiteEvent) => {
  if ('which' in event.data) return agreementStream(event.data.which);
  if (!('id' in event.data)) return configStream;
  return event.type.startsWith('Slide') ? slideStream(event.data.id) : noticeStream(event.data.id);
};
const eventsOf = (...events: readonly SiteEvent[]) => {
  const record = recorder();
  return events.map((event) => record(streamOf(event), event));
};
const siteAfter = (...events: readonly SiteEvent[]) =>
  siteDocument.parse(foldEvents(siteProjection, eventsOf(...events)).get(siteView));
const example = (type: string): SiteEvent =>
  ({ ...configExamples, ...slideExamples, ...noticeExamples, ...agreementExamples })[type as SiteEvent['type']];

it.each(Object.entries(effects))('%s is shown', (type, [given, effect]) => {
  expect(siteAfter(...given, example(type))).toMatchObject({ ...before, ...effect });
});
it.each(Object.entries(effects))('%s changes nothing when seen again', (type, [given]) => {
  const events = eventsOf(...given, example(type));
  expect(foldEvents(siteProjection, [...events, ...events])).toEqual(foldEvents(siteProjection, events));
});
it('reads slides from before their pictures had words', () => {
  const { alt: _alt, ...old } = added.data;
  expect(siteAfter({ type: 'SlideAdded', data: old }).slides).toMatchObject([{ ...old, alt: '' }]);
});
it('keeps slides in the order of their ranks', () => {
  const titles = (...events: readonly SlideEvent[]) => siteAfter(...events).slides.map(({ title }) => title);
  expect(titles(second, added)).toEqual([first.title, '둘째']);
  expect(titles(added, second, { type: 'SlideMoved', data: { id: second.data.id, rank: 1 } })).toEqual([
    '둘째',
    first.title,
  ]);
});
