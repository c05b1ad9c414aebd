import { expect, it } from 'vitest';
import { renderFirstScreen } from './first-screen.tsx';

it('puts Home into the document, not only the header around it', () => {
  expect(renderFirstScreen()).toMatch(/<h1[^>]*>설계 검토,/);
});
