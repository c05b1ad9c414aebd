import type { Browser } from 'playwright-core';
import { type Client, logIn, newIssue, newProject } from './api-client.ts';
import { joinProject } from './project-with-people.ts';
import type { Place } from './sign-up.ts';
import { type Account, giveSession, newVisitor, registerAccount, type Visitor } from './visitor.ts';

/** An owner and a member with a project and an issue, each at a browser that is logged in and at the API. */
export interface TwoInAProject {
  readonly owner: Visitor & { readonly api: Client; readonly account: Account };
  readonly member: Visitor & { readonly api: Client; readonly account: Account };
  readonly project: string;
  readonly issue: string;
  /** Path of the issue on the project screen. */
  readonly path: string;
}

const atBrowser = async (browser: Browser, product: Place, name: string) => {
  const { url } = product;
  const account = await registerAccount(product, name);
  const visitor = await newVisitor(browser, url);
  await giveSession(visitor, account);
  return { ...visitor, account, api: await logIn(url, account) };
};

export const twoInAProject = async (browser: Browser, product: Place): Promise<TwoInAProject> => {
  const [owner, member] = [await atBrowser(browser, product, '김하늘'), await atBrowser(browser, product, '이바다')];
  const { id: project } = await newProject(owner.api, '강변 문화센터 기본설계');
  await joinProject(owner.api, member.api, project);
  const { id: issue } = await newIssue(owner.api, project, '지하 2층 기둥 위치가 달라요');
  return { owner, member, project, issue, path: `/request/project/${project}?issue=${issue}` };
};
