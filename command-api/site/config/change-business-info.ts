import { type ConfigDecider, isAsBefore } from './config.state.ts';

export const changeBusinessInfo: ConfigDecider<'ChangeBusinessInfo'> = ({ business }, { data }) =>
  isAsBefore(business, data) ? [] : [{ type: 'BusinessInfoChanged', data }];
