import { viewNames } from '@maru/frontend/site/projection/view-name.public';
import { workflowNames as named } from '@maru/frontend/site/workflow/workflow-name.public';
import { expect, it } from 'vitest';
import { workflowNames } from '../../command-api/workflows/histories/followed-workflows.ts';
import { readRecord } from '../../tools/fingerprint.ts';

it('every view and workflow has a name in Korean on the page of the system', () => {
  const views = Object.keys(readRecord()).filter((view) => !Object.hasOwn(viewNames, view));
  const workflows = workflowNames.filter((workflow) => !Object.hasOwn(named, workflow));
  expect({ views, workflows }).toEqual({ views: [], workflows: [] });
});
