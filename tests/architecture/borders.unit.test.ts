import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contexts, root, sourceFiles } from './source-files.ts';

const onlyZod = 'contracts import only zod';
const noOtherRoom = 'contracts import no other room';
const platformOnly = 'platform imports only contracts';
const serviceOnly = 'a service imports only contracts and platform';
const noRelative = 'no relative path into another room';
const noComposed = 'a runtime knows nobody it runs';
const noContext = 'contexts do not import each other';
const pure = 'a decider is pure';
const frontendOnly = 'the frontend imports only contracts';
const noFeature = 'features do not import each other';
const noComposer = 'a feature knows nothing of who composes it';
const kernelOnly = 'the kernel knows no feature';
const published = 'a feature takes of another only what that one publishes';
const notScreens = 'screens combine features';
const drawsOnly = 'design and format only draw what they are given';

/** Every feature of the frontend, by its folder: the linter has to know them all. */
const features = new Set(
  sourceFiles
    .filter((path) => path.startsWith('frontend/') && path.split('/').length > 3)
    .map((path) => path.split('/').slice(1, 3))
    .filter(([context, feature]) => contexts.some((name) => name === context) && feature !== 'screens')
    .map((parts) => parts.join('/')),
);
const privateParts = [...features].map((feature): readonly [string, string, string] => {
  const [context, name] = feature.split('/');
  return [`frontend/${context}/other/a.tsx`, `../${name}/a.tsx`, published];
});

/** File, what it imports, and the beginning of the reason it is refused with. */
const refused: readonly (readonly [file: string, specifier: string, reason: string])[] = [
  ['contracts/kernel/a.ts', 'node:fs', 'contracts run in the browser too'],
  ['contracts/kernel/a.ts', 'express', onlyZod],
  ['contracts/tracker/issue/a.ts', '@maru/platform/clock/clock', noOtherRoom],
  ['contracts/tracker/issue/a.ts', '../../../platform/clock/clock.ts', noOtherRoom],
  ['platform/http/a.ts', '@maru/command-api/pipeline/pipeline', platformOnly],
  ['platform/http/a.ts', '../../query-api/server.ts', platformOnly],
  ['platform/http/a.ts', '@maru/contracts/tracker/issue/issue.events', 'platform holds no domain word'],
  ['command-api/pipeline/a.ts', '@maru/projectors/runtime/runtime', serviceOnly],
  ['command-api/pipeline/a.ts', '../../query-api/server.ts', noRelative],
  ['projectors/tracker/issue/a.ts', '@maru/query-api/server', serviceOnly],
  ['projectors/runtime/a.ts', '@maru/command-api/server', serviceOnly],
  ['query-api/server/a.ts', '@maru/realtime/server', serviceOnly],
  ['query-api/tracker/issue/a.ts', '@maru/tests/support/x', serviceOnly],
  ['realtime/a.ts', '@maru/query-api/server', serviceOnly],
  ['realtime/a.ts', '../frontend/kernel/store/store.ts', noRelative],
  ['command-api/a.ts', '../demo/first-demo.ts', noRelative],
  ['demo/a.ts', '@maru/projectors/compose', 'the demo is made of commands'],
  ['command-api/http/a.ts', '../identity/user/user.aggregate.ts', noComposed],
  ['command-api/pipeline/a.ts', '../compose.ts', noComposed],
  ['query-api/http/a.ts', '../tracker/issue/issue-list.ts', noComposed],
  ['query-api/http/a.ts', '../compose.ts', noComposed],
  ['query-api/api-document/a.ts', '../compose.ts', noComposed],
  ['projectors/runtime/a.ts', '../compose.ts', noComposed],
  ['command-api/tracker/issue/a.ts', '../../shop/item/item.decider.ts', noContext],
  ['projectors/shop/order/a.ts', '../../identity/user/user.projection.ts', noContext],
  ['query-api/identity/user/a.ts', '../../media/image/a.ts', noContext],
  ['command-api/shop/order/add-order.ts', 'node:crypto', pure],
  ['command-api/shop/order/add-order.ts', '@maru/platform/clock/clock', pure],
  ['command-api/shop/order/order.decider.ts', 'node:fs/promises', pure],
  ['command-api/shop/order/order.decider.ts', '../../../projectors/a.ts', noRelative],
  ['frontend/app/a.ts', '@maru/platform/http/problem', frontendOnly],
  ['frontend/tracker/issue/a.tsx', '@maru/command-api/server', frontendOnly],
  ['frontend/tracker/issue/a.tsx', '../../../query-api/server.ts', frontendOnly],
  ['frontend/tracker/issue/a.tsx', 'node:path', 'the frontend runs in the browser'],
  ['frontend/tracker/issue/a.tsx', 'react-router', 'react-router-dom, always'],
  ['frontend/app/router/a.tsx', 'react-router', 'react-router-dom, always'],
  ['frontend/tracker/issue/a.tsx', '../../shop/item/item-grid.tsx', noFeature],
  ['frontend/tracker/issue/a.tsx', '../../app/features.ts', noComposer],
  ...privateParts,
  ['frontend/tracker/comment/a.tsx', '../issue/issue.screen.tsx', published],
  ['frontend/shop/order/checkout/a.tsx', '../../payment/payment-done.tsx', published],
  ['frontend/shop/order/checkout/a.tsx', '../../item/admin/sale-draft.ts', published],
  ['frontend/shop/item/a.tsx', '../screens/item-box.tsx', notScreens],
  ['frontend/kernel/session/a.ts', '../../app/features.ts', kernelOnly],
  ['frontend/kernel/session/a.ts', '../../identity/user/account.api.ts', kernelOnly],
  ['frontend/kernel/a.ts', '../shop/item/item-grid.tsx', kernelOnly],
  ['frontend/design/a.tsx', '../kernel/state/hooks.ts', drawsOnly],
  ['frontend/format/a.ts', '../shop/item/item-grid.tsx', drawsOnly],
];

const allowed: readonly (readonly [file: string, specifier: string])[] = [
  ['contracts/tracker/issue/b.ts', 'zod'],
  ['contracts/tracker/issue/b.ts', '../../kernel/message.ts'],
  ['contracts/tracker/issue/b.ts', '@maru/contracts/kernel/message'],
  ['platform/http/b.ts', '@maru/contracts/kernel/rejections'],
  ['platform/http/b.ts', 'node:http'],
  ['command-api/tracker/issue/b.ts', '@maru/contracts/tracker/issue/issue.events'],
  ['command-api/tracker/issue/b.ts', '../project/project.decider.ts'],
  ['command-api/tracker/issue/b.unit.test.ts', 'node:crypto'],
  ['command-api/media/image/b.endpoint.ts', 'node:fs'],
  ['command-api/pipeline/b.ts', '@maru/platform/clock/clock'],
  ['command-api/http/b.ts', '../pipeline/send.ts'],
  ['command-api/compose.ts', './identity/user/user.aggregate.ts'],
  ['projectors/tracker/issue/b.ts', '@maru/contracts/identity/user/user.events'],
  ['query-api/tracker/issue/b.ts', '@maru/platform/view-store/view-store'],
  ['demo/b.ts', '@maru/command-api/pipeline/command-id'],
  ['frontend/app/b.tsx', '../tracker/issue/issue-list.tsx'],
  ['frontend/app/b.tsx', '../kernel/state/hooks.ts'],
  ['frontend/kernel/session/b.ts', '../../design/error-state.tsx'],
  ['frontend/tracker/issue/b.tsx', '../../design/avatar.tsx'],
  ['frontend/tracker/issue/b.tsx', '../project/project-place.public.ts'],
  ['frontend/tracker/issue/b.tsx', '../project/project.api.ts'],
  ['frontend/tracker/issue/b.test.tsx', '../screens/project-screen.tsx'],
  ['frontend/tracker/screens/b.tsx', '../issue/issue-board.tsx'],
  ['frontend/shop/order/checkout/b.tsx', '../order-words.ts'],
  ['frontend/tracker/issue/b.tsx', '../../kernel/state/hooks.ts'],
  ['frontend/tracker/issue/b.tsx', '@maru/contracts/tracker/issue/issue.views'],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help: string;
}

const lint = (cwd: string): readonly Diagnostic[] => {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'json', '.'], { cwd, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] };
  return diagnostics.filter((found) => found.code.includes('no-restricted-imports'));
};

describe('room and context borders', () => {
  const planted = mkdtempSync(join(tmpdir(), 'borders-'));
  let found: readonly Diagnostic[] = [];

  const plant = (file: string, specifiers: readonly string[]) => {
    mkdirSync(join(planted, dirname(file)), { recursive: true });
    writeFileSync(
      join(planted, file),
      specifiers.map((name, at) => `import type { X${at} } from '${name}';\n`).join(''),
    );
  };
  const reasonOf = (file: string, specifier: string) =>
    found.find((one) => one.filename === file && one.message.startsWith(`'${specifier}'`))?.help;

  beforeAll(() => {
    cpSync(join(root, '.oxlintrc.json'), join(planted, '.oxlintrc.json'));
    const cases = [...refused, ...allowed];
    for (const file of new Set(cases.map(([name]) => name)))
      plant(
        file,
        cases.filter(([name]) => name === file).map(([, specifier]) => specifier),
      );
    found = lint(planted);
  });
  afterAll(() => rmSync(planted, { recursive: true }));

  it.each(refused)('%s may not import %s', (file, specifier, reason) => {
    expect(reasonOf(file, specifier)).toMatch(new RegExp(`^${reason}`));
  });

  it.each(allowed)('%s may import %s', (file, specifier) => {
    expect(reasonOf(file, specifier)).toBeUndefined();
  });
});
