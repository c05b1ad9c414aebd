import type { DemoProject } from '../demo-project.ts';

export const incheonLogistics: DemoProject = {
  title: '인천 스마트 물류센터', client: '㈜한길로지스', place: '인천 중구 신흥동', status: 'Finished',
  text: '저온·상온 복합 물류센터 4층. 착공 도서 검토를 마쳤습니다.',
  owner: 'doyun', owners: ['sujin'], members: ['haneul', 'jiwoo', 'yerin'], waiting: [], days: [140, 62],
  issues: [
    {
      by: 'jiwoo', to: 'doyun', title: '저온창고 바닥 단열과 구조 슬래브 다운', is: ['구조', '도서검토', 'HIGH', 'DONE'], due: -110, drawing: 'section',
      text: '단열 200과 누름 콘크리트 150을 더하면 구조 다운이 350인데 도면은 300입니다.',
      talk: [['doyun', '350으로 고쳤습니다. 트렌치 주변은 400이에요.'], ['jiwoo', '확인했습니다. 도어 히팅 라인도 들어가네요.']],
    },
    {
      by: 'haneul', to: 'doyun', title: '하역장 도크 범퍼 충격 하중', is: ['구조', '정보누락', 'MEDIUM', 'DONE'], due: -105, drawing: 'detail',
      text: '11톤 차량 기준으로 앵커가 충분한지 확인 부탁드려요.',
      talk: [['doyun', 'M20 6개면 충분합니다. 단부 보강 앵글을 추가했어요.', 'detail']],
    },
    {
      by: 'doyun', to: 'haneul', title: '램프 회전 반경이 15톤 차량에 부족해요', is: ['건축', '도서검토', 'HIGH', 'DONE'], due: -98, drawing: 'plan',
      text: '내측 반경 9.5m입니다. 12m는 되어야 합니다.',
      talk: [
        ['haneul', '램프를 한 스팬 밖으로 빼는 안을 그려 봤어요.', 'plan'],
        ['doyun', '기둥 두 개가 늘지만 가능합니다.'],
        ['haneul', '발주처 승인받았습니다. 이 안으로 확정이에요.'],
        ['sujin', '확정안으로 모델 갱신했습니다.'],
      ],
    },
    {
      by: 'sujin', to: 'jiwoo', title: '냉매 배관과 스프링클러 교차', is: ['기계', '도서검토', 'MEDIUM', 'DONE'], due: -95, drawing: 'duct',
      text: '3층 중앙 통로에서 냉매관 단열까지 하면 소화 배관과 40mm 겹칩니다.',
      talk: [['jiwoo', '냉매관을 보 옆으로 돌렸습니다. 모델 갱신했어요.'], ['sujin', '간섭 0건입니다.']],
    },
    {
      by: 'yerin', to: 'haneul', title: '전기실 환기 창 위치', is: ['건축', '도서검토', 'LOW', 'DONE'], due: -92, drawing: null,
      text: '서향이라 여름에 실내 온도가 40도까지 올라갑니다.',
      talk: [['haneul', '북측으로 옮겼습니다.'], ['yerin', '좋습니다. 환기팬도 한 대 줄었어요.']],
    },
    {
      by: 'doyun', to: 'sujin', title: 'PC 기둥 접합부 철물 위치', is: ['구조', '도서검토', 'MEDIUM', 'DONE'], due: -88, drawing: 'detail',
      text: '제작 도면과 모델의 철물 높이가 20mm 달라요.',
      talk: [['sujin', '모델이 틀렸어요. 제작 도면 기준으로 고쳤습니다.']],
    },
    {
      by: 'haneul', to: 'yerin', title: '사무동 천장 카세트 배치', is: ['기계', '도서검토', 'LOW', 'DONE'], due: -84, drawing: 'duct',
      text: '조명 줄과 카세트가 어긋나서 천장 패턴이 맞지 않아요.',
      talk: [['yerin', '600 모듈에 맞춰 다시 배치했어요.', 'plan'], ['haneul', '훨씬 깔끔하네요.']],
    },
    {
      by: 'jiwoo', to: 'haneul', title: '옥상 응축기 차폐 루버 통풍률', is: ['건축', '정보누락', 'MEDIUM', 'DONE'], due: -80, drawing: 'section',
      text: '통풍률 60% 이상인 루버로 지정해 주세요.',
      talk: [['haneul', '65% 제품으로 시방서에 적었습니다.'], ['jiwoo', '확인했습니다.']],
    },
    {
      by: 'sujin', to: 'doyun', title: '바닥 평탄도 FM2 등급 적용 구역', is: ['구조', '정보누락', 'MEDIUM', 'DONE'], due: -78, drawing: 'plan',
      text: '자동 창고 구역 경계를 도면에 표시해야 시공사가 견적을 냅니다.',
      talk: [['doyun', 'X2~X9, Y1~Y4 구간입니다. 바닥 계획도에 색으로 넣었어요.']],
    },
    {
      by: 'haneul', to: 'sujin', title: '최종 도서 목록 확인', is: ['건축', '도서검토', 'LOW', 'DONE'], due: -70, drawing: null,
      text: '납품 전 마지막 확인입니다. 빠진 도면이 있으면 알려 주세요.',
      talk: [
        ['sujin', '구조 일반사항 2매가 빠졌어요. 나머지는 모두 있습니다.'],
        ['doyun', '올렸습니다. S-001, S-002요.'],
        ['haneul', '모두 확인했습니다. 다들 고생 많으셨어요!'],
      ],
    },
  ],
};
