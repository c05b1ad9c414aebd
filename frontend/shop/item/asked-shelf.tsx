import { problemText } from '../../kernel/http/problem.ts';
import { ErrorState } from '../../design/error-state.tsx';
import { itemsPerPage } from './item-filter.ts';
import { ItemGridBones } from './item-grid.tsx';
import { type FoundProps, ItemShelf } from './item-shelf.tsx';
import { useItemListQuery } from './item.api.ts';

/** Items that are asked for. */
export const AskedShelf = ({ filter, onPage, onReset }: FoundProps) => {
  const { data, error, isFetching, currentData, refetch } = useItemListQuery({ ...filter, itemsPerPage });
  if (error && !currentData) return <ErrorState text={problemText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ItemGridBones count={8} />;
  return (
    <ItemShelf data={data} filter={filter} outdated={isFetching && !currentData} onPage={onPage} onReset={onReset} />
  );
};
