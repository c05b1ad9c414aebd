import type { DemoProject } from '../demo-project.ts';

export const pangyoOffice: DemoProject = {
  title: '판교 테크허브 업무시설 실시설계', client: '㈜가온디벨롭', place: '경기 성남시 분당구 삼평동', status: 'OnGoing',
  text: '지하 5층, 지상 14층 오피스. 실시설계 100% 도서 접수 전 3차 교차 검토.',
  owner: 'minseo', owners: ['haneul'], members: ['doyun', 'yerin', 'jiwoo', 'sujin', 'taeho'], waiting: ['seojun'], days: [63, 0.2],
  issues: [
    {
      by: 'yerin', to: 'minseo', title: '기준층 천장고 2,700 확보가 어렵습니다', is: ['건축', '도서검토', 'HIGH', 'DONE'], due: -30, drawing: 'section',
      text: '보 춤 700, 덕트 350, 조명·스프링클러 150을 더하면 층고 4,000에서 천장고가 2,620입니다.',
      talk: [
        ['minseo', '임대 기준이라 2,700은 꼭 지켜야 해요. 덕트를 납작하게 할 수 있나요?'],
        ['yerin', '800×250으로 바꾸면 마찰 손실이 늘어서 팬을 한 단계 올려야 합니다.'],
        ['doyun', '보 웨브에 Ø350 관통을 허용하면 덕트를 보 안으로 통과시킬 수 있어요. 단부 2m는 빼고요.', 'section'],
        ['minseo', '관통안으로 가죠. 보 관통 위치도를 따로 관리하겠습니다.'],
        ['yerin', '관통 위치 46곳 표로 정리했어요. 단부에서 2m는 모두 지켰습니다.'],
      ],
    },
    {
      by: 'doyun', to: 'minseo', title: '지하 3층 램프 슬래브 두께 표기 불일치', is: ['건축', '도서검토', 'MEDIUM', 'DONE'], due: -22, drawing: 'plan',
      text: 'A-122 램프 슬래브가 200으로 적혀 있는데 구조는 250입니다. 단면 상세도 같이 고쳐 주세요.',
      talk: [['minseo', '고쳤습니다. 램프 하부 유효고도 50 줄어서 다시 확인했어요. 문제없습니다.'], ['doyun', '확인했습니다.']],
    },
    {
      by: 'minseo', to: 'yerin', title: '14층 임원실 개별 공조 분리', is: ['기계', '도서검토', 'LOW', 'IN PROGRESS'], due: 8, drawing: 'duct',
      text: '임대 계획이 바뀌어서 14층 절반이 개별 냉난방으로 갑니다. 실외기 자리를 옥상에 더 둘 수 있을까요?',
      talk: [
        ['yerin', '실외기 4대를 더 두면 옥상 하중이 1.2kN/㎡ 늘어납니다. 구조 확인이 필요해요.'],
        ['doyun', '냉각탑 패드 옆이면 여유가 있습니다. 위치만 X6~X7 사이로 부탁드려요.'],
        ['minseo', 'X6~X7 사이로 부탁드려요. 입면에는 안 보이는 자리입니다.'],
      ],
    },
    {
      by: 'sujin', to: 'doyun', title: '코어 오프닝 32개소 위치 확정 요청', is: ['구조', '정보누락', 'HIGH', 'IN PROGRESS'], due: -2, drawing: 'plan',
      text: '설비 오프닝 리스트와 코어 구조도의 오프닝이 9곳 다릅니다. 골조 발주가 다음 주라 급해요.',
      talk: [
        ['doyun', '설비 최종본이 언제 나오나요? 600 이상 오프닝은 보강근이 들어가야 합니다.'],
        ['yerin', '오늘 저녁에 올릴게요. EPS 두 곳만 아직 협의 중입니다.'],
        ['sujin', '올려 주신 것 기준으로 7곳은 맞습니다. EPS 두 곳은 남겨 둘게요.', 'plan'],
        ['doyun', 'EPS 두 곳은 600 이하라 보강근 없이 가능합니다. 오늘 확정하시죠.'],
      ],
    },
    {
      by: 'taeho', to: 'haneul', title: '로비 바닥 석재 두께와 구조 다운 치수', is: ['건축', '정보누락', 'LOW', 'TO DO'], due: 14, drawing: 'detail',
      text: '석재 30T에 모르타르 40이면 구조 다운이 70인데 도면은 50입니다.',
      talk: [
        ['haneul', '석재를 20T로 줄이는 안과 같이 검토하고 있어요. 금액 차이도 함께 드리겠습니다.'],
        ['taeho', '금액표 잘 받았습니다. 내부 검토 후 알려 드릴게요.'],
      ],
    },
    {
      by: 'yerin', to: 'doyun', title: '옥상 수조 받침 하중 재검토', is: ['구조', '도서검토', 'MEDIUM', 'TO DO'], due: 1, drawing: 'detail',
      text: '소화수조가 60톤에서 78톤으로 늘었습니다. 받침 보 위치를 다시 봐 주세요.',
      talk: [
        ['doyun', '받침 보 G12를 400×800으로 키우면 됩니다. 받침 간격은 2.0m 이하로 해 주세요.'],
        ['yerin', '간격 1.8m로 다시 배치했습니다.', 'detail'],
      ],
    },
    {
      by: 'jiwoo', to: 'minseo', title: '지하 주차장 급배기 루버 면적 부족', is: ['건축', '도서검토', 'HIGH', 'TO DO'], due: 3, drawing: 'section',
      text: '1층 선큰 쪽 루버 유효 면적이 18㎡인데 필요량은 24㎡예요.',
      talk: [
        ['minseo', '조경 플랜터 뒤쪽으로 6㎡를 더 낼 수 있어요. 빗물이 들어오지 않는 높이가 얼마인가요?'],
        ['jiwoo', '바닥에서 450 이상 띄우고 방우형 루버로 부탁드립니다.'],
        ['minseo', '플랜터 높이를 480으로 맞췄어요. 단면을 봐 주세요.', 'section'],
      ],
    },
    {
      by: 'haneul', to: 'yerin', title: '화장실 배관 샤프트 점검구 위치', is: ['기계', '도서검토', 'LOW', 'DONE'], due: -9, drawing: 'plan',
      text: '점검구가 남자 화장실 거울 뒤에 있어서 유지 관리가 어렵습니다.',
      talk: [['yerin', '청소용품실 쪽으로 돌렸어요. 600×600 하나로 충분합니다.']],
    },
    {
      by: 'doyun', to: 'sujin', title: '커튼월 패스너 하중 표 요청', is: ['건축', '정보누락', 'MEDIUM', 'IN PROGRESS'], due: 7, drawing: 'detail',
      text: '슬래브 단부 보강을 정하려면 패스너별 반력이 필요합니다.',
      talk: [
        ['sujin', '커튼월 업체에서 이번 주에 받기로 했어요. 받는 대로 붙일게요.'],
        ['doyun', '우선 ±2.5kN로 가정하고 진행하겠습니다.'],
        ['sujin', '업체 회신 받았습니다. 최대 2.1kN이라 가정 안에 들어와요.'],
      ],
    },
    {
      by: 'sujin', to: 'yerin', title: '13층 회의실 덕트와 접이식 벽체 레일 간섭', is: ['기계', '도서검토', 'MEDIUM', 'TO DO'], due: 10, drawing: 'duct',
      text: '이동식 벽체 레일 상부 보강재가 리턴 덕트를 가로질러요. 레일은 옮길 수 없다고 합니다.',
      talk: [
        ['yerin', '리턴을 플레넘 방식으로 바꾸면 덕트를 없앨 수 있어요. 차음만 확인해 주세요.', 'duct'],
        ['sujin', '차음은 벽체 상부까지 보드를 올리면 STC 50 나옵니다.'],
      ],
    },
  ],
};
