import { routes } from '@maru/contracts/api/routes';

/** Rows that take the token of an add-in, and have tests of their own: `addin-token.int`. */
export const ofAddins: readonly string[] = routes
  .filter(({ access }) => access === 'addin')
  .map(({ method, path }) => `${method} ${path}`);
