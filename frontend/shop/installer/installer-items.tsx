import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { SectionCard } from '../../design/section-card.tsx';
import { useChooseInstallerItemsMutation, useLicenceItemsQuery } from './installer.api.ts';

/** Of which items the licences are for the add-in. */
export const InstallerItems = ({ itemIds }: { readonly itemIds: readonly string[] }) => {
  const { data: items = [] } = useLicenceItemsQuery();
  const [choose, { isLoading }] = useChooseInstallerItemsMutation();
  return (
    <SectionCard title="받을 수 있는 라이선스" text="고른 상품의 라이선스가 있는 분만 설치 파일을 받을 수 있어요.">
      <Autocomplete
        multiple
        sx={{ mt: 2 }}
        loading={isLoading}
        options={[...items]}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        value={items.filter(({ id }) => itemIds.includes(id))}
        onChange={(_, chosen) => void choose(chosen.map(({ id }) => id))}
        noOptionsText="라이선스 상품이 없어요."
        renderInput={(params) => <TextField {...params} label="라이선스 상품" />}
      />
    </SectionCard>
  );
};
