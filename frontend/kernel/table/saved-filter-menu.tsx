import BookmarkAddRounded from '@mui/icons-material/BookmarkAddRounded';
import MoreHorizRounded from '@mui/icons-material/MoreHorizRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SavedFilter } from '@maru/contracts/site/table-settings/table-settings.fields';
import { useState } from 'react';
import { FormDialog } from '../../design/form-dialog.tsx';
import { offerAction } from '../snackbar/snackbar.slice.ts';
import { useDispatch } from '../state/hooks.ts';
import { type FilterToSave, useDeleteTableFilterMutation, useSaveTableFilterMutation } from './table-settings.api.ts';

const mostCharacters = 30;

interface NameDialogProps {
  readonly title: string;
  readonly filter: FilterToSave;
  readonly onClose: () => void;
}
const NameDialog = ({ title, filter, onClose }: NameDialogProps) => {
  const [name, setName] = useState(filter.name);
  const [save, { isLoading }] = useSaveTableFilterMutation();
  const submit = async () => {
    const { error } = await save({ ...filter, name: name.trim() });
    if (!error) onClose();
  };
  return (
    <FormDialog
      title={title}
      confirm="저장"
      width="xs"
      complete={name.trim() !== ''}
      busy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        label="이름"
        value={name}
        onChange={({ target }) => setName(target.value)}
        helperText="지금 필터와 정렬, 보이는 열을 함께 저장해요."
        slotProps={{ htmlInput: { maxLength: mostCharacters } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  );
};

/** Keeps how the list is narrowed now, for whoever looks at it. */
export const SaveFilter = ({ filter }: { readonly filter: Omit<FilterToSave, 'name'> }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<BookmarkAddRounded />} onClick={() => setOpen(true)}>
        필터 저장
      </Button>
      {open ? <NameDialog title="필터 저장" filter={{ ...filter, name: '' }} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

/** What may be done with the saved filter that is open. */
export const SavedFilterMenu = ({ filter }: { readonly filter: SavedFilter }) => {
  const dispatch = useDispatch();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [renames, setRenames] = useState(false);
  const [remove] = useDeleteTableFilterMutation();
  const [save] = useSaveTableFilterMutation();
  const removeIt = async () => {
    setAnchor(null);
    const { error } = await remove(filter.filter);
    if (!error)
      dispatch(
        offerAction(`‘${filter.name}’ 필터를 삭제했어요.`, { label: '실행 취소', run: () => void save(filter) }),
      );
  };
  return (
    <>
      <IconButton
        aria-label={`‘${filter.name}’ 필터 메뉴`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreHorizRounded />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setRenames(true);
          }}
        >
          이름 변경
        </MenuItem>
        <MenuItem onClick={() => void removeIt()} sx={{ color: 'error.main' }}>
          삭제
        </MenuItem>
      </Menu>
      {renames ? <NameDialog title="필터 이름 변경" filter={filter} onClose={() => setRenames(false)} /> : null}
    </>
  );
};
