import type { NameCard } from '@maru/contracts/shop/name-card/name-card.fields';
import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useStaffCardsQuery } from './name-card.api.ts';

export type TakenCard = Omit<NameCard, 'memo' | 'logo'>;

const takenFrom = ({ name, title, company, mobile, phone, email, address, link }: ManagedContactCard): TakenCard => ({
  name,
  title,
  company,
  phone: mobile || phone,
  email,
  address,
  website: link,
});

/** For administrators, who order cards of the company's people: one of those is taken over into the form. */
export const StaffCardChoice = ({ onTake }: { readonly onTake: (card: TakenCard) => void }) => {
  const { data } = useStaffCardsQuery();
  if (!data || data.list.length === 0) return null;
  const take = (id: string) => {
    const card = data.list.find((one) => one.id === id);
    if (card) onTake(takenFrom(card));
  };
  return (
    <TextField
      select
      label="직원 명함에서 가져오기"
      defaultValue=""
      onChange={({ target }) => take(target.value)}
      helperText="고르면 아래 내용이 그 명함대로 채워져요."
    >
      {data.list.map(({ id, name, title }) => (
        <MenuItem key={id} value={id}>
          {[name, title].filter((part) => part !== '').join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
};
