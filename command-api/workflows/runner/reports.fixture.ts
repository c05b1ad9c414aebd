import { reasonOf, type WorkflowReports } from './workflow-reports.ts';

/** What people would hear, in memory; `decide` changes what they have decided. */
export const rememberedReports = () => {
  const said: string[] = [];
  let [givenUp, resumes]: [ReadonlySet<string>, number] = [new Set(), 0];
  const reports: WorkflowReports = {
    isGivenUp: async ({ id }) => givenUp.has(id),
    setAside: async ({ id }, error) => void said.push(`aside ${id} ${reasonOf(error)}`),
    done: async ({ id }) => void said.push(`done ${id}`),
    stopped: async ({ reason }) => void said.push(`stopped ${reason}`),
    started: async () => void said.push('started'),
    resumes: async () => resumes,
  };
  return {
    ...reports,
    said,
    giveUp: (id: string) => void (givenUp = new Set([...givenUp, id])),
    resume: () => void (resumes += 1),
  };
};
