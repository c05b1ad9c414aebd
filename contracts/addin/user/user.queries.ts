import { tableQueries } from '../../kernel/table-queries.ts';
import { addinUserTable } from './user.table.ts';

export const addinUserQueries = tableQueries(addinUserTable);
