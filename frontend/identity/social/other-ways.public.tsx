import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { KakaoButton } from './kakao-button.tsx';
import { useSocialWaysQuery } from './social.api.ts';

/** The ways beside a password; nothing where there are none. */
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
