import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type AgreementEvent, agreementStream } from '@maru/contracts/site/agreement/agreement.events';
import { type ConfigEvent, configStream } from '@maru/contracts/site/config/config.events';
import { type ConfigFacts, configFold } from '@maru/contracts/site/config/config.fold';
import { type SiteDocument, siteView } from '@maru/contracts/site/config/config.views';
import { type NoticeEvent, noticeStream } from '@maru/contracts/site/notice/notice.events';
import { noticeFold, type NoticeFacts } from '@maru/contracts/site/notice/notice.fold';
import { type SlideEvent, slideStream } from '@maru/contracts/site/slide/slide.events';
import { slideFold, type SlideFacts } from '@maru/contracts/site/slide/slide.fold';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<SiteDocument>;

const { initialState, evolve } = configFold;
const empty: Doc = { id: siteView, ...initialState, config_revision: -1, slides: [], notices: [], agreements: [] };

type PublishedEvent = Extract<AgreementEvent, { type: 'AgreementPublished' }>;

type Slides = Doc['slides'];
const withSlide = (
  doc: Doc = empty,
  { data: { id }, revision }: SlideEvent & Recorded,
  change: (slide: SlideFacts) => SlideFacts,
): Doc => {
  const others = doc.slides.filter((slide) => slide.id !== id);
  const slide = change(doc.slides.find((one) => one.id === id) ?? 'missing');
  const slides: Slides = slide === 'missing' ? others : [...others, { ...slide, revision }];
  return { ...doc, slides: slides.toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id)) };
};

const withNotice = (
  doc: Doc = empty,
  { data: { id }, revision }: NoticeEvent & Recorded,
  change: (notice: NoticeFacts) => NoticeFacts,
): Doc => {
  const others = doc.notices.filter((notice) => notice.id !== id);
  const notice = change(doc.notices.find((one) => one.id === id) ?? 'missing');
  const notices = notice === 'missing' ? others : [...others, { ...notice, revision }];
  return { ...doc, notices: notices.toSorted((a, b) => a.id.localeCompare(b.id)) };
};

/** Without its text, which is long and seldom read. */
const withAgreement = (doc: Doc = empty, { data, revision, meta }: PublishedEvent & Recorded): Doc => {
  const { text: _text, ...version } = data;
  const published = { ...version, at: epochMs(meta.at), by: meta.actorId, cancelled: false, revision };
  return { ...doc, agreements: [...doc.agreements, published] };
};

const withConfig = (doc: Doc = empty, { revision }: Recorded, config: ConfigFacts): Doc => ({
  ...doc,
  ...config,
  config_revision: revision,
});

/** One document of everything: it changes seldom, and each projection more costs every command. */
export const siteProjection: Projection<ConfigEvent | SlideEvent | NoticeEvent | AgreementEvent, SiteDocument> = {
  name: siteView,
  version: 9,
  view: { fields: { position: 'number' }, indexes: [] },
  streams: [configStream, slideStream(''), noticeStream(''), agreementStream('')],
  key: () => siteView,
  on: {
    BusinessInfoChanged: (doc, event) => withConfig(doc, event, evolve.BusinessInfoChanged(doc ?? empty, event)),
    ShippingRatesChanged: (doc, event) => withConfig(doc, event, evolve.ShippingRatesChanged(doc ?? empty, event)),
    ShippingBundlesChanged: (doc, event) => withConfig(doc, event, evolve.ShippingBundlesChanged(doc ?? empty, event)),
    ReturnTermsChanged: (doc, event) => withConfig(doc, event, evolve.ReturnTermsChanged(doc ?? empty, event)),
    RemoteAreasChanged: (doc, event) => withConfig(doc, event, evolve.RemoteAreasChanged(doc ?? empty, event)),
    SellingTermsChanged: (doc, event) => withConfig(doc, event, evolve.SellingTermsChanged(doc ?? empty, event)),
    DeliveryTermsChanged: (doc, event) => withConfig(doc, event, evolve.DeliveryTermsChanged(doc ?? empty, event)),
    PaymentTermsChanged: (doc, event) => withConfig(doc, event, evolve.PaymentTermsChanged(doc ?? empty, event)),
    SlideAdded: (doc, event) => withSlide(doc, event, (slide) => slideFold.evolve.SlideAdded(slide, event)),
    SlideEdited: (doc, event) => withSlide(doc, event, (slide) => slideFold.evolve.SlideEdited(slide, event)),
    SlideMoved: (doc, event) => withSlide(doc, event, (slide) => slideFold.evolve.SlideMoved(slide, event)),
    SlideRemoved: (doc, event) => withSlide(doc, event, (slide) => slideFold.evolve.SlideRemoved(slide, event)),
    NoticeAdded: (doc, event) => withNotice(doc, event, (notice) => noticeFold.evolve.NoticeAdded(notice, event)),
    NoticeEdited: (doc, event) => withNotice(doc, event, (notice) => noticeFold.evolve.NoticeEdited(notice, event)),
    NoticeRemoved: (doc, event) => withNotice(doc, event, (notice) => noticeFold.evolve.NoticeRemoved(notice, event)),
    AgreementPublished: (doc, event) => withAgreement(doc, event),
    AgreementCancelled: (doc = empty, { data: { which, version }, revision }) => ({
      ...doc,
      agreements: doc.agreements.map((one) =>
        one.which === which && one.version === version ? { ...one, cancelled: true, revision } : one,
      ),
    }),
  },
};
