import type { WantedOption } from '@maru/contracts/shop/order/claim.fields';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import Typography from '@mui/material/Typography';
import { useItemQuery } from '../item/item.api.ts';

interface WantedNameProps {
  readonly line: OrderLine;
  readonly option: number;
}
const WantedName = ({ line, option }: WantedNameProps) => {
  const { data } = useItemQuery(line.item_id);
  const name = data?.options.find(({ id }) => id === option)?.name;
  return name === undefined ? null : (
    <Typography sx={{ fontSize: 15 }}>{`바꿔 받을 옵션: ${line.name} ${line.option} → ${name}`}</Typography>
  );
};

/** Which other options are wanted for what is sent back. */
export const WantedNames = ({
  lines,
  wanted,
}: {
  readonly lines: readonly OrderLine[];
  readonly wanted: readonly WantedOption[];
}) =>
  lines.map((line) => {
    const option = wanted.find(({ no }) => no === line.no)?.option_id;
    return option === undefined || option === line.option_id ? null : (
      <WantedName key={line.no} line={line} option={option} />
    );
  });
