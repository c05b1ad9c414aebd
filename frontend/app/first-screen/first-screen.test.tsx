import { expect, it } from 'vitest';
import { renderFirstScreen, renderShell } from './first-screen.tsx';

it('puts Home into the document, not only the header around it', () => {
  expect(renderFirstScreen()).toMatch(/<h1[^>]*>설계 검토,/);
});

it('gives other addresses the header around their screen, and no heading of Home', () => {
  expect(renderShell()).toContain('<header');
  expect(renderShell()).not.toContain('<h1');
});
