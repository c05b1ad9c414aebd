import type { WorkflowReports } from './workflow-reports.ts';
import type { WorkflowStop } from './workflow-stop.ts';

/** What people would hear, in memory, and what they decide. */
export const rememberedReports = () => {
  const said: string[] = [];
  let [givenUp, resumed]: [ReadonlySet<string>, ReadonlySet<unknown>] = [new Set(), new Set()];
  let stop: WorkflowStop | undefined;
  const reports: WorkflowReports = {
    isGivenUp: async ({ id }) => givenUp.has(id),
    setAside: async ({ id }, reason) => void said.push(`aside ${id} ${reason}`),
    done: async ({ id }) => void said.push(`done ${id}`),
    stopped: async ({ reason }) => void said.push(`stopped ${reason}`),
    started: async () => void said.push('started'),
    isResumed: async (asked) => resumed.has((stop = asked).checkpoint),
  };
  return {
    ...reports,
    said,
    giveUp: (id: string) => void (givenUp = new Set([...givenUp, id])),
    /** After the newest stop. */
    resume: () => void (resumed = new Set([...resumed, stop?.checkpoint])),
  };
};
