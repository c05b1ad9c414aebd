import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import { type Choice, sameChoice } from '@maru/contracts/shop/cart/cart.limits';
import { useMemo, useState } from 'react';

/** Which lines are to be ordered: all that can be, but for those somebody left out. */
export const useChosenLines = (lines: readonly CartLine[], canBeHad: (line: CartLine) => boolean) => {
  const [leftOut, setLeftOut] = useState<readonly Choice[]>([]);
  const chosen = useMemo(() => lines.filter((line) => !leftOut.some((one) => sameChoice(one, line))), [leftOut, lines]);
  const choose = (some: readonly CartLine[], wanted: boolean) =>
    setLeftOut((before) => [
      ...before.filter((one) => !some.some((line) => sameChoice(one, line))),
      ...(wanted ? [] : some),
    ]);
  return { chosen: chosen.filter(canBeHad), choose };
};
