import type { DemoProject } from '../demo-project.ts';

export const jejuResort: DemoProject = {
  title: '제주 애월 리조트 별관 리모델링', client: '㈜바당호텔앤리조트', place: '제주 제주시 애월읍', status: 'OnGoing',
  text: '1998년 준공 객실동을 스위트 36실로 고치는 리모델링. 바닷가라 염해와 바람을 함께 봅니다.',
  owner: 'yerin', owners: ['minseo'], members: ['seojun', 'sujin', 'taeho'], waiting: ['haneul', 'doyun'], days: [18, 0.1],
  issues: [
    {
      by: 'minseo', to: 'seojun', title: '객실 두 칸을 트는 벽 철거 범위', is: ['구조', '도서검토', 'HIGH', 'IN PROGRESS'], due: 0, drawing: 'plan',
      text: '스위트 타입 B는 세대 간 벽을 3.6m 터야 합니다. 철거할 수 있는 벽인지 봐 주세요.',
      talk: [
        ['seojun', '3층까지는 내력벽입니다. 보강 프레임 H-300을 넣고 순서대로 철거해야 해요.'],
        ['minseo', '프레임이 보이면 안 되는데 벽 두께 안에 들어가나요?'],
        ['seojun', '벽 200에 마감 50이면 가능합니다. 스케치 참고해 주세요.', 'detail'],
        ['minseo', '도면에 그대로 넣었어요. 철거 순서도도 구조팀에서 주시나요?'],
        ['seojun', '네, 단계별로 4장 드릴게요.'],
      ],
    },
    {
      by: 'yerin', to: 'minseo', title: '객실 배관 샤프트 재사용 여부', is: ['기계', '정보누락', 'HIGH', 'IN PROGRESS'], due: 1, drawing: 'plan',
      text: '기존 샤프트 600×400에 급수·급탕·오수를 다 넣기 어렵습니다. 욕실 위치를 옮길 수 있나요?',
      talk: [
        ['minseo', '타입 A는 욕실을 복도 쪽으로 옮겨서 샤프트를 새로 뚫을 수 있어요.'],
        ['seojun', '슬래브 코어링은 300까지만 가능합니다. 철근 탐사 먼저 해 주세요.'],
        ['yerin', '탐사 업체가 금요일에 들어갑니다. 결과 나오면 위치 확정해요.'],
        ['minseo', '타입 A 평면 수정안 먼저 올려 둘게요.', 'plan'],
      ],
    },
    {
      by: 'seojun', to: 'yerin', title: '옥상 태양열 집열판 풍하중', is: ['구조', '도서검토', 'MEDIUM', 'TO DO'], due: 4, drawing: 'section',
      text: '기본 풍속 44m/s 지역입니다. 집열판 각도를 15도 이하로 낮출 수 있을까요?',
      talk: [
        ['yerin', '효율이 4% 줄지만 가능합니다. 대수를 두 대 늘릴게요.'],
        ['seojun', '15도면 앵커 간격 1.2m로 충분합니다.'],
      ],
    },
    {
      by: 'taeho', to: 'minseo', title: '외부 데크 난간 재료', is: ['건축', '정보누락', 'LOW', 'TO DO'], due: 13, drawing: 'detail',
      text: '바닷바람에 녹이 덜 나는 재료로 제안 부탁드립니다.',
      talk: [['minseo', 'STS316과 알루미늄 분체도장 두 가지로 금액을 비교해 드릴게요.'], ['taeho', '유지 보수 주기도 같이 적어 주세요.']],
    },
    {
      by: 'sujin', to: 'yerin', title: '실외기 배치와 바다 조망 간섭', is: ['기계', '도서검토', 'MEDIUM', 'DONE'], due: -6, drawing: 'plan',
      text: '스위트 C 테라스 앞에 실외기 2대가 보입니다.',
      talk: [['yerin', '지붕 뒤편으로 옮겼어요. 냉매 배관이 9m 길어지지만 허용 범위입니다.'], ['sujin', '모델에서 확인했습니다. 안 보여요.']],
    },
    {
      by: 'yerin', to: 'seojun', title: '수영장 기계실 바닥 방수 턱 높이', is: ['구조', '도서검토', 'LOW', 'TO DO'], due: 8, drawing: 'detail',
      text: '여과기 기초가 방수 턱보다 낮게 그려져 있어요.',
      talk: [['seojun', '기초를 150 올리고 턱은 100으로 두겠습니다.']],
    },
    {
      by: 'minseo', to: 'yerin', title: '객실 바닥 난방 두께', is: ['기계', '도서검토', 'MEDIUM', 'IN PROGRESS'], due: 3, drawing: 'section',
      text: '기존 층고가 2,900이라 바닥을 60 이상 올리기 어렵습니다. 건식으로 가능할까요?',
      talk: [
        ['yerin', '건식 패널 45에 마감 12면 57입니다. 표면 온도는 습식보다 늦게 오르지 않아요.'],
        ['minseo', '좋아요. 문 하부 여유까지 하면 딱 맞네요.'],
        ['taeho', '시범 객실 하나 먼저 해 보죠.'],
        ['yerin', '시범 객실은 302호로 잡았습니다. 다음 주 수요일에 봐 주세요.'],
      ],
    },
    {
      by: 'seojun', to: 'sujin', title: '콘크리트 염화물 조사 결과 정리', is: ['구조', '정보누락', 'HIGH', 'TO DO'], due: -2, drawing: null,
      text: '해안 쪽 기둥 6개소 시험 성적서가 필요합니다. 보수 범위를 정해야 해요.',
      talk: [
        ['sujin', '4개소는 받았고 2개소는 시험 중이라고 합니다.'],
        ['seojun', '받은 것만 먼저 올려 주세요. 피복 두께도 같이요.'],
        ['sujin', '네 곳 모두 기준 이하입니다. 피복은 35에서 42 사이예요.'],
        ['seojun', '다행이네요. 나머지 두 곳만 보면 표면 보수로 정리할 수 있겠습니다.'],
      ],
    },
    {
      by: 'taeho', to: 'yerin', title: '조식당 주방 배기구 위치 변경', is: ['기계', '도서검토', 'LOW', 'DONE'], due: -3, drawing: 'duct',
      text: '배기구가 테라스 좌석 바로 위예요. 냄새가 날 것 같습니다.',
      talk: [['yerin', '서측 벽으로 돌리고 탈취 필터를 하나 더 넣었습니다.'], ['taeho', '감사합니다. 이대로 진행해 주세요.']],
    },
    {
      by: 'sujin', to: 'minseo', title: '엘리베이터 승강로 피트 깊이 확인', is: ['건축', '도서검토', 'MEDIUM', 'TO DO'], due: 5, drawing: 'section',
      text: '새 기종은 피트 1,400이 필요한데 현황은 1,250입니다. 바닥을 더 파거나 기종을 바꿔야 해요.',
      talk: [
        ['minseo', '피트를 낮출 수 있는 기종이 있는지 두 회사에 문의했어요.'],
        ['seojun', '더 파려면 기초 보에 걸립니다. 기종 변경을 권해요.'],
        ['sujin', '한 회사에서 1,200 기종 제안이 왔어요. 속도는 60m/min입니다.'],
      ],
    },
  ],
};
