import { createContext, use, useState } from 'react';

/** Answers that came with the page, by the call they answer: `shop/item?id=…`, below `/api/`. */
export type FirstAnswers = ReadonlyMap<string, unknown>;

/** The same while they are taken, one by one; where the page is made, each is a promise. */
export type TakenAnswers = Pick<Map<string, unknown>, 'size' | 'has' | 'get' | 'delete'>;

export const FirstAnswersContext = createContext<FirstAnswers>(new Map());

/** The call of a path and its defined parameters. */
export const callOf = (path: string, params: object = {}): string => {
  const defined = Object.entries(params).filter(([, value]) => value !== undefined);
  return defined.length === 0
    ? path
    : `${path}?${new URLSearchParams(defined.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
};

export const firstAnswersId = 'first-answers';

/** Those of the page this runs in; none where it came without. */
export const answersInPage = (): FirstAnswers => {
  const text = document.getElementById(firstAnswersId)?.textContent;
  return new Map(text ? (JSON.parse(text) as readonly (readonly [string, unknown])[]) : []);
};

/** How long after the page began its answers still count, in ms; later ones come from the server. */
const goodMs = 60_000;

/** The answer that came with the page, while it still counts. */
export const useFirstAnswer = <T>(call: string): T | undefined => {
  const answers = use(FirstAnswersContext);
  const [isGood] = useState(() => typeof document === 'undefined' || performance.now() < goodMs);
  return isGood ? (answers.get(call) as T | undefined) : undefined;
};
