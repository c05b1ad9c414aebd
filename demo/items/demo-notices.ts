import type { ItemNotice } from '@maru/contracts/shop/item/item.notice';
import type { DemoItem } from './demo-item.ts';

const service = { service_name: '설계마루 고객센터', service_phone: '02-555-0142', return_address: '' } as const;
const maker = '주식회사 설계마루';

const ofBook = ({ name, options }: DemoItem): ItemNotice => ({
  ...service,
  group: 'book',
  fields: {
    title: name,
    author: `설계마루 편집부, ${maker}`,
    size: '188 × 257mm',
    pages: '264쪽',
    components: options.map(([option]) => option).join(', '),
    published: '2026년 3월 2일',
    contents: '상세정보 참조',
  },
  made_to_order: false,
});

const ofNameCard = ({ name }: DemoItem): ItemNotice => ({
  ...service,
  group: 'print',
  fields: {
    model: name,
    certification: '해당 없음',
    origin: '대한민국',
    maker,
    paper: '상세정보 참조',
    size: '90 × 50mm',
    lead_time: '시안을 확정한 뒤 영업일 3일',
  },
  made_to_order: true,
});

const ofLicence = ({ category }: DemoItem): ItemNotice => ({
  ...service,
  group: 'digital',
  fields: {
    supplier: maker,
    use_terms: '옵션에 적힌 기간 동안, 라이선스 하나에 한 사람',
    provision: '결제하면 내 계정에 라이선스 키를 발급해요',
    system: category === '애드인' ? 'Windows 10 이상, Revit 2022~2026' : 'AutoCAD 2020 이상 또는 호환 프로그램',
    withdrawal_effect: '철회하면 라이선스를 회수하고 3영업일 이내에 환불해요. 키를 열어 본 뒤에는 철회가 제한돼요',
    trial: '상세정보의 미리보기',
  },
  made_to_order: false,
});

/** What the law wants said of an item of the demo, by what it is. */
export const noticeOf = (item: DemoItem): ItemNotice => {
  if (item.kind === 'licence') return ofLicence(item);
  return item.category === '명함' ? ofNameCard(item) : ofBook(item);
};
