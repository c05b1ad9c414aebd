import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute, queryRoute } from '../../kernel/route.ts';
import type { InstallerCommand } from './installer.commands.ts';
import { installerName, releaseNotes, releaseVersion, revitYears } from './installer.fields.ts';
import { installers, ownInstallers } from './installer.views.ts';

const row = { access: 'admin', answer: installers } as const;
const version = releaseVersion;
/** In the query, since the body is the file itself. */
export const newInstaller = z.object({ version, name: installerName });

export const installerRoutes = {
  upload: endpointRoute({
    ...row,
    method: 'POST',
    path: 'adm/installer/upload',
    summary:
      'Stores the installer that is the body; `version` and `name` stand in the query. Nobody sees it before it is published.',
    input: z.object({}),
  }),
  describe: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/installer',
    summary: 'Says which years of Revit a release is for, and what is new in it.',
    input: z.object({ version, years: revitYears, notes: releaseNotes }),
    toCommand: (data): InstallerCommand => ({ type: 'DescribeInstaller', data }),
  }),
  publish: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/installer/publish',
    summary: 'Makes a release the current one.',
    input: z.object({ version }),
    toCommand: (data): InstallerCommand => ({ type: 'PublishInstaller', data }),
  }),
  withdraw: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/installer/withdraw',
    summary: 'Hides a release: nobody downloads it any more, until it is published again.',
    input: z.object({ version }),
    toCommand: (data): InstallerCommand => ({ type: 'WithdrawInstaller', data }),
  }),
  chooseItems: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/installer/items',
    summary: 'Says of which items the licences are for the add-in.',
    input: z.object({ item_ids: z.array(id).max(60) }),
    toCommand: (data): InstallerCommand => ({ type: 'ChooseInstallerItems', data }),
  }),
};

export const installerQueries = {
  all: queryRoute({
    ...row,
    method: 'GET',
    path: 'adm/installer/list',
    summary: 'Every release of the add-in, the newest first.',
    input: z.object({}),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'shop/installer/list',
    access: 'login',
    summary: 'Releases that one may download, the newest first: none without a licence that is for them.',
    input: z.object({}),
    answer: ownInstallers,
  }),
};
