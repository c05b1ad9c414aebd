import { mostPrinted } from '@maru/contracts/shop/trade-document/order-print.routes';
import { type PrintKind, printKinds } from '@maru/contracts/shop/trade-document/order-print.words';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { seoulDate } from '../../format/seoul-moment.ts';
import { download } from '../../kernel/api/download.ts';
import { problemText } from '../../kernel/http/problem.ts';
import { snackbarShown } from '../../kernel/snackbar/snackbar.slice.ts';
import { useDispatch } from '../../kernel/state/hooks.ts';

/** Answers whether a PDF with the papers of these orders was loaded. */
export const usePrint = () => {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const print = async (what: PrintKind, ids: readonly string[]): Promise<boolean> => {
    setBusy(true);
    const name = `${printKinds[what]} ${seoulDate(Date.now())}.pdf`;
    const failure = await dispatch(
      download({ path: 'adm/order/print', name, body: { what, ids: ids.slice(0, mostPrinted) } }),
    );
    setBusy(false);
    if (failure) dispatch(snackbarShown(problemText(failure)));
    return !failure;
  };
  return { print, busy };
};

/** Packing slips and order sheets, to be printed. */
export const PrintOrders = ({ ids }: { readonly ids: readonly string[] }) => {
  const { print, busy } = usePrint();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<PrintRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={busy}
        disabled={ids.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        인쇄
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {Object.entries(printKinds).map(([what, label]) => (
          <MenuItem
            key={what}
            onClick={() => {
              setAnchor(null);
              void print(what as PrintKind, ids);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
