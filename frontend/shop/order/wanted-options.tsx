import type { ShownOption } from '@maru/contracts/shop/item/item.cards';
import type { WantedOption } from '@maru/contracts/shop/order/claim.fields';
import type { Part } from '@maru/contracts/shop/order/order.fields';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import { dearerBy } from '@maru/contracts/shop/order/exchange.parts';
import type { Order } from '@maru/contracts/shop/order/order.views';
import TextField from '@mui/material/TextField';
import { number, won } from '../../format/number.ts';
import { useItemQuery } from '../item/item.api.ts';

/** An option to be sent for a piece of a line, and its price in won. */
export interface Wish extends WantedOption {
  readonly price: number;
}

const stockOf = ({ available }: ShownOption) => {
  if (available === null) return '';
  return available <= 0 ? '품절' : `${number(available)}개 남음`;
};
const textOf = (option: ShownOption, { option_id, unit_price }: OrderLine) => {
  const dearer = option.price - unit_price;
  const difference = dearer > 0 ? `+${won(dearer)}` : `-${won(-dearer)}`;
  const same = option.id === option_id;
  return [same ? `같은 옵션 (${option.name})` : option.name, same || dearer === 0 ? '' : difference, stockOf(option)]
    .filter((part) => part)
    .join(' · ');
};

interface LineProps {
  readonly line: OrderLine;
  readonly wish: Wish | undefined;
  readonly onChange: (wish: Wish) => void;
}
const WantedOf = ({ line, wish, onChange }: LineProps) => {
  const { data } = useItemQuery(line.item_id);
  const choose = (id: number) => {
    const price = data?.options.find((option) => option.id === id)?.price ?? line.unit_price;
    onChange({ no: line.no, option_id: id, price: id === line.option_id ? line.unit_price : price });
  };
  return (
    <TextField
      select
      label={`바꿔 받을 옵션: ${line.name}`}
      value={wish?.option_id ?? line.option_id}
      onChange={({ target }) => choose(Number(target.value))}
      slotProps={{ select: { native: true } }}
    >
      {(data?.options ?? []).map((option) => (
        <option key={option.id} value={option.id} disabled={option.available !== null && option.available <= 0}>
          {textOf(option, line)}
        </option>
      ))}
      {data === undefined ? <option value={line.option_id}>{line.option}</option> : null}
    </TextField>
  );
};

export interface WantedOptionsProps {
  readonly lines: readonly OrderLine[];
  /** What is sent back. */
  readonly parts: readonly Part[];
  readonly wishes: readonly Wish[];
  readonly onChange: (wishes: readonly Wish[]) => void;
}

/** What is to be sent for each line that is sent back: the same again, or another option of it. */
export const WantedOptions = ({ lines, parts, wishes, onChange }: WantedOptionsProps) =>
  lines
    .filter(({ no }) => parts.some((part) => part.no === no))
    .map((line) => (
      <WantedOf
        key={line.no}
        line={line}
        wish={wishes.find(({ no }) => no === line.no)}
        onChange={(wish) => onChange([...wishes.filter(({ no }) => no !== line.no), wish])}
      />
    ));

/** How much dearer all of it is, in won; below 0 for what comes back. */
export const differenceOf = (order: Order, parts: readonly Part[], wishes: readonly Wish[]): number =>
  parts.reduce((sum, { no, quantity }) => {
    const wish = wishes.find((one) => one.no === no);
    return wish ? sum + quantity * dearerBy(order, no, wish.price) : sum;
  }, 0);
