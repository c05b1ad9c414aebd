import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

type Settings = Readonly<Record<string, string>>;

/** How a tool of the terminal ended. */
export interface ToolExit {
  readonly out: string;
  readonly error: string;
  readonly code: unknown;
}

const engineVariables = ['ESDB_URL', 'MONGODB_URL', 'REDIS_URL'];

const spawnTool = (tool: string, args: readonly string[], settings: Settings) => {
  const script = fileURLToPath(new URL(`../../dist/${tool}.mjs`, import.meta.url));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !engineVariables.includes(name)));
  return spawn(process.execPath, [script, ...args], { env: { ...env, ...settings } });
};

/** Starts `tools/<tool>.ts`, on the embedded engines unless the settings name others. */
export const startTool = (
  tool: string,
  args: readonly string[],
  settings: Settings,
): { readonly child: ChildProcess; readonly end: Promise<ToolExit> } => {
  const child = spawnTool(tool, args, settings);
  const end = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, end: end.then(([out, error, [code]]) => ({ out, error, code })) };
};

/** Runs one to its end. */
export const runTool = (tool: string, args: readonly string[], settings: Settings): Promise<ToolExit> =>
  startTool(tool, args, settings).end;

/** Starts a tool, calls back once its standard error says the word, and waits for its end. */
export const interruptTool = async (
  tool: string,
  args: readonly string[],
  { settings, word, act }: { readonly settings: Settings; readonly word: string; act(child: ChildProcess): unknown },
): Promise<void> => {
  const child = spawnTool(tool, args, settings);
  let output = '';
  child.stderr.on('data', (piece: Buffer) => {
    const before = output.includes(word);
    output += piece.toString();
    if (!before && output.includes(word)) act(child);
  });
  child.stdout.resume();
  await once(child, 'exit');
};
