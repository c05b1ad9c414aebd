import type { DemoProject } from '../demo-project.ts';

export const busanHousing: DemoProject = {
  title: '부산 에코델타 공동주택 3블록', client: '부산도시공사', place: '부산 강서구 강동동', status: 'OnGoing',
  text: '공동주택 486세대, 지하 1층. 사업승인 도서와 구조·기계 계산서를 맞춥니다.',
  owner: 'haneul', owners: ['doyun'], members: ['yerin', 'minseo', 'sujin'], waiting: ['jiwoo', 'taeho'], days: [29, 0.6],
  issues: [
    {
      by: 'doyun', to: 'haneul', title: '84A 타입 발코니 확장 시 내력벽 개구부', is: ['건축', '도서검토', 'HIGH', 'DONE'], due: -14, drawing: 'plan',
      text: '확장형 평면에서 침실 2 벽 개구부가 1,800으로 커졌어요. W3 벽은 1,500까지만 가능합니다.',
      talk: [
        ['haneul', '분양 평면과 맞추려고 키운 건데, 1,500으로 줄이면 붙박이장 문이 걸려요.'],
        ['doyun', '단부를 D16으로 보강하면 1,600까지는 열 수 있습니다.'],
        ['haneul', '1,600으로 정리할게요. 단위세대 평면도 전부 고쳤습니다.', 'plan'],
      ],
    },
    {
      by: 'yerin', to: 'haneul', title: '세대 환기장치 설치 공간이 없어요', is: ['기계', '정보누락', 'HIGH', 'IN PROGRESS'], due: 1, drawing: 'duct',
      text: '다용도실 천장 속 높이가 220인데 환기장치는 280이 필요합니다.',
      talk: [
        ['haneul', '실외기실 쪽으로 옮기면 어떨까요? 거기는 400이 나와요.'],
        ['yerin', '외기 취입구와 실외기 토출구가 1.5m 이상 떨어져야 해서 평면을 봐야 합니다.'],
        ['minseo', '59B만 안 되고 나머지는 가능합니다. 59B는 슬림형으로 하죠.'],
        ['yerin', '슬림형 자료 받았습니다. 소음이 2dB 높은 것만 알고 계시면 돼요.'],
      ],
    },
    {
      by: 'sujin', to: 'doyun', title: '101동과 주차장 접합부 신축 이음', is: ['구조', '도서검토', 'MEDIUM', 'IN PROGRESS'], due: -3, drawing: 'detail',
      text: '동 지하와 주차장 슬래브 사이 이음 폭이 도면마다 50, 75, 100으로 달라요.',
      talk: [
        ['doyun', '연약 지반이라 부등 침하를 고려해 75로 통일하겠습니다.'],
        ['sujin', '방수 상세도 75로 맞춰 둘게요.', 'detail'],
        ['doyun', '옥상 쪽 이음도 같은 폭으로 고쳤습니다.'],
      ],
    },
    {
      by: 'haneul', to: 'yerin', title: '지하 기계실 장비 반입구 크기', is: ['기계', '정보누락', 'MEDIUM', 'TO DO'], due: 6, drawing: 'plan',
      text: '열교환기 반입에 필요한 최소 크기를 알려 주세요. 지금은 2,400×2,700입니다.',
      talk: [
        ['yerin', '분할 반입하면 충분합니다. 다만 상부 호이스트 고리 3톤을 넣어 주세요.'],
        ['haneul', '고리 하중은 구조에 전달했어요. 개구부 뚜껑은 분리형으로 할게요.'],
      ],
    },
    {
      by: 'doyun', to: 'minseo', title: '옥탑 조형물 기초 앵커 정보', is: ['건축', '정보누락', 'LOW', 'TO DO'], due: 15, drawing: null,
      text: '조형물 무게와 풍하중 면적이 있어야 앵커를 정할 수 있어요.',
      talk: [['minseo', '디자인이 한 번 더 바뀔 것 같아요. 다음 주에 확정본 드릴게요.']],
    },
    {
      by: 'minseo', to: 'doyun', title: '필로티 기둥 단면 변경 가능 여부', is: ['구조', '도서검토', 'MEDIUM', 'DONE'], due: -8, drawing: 'detail',
      text: '103동 필로티 기둥을 원형 Ø900으로 바꾸고 싶습니다. 700×1,000과 성능이 같을까요?',
      talk: [
        ['doyun', '약축 강성이 조금 줄지만 Ø950이면 동등합니다. 띠철근은 나선으로 바꿀게요.', 'detail'],
        ['minseo', 'Ø950으로 갈게요. 감사합니다!'],
      ],
    },
    {
      by: 'yerin', to: 'sujin', title: '우수 배관 횡주관 구배가 안 나와요', is: ['기계', '도서검토', 'LOW', 'TO DO'], due: 9, drawing: 'section',
      text: '주차장 천장 속에서 1/100 구배를 주면 42m 구간 끝이 보 하부보다 낮아집니다.',
      talk: [['sujin', '중간에 입상관을 하나 더 두면 되겠네요. X12열 기둥 옆이 비어 있어요.'], ['yerin', '좋습니다. 그 자리로 모델 올릴게요.']],
    },
    {
      by: 'haneul', to: 'doyun', title: '경비실 지붕 캔틸레버 두께', is: ['구조', '도서검토', 'LOW', 'DONE'], due: -4, drawing: 'section',
      text: '지붕 끝을 120으로 얇게 보이고 싶어요. 내민 길이는 1,500입니다.',
      talk: [['doyun', '단부 120, 뿌리 200으로 경사를 주면 됩니다.'], ['haneul', '완벽해요.']],
    },
    {
      by: 'sujin', to: 'haneul', title: '장애인 주차 구획 폭 3,300 미달 2곳', is: ['건축', '도서검토', 'HIGH', 'TO DO'], due: 2, drawing: 'plan',
      text: '기둥 마감 두께를 더하면 B14, B15 구획이 3,260입니다.',
      talk: [
        ['haneul', '기둥 보호 패드를 빼고 도장으로 바꾸면 3,300이 나와요. 일괄로 바꿀게요.'],
        ['sujin', '도장으로 바꾸면 C구역 네 곳도 같이 해결됩니다.'],
      ],
    },
    {
      by: 'minseo', to: 'yerin', title: '커뮤니티센터 수영장 제습 방식', is: ['기계', '도서검토', 'MEDIUM', 'TO DO'], due: 11, drawing: 'duct',
      text: '결로가 걱정되는 남측 유리면에 급기를 어떻게 낼지 의견 부탁드려요.',
      talk: [
        ['yerin', '바닥 라인 디퓨저로 유리면을 타고 올리는 방식이 가장 낫습니다. 트렌치 폭 250이 필요해요.', 'section'],
        ['minseo', '트렌치 상세를 추가해 둘게요.'],
        ['yerin', '트렌치 커버는 스테인리스로 지정해 주세요. 알루미늄은 부식됩니다.'],
      ],
    },
  ],
};
