import type { DemoProject } from '../demo-project.ts';

export const sejongLibrary: DemoProject = {
  title: '세종 시립도서관 증축', client: '세종특별자치시', place: '세종 고운동 1375', status: 'OnHold',
  text: '기존 3층 건물 위로 한 층을 올리고 서고동을 잇는 증축. 예산 조정으로 잠시 멈춰 있습니다.',
  owner: 'sujin', owners: [], members: ['haneul', 'seojun', 'yerin'], waiting: ['minseo'], days: [88, 33],
  issues: [
    {
      by: 'seojun', to: 'sujin', title: '기존 구조도면과 현황이 다릅니다', is: ['구조', '정보누락', 'HIGH', 'IN PROGRESS'], due: -40, drawing: 'plan',
      text: '코어 채취 결과 Y2열 기둥 단면이 도면보다 50 작아요. 전수 확인이 필요합니다.',
      talk: [
        ['sujin', '3D 스캔 일정을 잡았어요. 1층과 2층을 먼저 합니다.'],
        ['seojun', '스캔 결과에서 11개가 550×550으로 확인됐습니다. 보강 설계를 해야 해요.', 'plan'],
        ['haneul', '탄소섬유와 강판 보강 중에 마감 두께가 적은 쪽으로 부탁드려요.'],
        ['sujin', '사업이 멈춘 동안에도 스캔 자료는 계속 볼 수 있게 정리해 두었어요.'],
      ],
    },
    {
      by: 'yerin', to: 'haneul', title: '서고 항온항습실 단열 경계', is: ['건축', '도서검토', 'MEDIUM', 'TO DO'], due: -25, drawing: 'section',
      text: '서고와 열람실 사이 벽이 단열선에서 빠져 있어요. 겨울에 결로가 생깁니다.',
      talk: [['haneul', '단열선을 서고 안쪽으로 돌렸어요. 문틀 열교만 남았습니다.'], ['yerin', '문은 단열 방화문으로 지정하면 됩니다.']],
    },
    {
      by: 'haneul', to: 'seojun', title: '증축부 철골 계단 진동', is: ['구조', '도서검토', 'LOW', 'TO DO'], due: -18, drawing: 'detail',
      text: '오픈형 계단이라 걸을 때 흔들림이 걱정돼요.',
      talk: [['seojun', '중간 참을 벽에 고정하면 8Hz까지 올라갑니다. 고정 상세를 붙일게요.', 'detail']],
    },
    {
      by: 'sujin', to: 'yerin', title: '기존 소방 배관을 계속 쓸 수 있나요?', is: ['기계', '정보누락', 'MEDIUM', 'IN PROGRESS'], due: -30, drawing: null,
      text: '증축하면 헤드가 62개 늘어납니다. 기존 펌프 용량으로 가능한지 확인해 주세요.',
      talk: [['yerin', '양정이 6m 부족합니다. 펌프를 바꾸거나 증축층만 따로 두어야 해요.'], ['sujin', '예산이 정해지면 다시 이야기하죠.']],
    },
    {
      by: 'haneul', to: 'sujin', title: '공사 중 열람실 운영 구획', is: ['건축', '정보누락', 'LOW', 'TO DO'], due: null, drawing: 'plan',
      text: '1층은 공사 중에도 문을 연다고 합니다. 임시 벽과 피난 동선을 도면으로 남겨야 해요.',
      talk: [['sujin', '발주처와 운영 범위를 먼저 정해야 할 것 같습니다.']],
    },
    {
      by: 'seojun', to: 'haneul', title: '서고 바닥 하중 7.5kN/㎡ 확인', is: ['구조', '도서검토', 'HIGH', 'DONE'], due: -45, drawing: null,
      text: '이동식 서가를 쓰면 7.5로는 부족합니다. 서가 방식을 알려 주세요.',
      talk: [
        ['haneul', '이동식으로 확정됐어요. 제조사 자료로는 11kN/㎡입니다.'],
        ['seojun', '12로 설계하겠습니다. 슬래브 두께가 200이 됩니다.'],
        ['haneul', '슬래브 두께 반영했습니다. 층고는 그대로예요.'],
      ],
    },
    {
      by: 'yerin', to: 'seojun', title: '옥상 장비 이설과 증축 기둥 위치', is: ['구조', '도서검토', 'MEDIUM', 'TO DO'], due: -15, drawing: 'plan',
      text: '증축 기둥 C7이 기존 공조기 바로 위에 내려옵니다.',
      talk: [['seojun', 'C7을 옮기기는 어려워요. 공조기를 2m 동쪽으로 옮길 수 있나요?'], ['yerin', '덕트를 새로 연결하면 됩니다. 공사비에 넣어 두겠습니다.', 'duct']],
    },
    {
      by: 'haneul', to: 'yerin', title: '열람실 바닥 급기 소음', is: ['기계', '도서검토', 'LOW', 'DONE'], due: -50, drawing: 'duct',
      text: 'NC-30 이하를 맞추려면 디퓨저를 몇 개로 나눠야 하나요?',
      talk: [['yerin', '42개로 나누면 NC-27입니다. 서가 통로 쪽으로 배치했어요.'], ['haneul', '배치 좋습니다.']],
    },
    {
      by: 'sujin', to: 'haneul', title: '기존 외벽 벽돌과 증축부 금속 패널 이음', is: ['건축', '도서검토', 'MEDIUM', 'IN PROGRESS'], due: -28, drawing: 'detail',
      text: '이음부 방수 턱이 상세도에 없습니다.',
      talk: [['haneul', '후레싱 2단으로 그려 봤어요. 봐 주세요.', 'detail'], ['sujin', '벽돌 줄눈에 홈을 내는 건 피했으면 합니다. 표면 고정으로 가능할까요?']],
    },
    {
      by: 'seojun', to: 'sujin', title: '기초 보강 파일 시공 높이 제한', is: ['구조', '정보누락', 'MEDIUM', 'TO DO'], due: null, drawing: 'section',
      text: '실내에서 마이크로 파일을 시공하려면 층고 3.5m가 필요합니다. 기계실은 3.1m예요.',
      talk: [['sujin', '기계실 쪽은 짧은 로드 장비로 가능하다고 합니다. 업체 의견서를 받을게요.']],
    },
  ],
};
