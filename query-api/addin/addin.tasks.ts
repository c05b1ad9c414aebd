import { alarmingStates } from '@maru/contracts/addin/error/error.fields';
import { countWaiting, type TaskPart } from '../desk/task-part.ts';

/** Errors of the add-in that nobody has looked at since they came, came back or began to rise. */
export const addinTasks: TaskPart = {
  views: ['addin-error'],
  count: async (views) => [
    await countWaiting(views, 'addinErrors', {
      view: 'addin-error',
      where: { state: { in: alarmingStates } },
      since: 'state_since',
    }),
  ],
};
