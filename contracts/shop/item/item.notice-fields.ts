interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}
const none = '없으면 ‘해당 없음’이라고 적어 주세요.';

/** What a notice may hold: 전자상거래 등에서의 상품 등의 정보제공에 관한 고시(공정거래위원회), 별표. */
export const noticeFields = {
  title: { label: '도서명' },
  author: { label: '저자, 출판사' },
  pages: { label: '쪽수' },
  published: { label: '출간일' },
  contents: { label: '목차 또는 책 소개', hint: '상세정보에 있으면 ‘상세정보 참조’라고 적어 주세요.' },
  model: { label: '품명 및 모델명' },
  certification: { label: '인증·허가 사항', hint: none },
  origin: { label: '제조국 또는 원산지' },
  maker: { label: '제조자', hint: '수입품이면 수입자도 함께 적어 주세요.' },
  material: { label: '주요 소재' },
  size: { label: '크기' },
  colour: { label: '색상' },
  components: { label: '제품 구성' },
  delivery: { label: '배송·설치 비용', hint: none },
  warranty: { label: '품질보증기준' },
  paper: { label: '용지와 인쇄 방식' },
  lead_time: { label: '제작 기간', hint: '시안을 확정한 뒤 며칠이 걸리는지 적어 주세요.' },
  supplier: { label: '제작자 또는 공급자' },
  use_terms: { label: '이용조건, 이용기간' },
  provision: { label: '상품 제공 방식', hint: '예: 내려받기, 온라인 발급' },
  system: { label: '최소 시스템 사양, 필수 소프트웨어' },
  withdrawal_effect: { label: '청약철회 또는 계약 해제·해지의 효과' },
  trial: { label: '시험 사용 방법', hint: '체험판이 없으면 내용을 미리 알 수 있는 곳을 적어 주세요.' },
} as const satisfies Readonly<Record<string, FieldWords>>;
export type NoticeField = keyof typeof noticeFields;

interface Group {
  readonly label: string;
  readonly fields: readonly NoticeField[];
}
/** Of each thing that is sent, whatever it is (기타 재화). */
const ofGoods = ['model', 'certification', 'origin', 'maker'] as const satisfies readonly NoticeField[];

/**
 * What each 상품군 wants. The notice has none for 사무용품·문구 and 인쇄물·명함: theirs are those of 기타 재화, with what
 * a buyer of such things asks. `trial` is wanted by 전자상거래법 제17조 제6항 and its 시행령 제21조의2.
 */
export const noticeGroups = {
  book: { label: '서적', fields: ['title', 'author', 'size', 'pages', 'components', 'published', 'contents'] },
  digital: {
    label: '디지털 콘텐츠·소프트웨어',
    fields: ['supplier', 'use_terms', 'provision', 'system', 'withdrawal_effect', 'trial'],
  },
  stationery: { label: '사무용품·문구', fields: [...ofGoods, 'material', 'size', 'components'] },
  furniture: {
    label: '가구',
    fields: [...ofGoods, 'colour', 'components', 'material', 'size', 'delivery', 'warranty'],
  },
  print: { label: '인쇄물·명함', fields: [...ofGoods, 'paper', 'size', 'lead_time'] },
  other: { label: '기타 재화', fields: ofGoods },
} as const satisfies Readonly<Record<string, Group>>;
export type NoticeGroup = keyof typeof noticeGroups;
