import type { Goods } from './goods/goods.ts';

export interface DemoSlide {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly looks: Goods;
}

export const demoSlides: readonly DemoSlide[] = [
  {
    title: '손끝에 남는 첫인사',
    text: '600g 코튼지에 눌러 찍은 명함, 이번 주 15% 할인해요.',
    link: '/shop?category=%EB%AA%85%ED%95%A8',
    looks: { thing: 'cards', colours: { wall: ['#2d5d92', '#123459'], main: '#1867C0', accent: '#5CBBF6' } },
  },
  {
    title: 'Revit 안에서 바로 검토',
    text: '뷰와 부재가 이슈에 그대로 담기는 설계마루 애드인',
    link: '/shop?category=%EC%95%A0%EB%93%9C%EC%9D%B8',
    looks: {
      thing: 'licence',
      title: 'ADD-IN',
      colours: { wall: ['#2c6553', '#10312a'], main: '#1f8a63', accent: '#8fe3bf' },
    },
  },
  {
    title: '책상 위의 검토 선배',
    text: '현장에서 걸러 낸 120가지 실수, 한 권에 모았어요.',
    link: '/shop?category=%EC%84%A4%EA%B3%84%20%EB%8F%84%EC%84%9C',
    looks: {
      thing: 'book',
      title: 'REVIEW 120',
      kind: 'plan',
      colours: { wall: ['#5d4a86', '#2b2150'], main: '#1f3f66', accent: '#5CBBF6' },
    },
  },
];
