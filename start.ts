import { sessionMark } from '@maru/contracts/identity/session/session.cookies';
import { openCommandApi } from '@maru/command-api/compose';
import { mailFolderOf } from '@maru/platform/engines/mail-engine';
import type { Env } from '@maru/platform/env/env';
import { onStopSignal } from '@maru/platform/http/shutdown';
import { portOf } from '@maru/platform/http/listen';
import { openPages } from '@maru/platform/http/open-pages';
import { staticFiles } from '@maru/platform/http/static-files';
import { devMail } from '@maru/platform/mail/dev-mail';
import { runProgram } from '@maru/platform/service/run-service';
import { startProcess } from '@maru/platform/service/start-process';
import { openProjectors } from '@maru/projectors/compose';
import { openWorkflows } from '@maru/command-api/workflows/open-workflows';
import { openQueryApi } from '@maru/query-api/compose';
import { openRealtime } from '@maru/realtime/compose';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoBeginning } from './demo/first-demo.ts';

const folder = join(import.meta.dirname, 'frontend/dist');
/** Mails that no mail server gets, on the developer's own machine. */
const mailsOf = ({ dataDir, smtpUrl }: Env) =>
  process.env['NODE_ENV'] === 'production' || smtpUrl !== undefined ? [] : [devMail(mailFolderOf(dataDir))];
/** Commands before queries: each layer passed through costs every one of them. */
const services = [openProjectors, openCommandApi(demoBeginning), openQueryApi, openRealtime, openWorkflows];

await runProgram(async (env, log) => {
  // Known once it listens; nobody asks before.
  let baseUrl = '';
  const pages = openPages(folder, {
    ask: (call, signal) => fetch(`${baseUrl}/api/${call}`, { signal }),
    publicUrl: env.publicUrl,
    session: sessionMark,
    log,
  });
  const screens = [...mailsOf(env), ...(existsSync(folder) ? [staticFiles(folder, pages)] : [])];
  const running = await startProcess(env, log, {
    services,
    patient: false,
    screens,
    ending: { graceMs: 5_000, lingerMs: 0 },
  });
  onStopSignal(running.stop, log);
  const notes = await running.opened;
  baseUrl = `http://${env.host ?? '127.0.0.1'}:${portOf(running.server)}`;
  const address = env.publicUrl ?? `http://localhost:${portOf(running.server)}`;
  console.log([`\n  설계마루  ${address}`, `  API       ${address}/api/docs`, ...notes, ''].join('\n'));
});
