import AddRounded from '@mui/icons-material/AddRounded';
import Inventory2Rounded from '@mui/icons-material/Inventory2Rounded';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDispatch } from '../../kernel/state/hooks.ts';
import { type PaletteItem, type PaletteSearch, usePaletteItems, usePaletteSearch } from '../../kernel/palette.ts';
import { useIsAdmin } from '../../kernel/session/use-session.ts';
import { foundItems } from './found-items.tsx';
import { itemApi } from './item.api.ts';

const most = 8;

/** Items for the command palette, and for administrators the way to keep them. */
export const ItemPalette = () => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const search = useCallback<PaletteSearch>(
    async (text) => {
      const page = await dispatch(
        itemApi.endpoints.itemList.initiate({ text, itemsPerPage: most }, { subscribe: false }),
      ).unwrap();
      return foundItems(page, text, (to) => void navigate(to));
    },
    [dispatch, navigate],
  );
  usePaletteSearch(search);
  usePaletteItems(
    useMemo<readonly PaletteItem[]>(() => {
      const go = (to: string) => () => void navigate(to);
      return isAdmin
        ? [
            {
              id: 'go /adm/item',
              label: '상품 관리',
              group: '이동',
              keywords: ['재고', '할인', '옵션'],
              icon: <Inventory2Rounded />,
              run: go('/adm/item'),
            },
            {
              id: 'go /adm/item/synonym',
              label: '같은 뜻 검색어',
              group: '이동',
              keywords: ['동의어', '검색'],
              icon: <Inventory2Rounded />,
              run: go('/adm/item/synonym'),
            },
            {
              id: 'new item',
              label: '상품 올리기',
              group: '할 일',
              keywords: ['new item'],
              icon: <AddRounded />,
              run: go('/adm/item/new'),
            },
          ]
        : [];
    }, [isAdmin, navigate]),
  );
  return null;
};
