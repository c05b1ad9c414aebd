import { epochMs } from '../../kernel/fields.ts';
import { withEdit, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { ItemEvent } from './item.events.ts';
import { soldPieces, withReleased, withReserved, withStock, withTaken } from './item.stock.ts';
import { firstItemTerms } from './item.terms.ts';
import type { ItemDocument, ItemOption } from './item.views.ts';

export type ItemFacts = Facts<ItemDocument>;
type Item = ItemFacts | undefined;

type Fields = Extract<ItemEvent, { type: 'ItemEdited' }>['data'];
const fieldsAfter = (
  item: ItemFacts,
  { name = item.name, summary = item.summary, description = item.description, tax = item.tax }: Fields,
) => ({ name, summary, description, tax });

type OptionFields = Extract<ItemEvent, { type: 'ItemOptionChanged' }>['data'];
const optionAfter = (option: ItemOption, changed: OptionFields): ItemOption => {
  const { name = option.name, price = option.price, code = option.code, off = option.off } = changed;
  return { ...option, name, price, ...(code !== undefined && { code }), ...(off !== undefined && { off }) };
};

/** By people; stock moves and sales come and go without a new time of change. */
const withOptions = (item: Item, event: Recorded, change: (options: ItemFacts['options']) => ItemFacts['options']) =>
  item && withEdit(item, event, { options: change(item.options) });

export const itemFold: StreamFold<Item, ItemEvent> = {
  initialState: undefined,
  evolve: {
    ItemAdded: (_, { data: { options, ...fields }, meta }) => {
      const at = epochMs(meta.at);
      const counted = options.map((option) => ({ ...option, reserved: 0 }));
      return {
        ...fields,
        notice: null,
        options: counted,
        terms: firstItemTerms,
        sale: null,
        sale_began: false,
        sold: 0,
        created_at: at,
        updated_at: at,
      };
    },
    ItemEdited: (item, event) => item && withEdit(item, event, fieldsAfter(item, event.data)),
    ItemImagesChanged: (item, event) => withEdit(item, event, { images: event.data.to }),
    ItemCategoryChanged: (item, event) => withEdit(item, event, { category: event.data.to }),
    ItemStateChanged: (item, event) => withEdit(item, event, { state: event.data.to }),
    ItemTermsChanged: (item, event) => {
      const { id: _id, ...terms } = event.data;
      return withEdit(item, event, { terms });
    },
    ItemNoticeSet: (item, event) => {
      const { id: _id, ...notice } = event.data;
      return withEdit(item, event, { notice });
    },
    ItemSaleSet: (item, event) => withEdit(item, event, { sale: event.data.to, sale_began: false }),
    SaleBegan: (item) => item && { ...item, sale_began: true },
    SaleEnded: (item) => item && { ...item, sale: null, sale_began: false },
    ItemOptionAdded: (item, event) => {
      const { id: _id, optionId: id, ...fields } = event.data;
      return withOptions(item, event, (options) => [...options, { id, ...fields, reserved: 0 }]);
    },
    ItemOptionChanged: (item, event) =>
      withOptions(item, event, (options) =>
        options.map((option) => (option.id === event.data.optionId ? optionAfter(option, event.data) : option)),
      ),
    ItemOptionRemoved: (item, event) =>
      withOptions(item, event, (options) => options.filter(({ id }) => id !== event.data.optionId)),
    StockAdjusted: (item, { data: { optionId, stock } }) =>
      item && { ...item, options: withStock(item.options, optionId, stock) },
    StockReserved: (item, { data: { lines } }) => item && { ...item, options: withReserved(item.options, lines) },
    StockReleased: (item, { data: { lines } }) => item && { ...item, options: withReleased(item.options, lines) },
    StockTaken: (item, { data }) =>
      item && { ...item, options: withTaken(item.options, data.lines), sold: item.sold + soldPieces(data) },
    SaleUndone: (item, { data: { pieces } }) => item && { ...item, sold: Math.max(0, item.sold - pieces) },
  },
};
