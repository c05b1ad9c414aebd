import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import { useSearchParams } from 'react-router-dom';
import { useReturnUrl } from '../../kernel/session/use-login-link.ts';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useSocialWaysQuery } from './social.api.ts';

/** Kakao's colours and symbol for its login (https://developers.kakao.com/docs/latest/ko/kakaologin/design-guide). */
const look = { bgcolor: '#FEE500', color: 'rgba(0, 0, 0, 0.85)', '&:hover': { bgcolor: '#F2DA00' } } as const;

export const KakaoSymbol = () => (
  <SvgIcon viewBox="0 0 24 24" aria-hidden>
    <path
      fill="#000"
      d="M12 3.5C6.75 3.5 2.5 6.83 2.5 10.94c0 2.66 1.78 4.99 4.45 6.3l-.9 3.33c-.1.36.3.64.6.43l3.95-2.63c.46.05.93.08 1.4.08 5.25 0 9.5-3.34 9.5-7.51S17.25 3.5 12 3.5Z"
    />
  </SvgIcon>
);

/** Leaves the application: the browser goes to Kakao and comes back. */
const KakaoButton = ({ label }: { readonly label: string }) => {
  const returnUrl = useReturnUrl();
  const [query] = useSearchParams();
  const parameters = new URLSearchParams({
    ...(returnUrl && { returnUrl }),
    ...(query.get('menu') === 'revit' && { menu: 'revit' }),
  }).toString();
  return (
    <Button
      href={`/api/auth/kakao${parameters && `?${parameters}`}`}
      size="large"
      fullWidth
      startIcon={<KakaoSymbol />}
      sx={look}
    >
      {label}
    </Button>
  );
};

export const OtherWays = ({ label }: { readonly label: string }) => {
  const { data } = useSocialWaysQuery();
  if (!data?.kakao) return null;
  return (
    <Stack sx={{ mt: 2.5, gap: 2.5 }}>
      <Divider sx={{ fontSize: 14, color: 'text.secondary' }}>또는</Divider>
      <KakaoButton label={label} />
    </Stack>
  );
};
