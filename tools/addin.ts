import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { parseArgs } from 'node:util';
import { addinClient } from './addin/addin-client.ts';
import { load } from './addin/load.ts';
import { runInTerminal } from './terminal.ts';

// npm run addin -- <what> [options]: plays an add-in, as docs/addin-api.md says.
//   bind      --email --password [--guid]     binds a guid to an account, and prints it
//   session   --guid [--action start]         start, heartbeat or end; --session to go on with one
//   use       --guid [--command Maru.Walls.Place]
//   error     --guid
//   projects  --guid
//   issue     --guid --project <id> [--title]
//   comment   --guid --project <id> --issue <id> [--text]
//   load      --email --password [--clients 20] [--batches 50] [--lines 100]
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    guid: { type: 'string', default: '' },
    email: { type: 'string', default: '' },
    password: { type: 'string', default: '' },
    action: { type: 'string', default: 'start' },
    session: { type: 'string', default: '' },
    command: { type: 'string', default: 'Maru.Walls.Place' },
    version: { type: 'string', default: '2.1.0' },
    project: { type: 'string', default: '' },
    issue: { type: 'string', default: '' },
    title: { type: 'string', default: 'Raised by the add-in' },
    text: { type: 'string', default: 'Said by the add-in' },
    clients: { type: 'string', default: '20' },
    batches: { type: 'string', default: '50' },
    lines: { type: 'string', default: '100' },
  },
});

const { url, version, command } = options;
const print = (value: unknown) => void process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
const client = () => addinClient(url, options.guid);
const line = (more: object) =>
  JSON.stringify({ id: randomUUID(), at: new Date().toISOString(), command, version, revit: 2025, ...more });

const post = async (path: string, body: object, token?: string) => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { accessToken: string };
};
const bind = async (guids: readonly string[]) => {
  const { email, password } = options;
  const { accessToken } = await post('auth/login', { email, password });
  for (const guid of guids) await post('auth/web_revit_login', { guid }, accessToken);
};

const runLoad = async () => {
  const guids = Array.from({ length: Number(options.clients) }, () => randomUUID());
  await bind(guids);
  const wish = { batches: Number(options.batches), lines: Number(options.lines), name: 'Load' };
  const { counts: _counts, ...result } = await load(
    guids.map((guid) => addinClient(url, guid)),
    wish,
  );
  print({ ...result, perSecond: Math.round(result.accepted / result.seconds) });
};

const startSession = () => {
  const machine = createHash('sha256').update(hostname()).digest('hex');
  const session = options.session || randomUUID();
  const action = options.action as 'start';
  return client().session(action, { session, machine, machine_name: hostname().slice(0, 60), version, revit: 2025 });
};

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  bind: async () => {
    const guid = options.guid || randomUUID();
    await bind([guid]);
    return { guid };
  },
  session: startSession,
  use: () => client().report('use', [line({})]),
  error: () =>
    client().report('error', [
      line({ type: 'System.NullReferenceException', frames: [`at ${command}.Run(Document doc)`] }),
    ]),
  projects: () => client().get('addin/project/list'),
  issue: () => client().post('addin/issue', { prj_id: options.project, title: options.title }),
  comment: () =>
    client().post('addin/comment', { prj_id: options.project, issue_id: options.issue, comment: options.text }),
};

await runInTerminal(async () => {
  const what = positionals[0] ?? '';
  if (what === 'load') return runLoad();
  const call = calls[what];
  if (!call) throw new Error(`what? ${[...Object.keys(calls), 'load'].join(', ')}`);
  print(await call());
});
