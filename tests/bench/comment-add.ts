import { logIn, newIssue, newProject } from '../support/api-client.ts';
import { runBare } from './bare-server.ts';
import { type Ground, onGround, type OpenGround } from './ground/ground.ts';
import { compare } from './load.ts';
import { ms, percent, perSecond, type Row } from './row.ts';

const words = '구조도 S-105를 기준으로 지하 2층 기둥 위치를 고칠게요. 내일 오전에 도면을 다시 올릴게요.';

const measureAt = async (url: string) => {
  const bare = await runBare();
  try {
    const client = await logIn(url);
    const project = await newProject(client);
    const issue = await newIssue(client, project.id);
    const body = JSON.stringify({ prj_id: project.id, issue_id: issue.id, comment: words });
    const request = {
      method: 'POST' as const,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body,
      keyed: true,
    };
    return await compare({ ...request, url: `${url}/api/request/comment/add` }, { ...request, url: `${bare.url}/` });
  } finally {
    await bare.stop();
  }
};

/** `comment/add` beside the same JSON through Express with nothing in it. */
export const benchCommentAdd = (open: OpenGround): Promise<Row[]> =>
  onGround(open, async (ground: Ground) => {
    const result = await measureAt((await ground.run()).url);
    if (result.failed > 0) throw new Error(`${result.failed} comments failed`);
    const [what, figure] = [
      '`comment/add` over HTTP, 64 connections',
      `${perSecond(result.ours)}, ${percent(result.share)}`,
    ];
    // The bars are those of one process.
    if (ground.setting === 'distributed')
      return [
        { what, figure },
        { what: '`comment/add`, p99', figure: ms(result.p99) },
      ];
    return [
      { what, figure, limit: `≥ 30 % of bare Express (${perSecond(result.bare)})`, held: result.share >= 0.3 },
      { what: '`comment/add`, p99', figure: ms(result.p99), limit: '≤ 60 ms', held: result.p99 <= 60 },
    ];
  });
