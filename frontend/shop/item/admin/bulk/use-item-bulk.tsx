import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import SellRounded from '@mui/icons-material/SellRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { type ReactNode, useMemo, useState } from 'react';
import type { BulkAction } from '../../../../kernel/table/selection-bar.tsx';
import { BulkStockDialog } from './bulk-stock-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';

const dialogs = { price: PriceDialog, state: StateDialog, stock: BulkStockDialog } as const;
type Kind = keyof typeof dialogs;
const labels: readonly (readonly [Kind, string, ReactNode])[] = [
  ['price', '가격', <SellRounded key="price" />],
  ['state', '상태', <VisibilityRounded key="state" />],
  ['stock', '재고', <Inventory2Rounded key="stock" />],
];

interface Asked {
  readonly kind: Kind;
  readonly items: readonly ItemTableRow[];
  readonly done: (started: boolean) => void;
}

/** What may be done with many items at once, and the dialog of what was asked for. */
export const useItemBulk = () => {
  const [asked, setAsked] = useState<Asked>();
  const actions = useMemo<readonly BulkAction<ItemTableRow>[]>(
    () =>
      labels.map(([kind, label, icon]) => ({
        label,
        icon,
        run: async ({ rows }) => {
          const items = await rows();
          return new Promise<boolean>((done) => setAsked({ kind, items, done }));
        },
      })),
    [],
  );
  const answer = (started: boolean) => {
    asked?.done(started);
    setAsked(undefined);
  };
  const Dialog = asked && dialogs[asked.kind];
  return { actions, dialog: Dialog ? <Dialog items={asked.items} onClose={answer} /> : null };
};
