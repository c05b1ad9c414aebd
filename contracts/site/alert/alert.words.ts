import { type AlertRule, leastFreeShare } from './alert.fields.ts';

interface AlertWords {
  readonly label: string;
  /** What it is counted in: 3건. */
  readonly unit: string;
  /** What is to be done about it. */
  readonly step: string;
  /** The tab of `/adm/system` that shows more; null for the first one. */
  readonly tab: 'views' | 'queues' | 'servers' | 'proof' | null;
}

export const alertWords: Readonly<Record<AlertRule, AlertWords>> = {
  parked: { label: '멈춘 화면 자료', unit: '건', step: '읽지 못한 기록을 확인해 주세요.', tab: null },
  'set-aside': { label: '미뤄 둔 일', unit: '건', step: '까닭을 보고 다시 시도해 주세요.', tab: null },
  'mails-failing': {
    label: '보내지 못한 메일',
    unit: '통',
    step: '메일 서버와 받는 주소를 확인해 주세요.',
    tab: 'queues',
  },
  'workflow-stopped': { label: '멈춘 자동 처리', unit: '개', step: '까닭을 보고 이어서 처리해 주세요.', tab: null },
  'projection-stopped': {
    label: '갱신이 멈춘 화면 자료',
    unit: '개',
    step: '빠진 기록이 없는지 검증하고 다시 만들어 주세요.',
    tab: 'views',
  },
  'projection-lagging': {
    label: '갱신이 늦어지는 화면 자료',
    unit: '개',
    step: '서버가 바쁘거나 꺼지지 않았는지 확인해 주세요.',
    tab: 'views',
  },
  'bad-events': {
    label: '검증에서 나온 이상한 기록',
    unit: '건',
    step: '어느 기록인지 보고 백업과 비교해 주세요.',
    tab: 'proof',
  },
  'engine-silent': {
    label: '응답하지 않는 저장소',
    unit: '개',
    step: '저장소가 켜져 있고 연결되는지 확인해 주세요.',
    tab: 'servers',
  },
  'disk-full': {
    label: '거의 찬 디스크',
    unit: '곳',
    step: `여유 공간이 ${leastFreeShare * 100}%보다 적어요. 공간을 비우거나 디스크를 늘려 주세요.`,
    tab: 'servers',
  },
};

/** 멈춘 화면 자료 3건. */
export const countedAlert = (rule: AlertRule, count: number): string =>
  `${alertWords[rule].label} ${count.toLocaleString('ko-KR')}${alertWords[rule].unit}`;

/** The screen that shows more, below the address of the site. */
export const alertPath = (rule: AlertRule): string => {
  const { tab } = alertWords[rule];
  return tab === null ? '/adm/system' : `/adm/system?tab=${tab}`;
};
