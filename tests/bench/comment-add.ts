import { logIn, newIssue, newProject } from '../support/api-client.ts';
import { runServer } from '../support/running-server.ts';
import { runBare } from './bare-server.ts';
import { compare } from './load.ts';
import { ms, percent, perSecond, type Row } from './row.ts';

const words = '구조도 S-105를 기준으로 지하 2층 기둥 위치를 고칠게요. 내일 오전에 도면을 다시 올릴게요.';

/** `comment/add` beside the same JSON through Express with nothing in it. */
export const benchCommentAdd = async (): Promise<Row[]> => {
  const server = await runServer();
  const bare = await runBare();
  try {
    const client = await logIn(server.url);
    const project = await newProject(client);
    const issue = await newIssue(client, project.id);
    const body = JSON.stringify({ prj_id: project.id, issue_id: issue.id, comment: words });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${client.token}` };
    const result = await compare(
      { url: `${server.url.replace('localhost', '127.0.0.1')}/api/request/comment/add`, method: 'POST', headers, body, keyed: true },
      { url: `${bare.url}/`, method: 'POST', headers, body, keyed: true },
    );
    if (result.failed > 0) throw new Error(`${result.failed} comments failed`);
    return [
      {
        what: '`comment/add` over HTTP, 64 connections', limit: `≥ 30 % of bare Express (${perSecond(result.bare)})`,
        figure: `${perSecond(result.ours)}, ${percent(result.share)}`, held: result.share >= 0.3,
      },
      { what: '`comment/add`, p99', figure: ms(result.p99), limit: '≤ 60 ms', held: result.p99 <= 60 },
    ];
  } finally {
    await bare.stop();
    await server.dispose();
  }
};
