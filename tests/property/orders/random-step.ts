import { type Lives, tell } from './lives.ts';
import { pressButton } from './steps/buttons.ts';
import { acceptDifference, cancelAtConsole, compareDaily } from './steps/console.ts';
import { addCoupon, addPromotion, changeTerms, countStock, endCoupon, grantPoints } from './steps/keeping.ts';
import { deposit, giveBackByHand } from './steps/paying.ts';
import { placeOrder } from './steps/placing.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const jumps = [...Array.from({ length: 12 }, () => minute), ...[11, 25, 300].map((minutes) => minutes * minute)];
const longJumps = [1, 1, 3, 8, 16, 40].map((days) => days * day);

const passTime = async (lives: Lives) => {
  const by = lives.random.pick(lives.random.chance(0.3) ? longJumps : jumps);
  lives.shop.clock.advance(by + 1);
  tell(lives, 'time passes', `${by / minute} minutes`);
};
const changeMood = async (lives: Lives) => {
  const {
    shop: { bank },
    random,
  } = lives;
  const mood = random.pick(['away', 'away', 'mute', 'strict'] as const);
  bank.moods[mood] = 1 + random.below(mood === 'strict' ? 1 : 3);
  tell(lives, `provider ${mood}`);
};
const steps: readonly (readonly [weight: number, step: (lives: Lives) => Promise<void>])[] = [
  [5, placeOrder],
  [60, pressButton],
  [25, deposit],
  [3, passTime],
  [1.5, changeMood],
  [0.5, giveBackByHand],
  [0.6, cancelAtConsole],
  [0.6, compareDaily],
  [1, acceptDifference],
  [0.7, addCoupon],
  [0.4, addPromotion],
  [0.3, endCoupon],
  [1, grantPoints],
  [1, countStock],
  [0.5, changeTerms],
];
const weights = steps.reduce((sum, [weight]) => sum + weight, 0);

const oneStep = async (lives: Lives): Promise<void> => {
  let at = (lives.random.below(1_000_000) / 1_000_000) * weights;
  for (const [weight, step] of steps) {
    at -= weight;
    if (at < 0) return step(lives);
  }
};

/** Whoever finds nothing to do leaves the step to somebody else. */
export const randomStep = async (lives: Lives): Promise<void> => {
  const before = lives.story.length;
  while (lives.story.length === before) await oneStep(lives);
};
