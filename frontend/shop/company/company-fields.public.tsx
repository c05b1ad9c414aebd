import { zodResolver } from '@hookform/resolvers/zod';
import { type Company, company, companyNames } from '@maru/contracts/shop/company/company.fields';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formatBusinessNumber } from '../../format/business-number.ts';

/** By the words of the 사업자등록증, in its order. */
export const companyLabels: Readonly<Record<keyof Company, string>> = {
  registration_number: '사업자등록번호',
  name: '상호',
  owner: '대표자',
  address: '사업장 주소',
  sector: '업태',
  trade: '종목',
  email: '받을 이메일',
};
const messages: Partial<Readonly<Record<keyof Company, string>>> = {
  registration_number: '사업자등록번호 10자리를 다시 확인해 주세요.',
  email: '이메일 주소를 다시 확인해 주세요.',
};
const wide: ReadonlySet<keyof Company> = new Set(['address', 'email']);
const empty = Object.fromEntries(companyNames.map((name) => [name, ''])) as Company;

/** The form of a business; `saved` fills it until somebody types. */
export const useCompanyForm = (saved: Company | null | undefined): UseFormReturn<Company> =>
  useForm<Company>({
    resolver: zodResolver(company) as never,
    values: saved ? { ...saved, registration_number: formatBusinessNumber(saved.registration_number) } : empty,
    resetOptions: { keepDirtyValues: true },
  });

export const CompanyFields = ({ form: { register, formState, setValue } }: { form: UseFormReturn<Company> }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }}>
    {companyNames.map((name) => {
      const isWrong = formState.errors[name] !== undefined;
      const isNumber = name === 'registration_number';
      return (
        <TextField
          key={name}
          required
          label={companyLabels[name]}
          error={isWrong}
          helperText={isWrong ? (messages[name] ?? '꼭 입력해 주세요.') : undefined}
          sx={wide.has(name) ? { gridColumn: '1 / -1' } : {}}
          {...register(name, {
            ...(isNumber && { onChange: ({ target }) => setValue(name, formatBusinessNumber(String(target.value))) }),
          })}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: {
              autoComplete: 'off',
              ...(isNumber && { inputMode: 'numeric', placeholder: '123-45-67890' }),
              ...(name === 'email' && { inputMode: 'email' }),
            },
          }}
        />
      );
    })}
  </Box>
);
