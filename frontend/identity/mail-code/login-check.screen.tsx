import { useSearchParams } from 'react-router-dom';
import { CertifyOutcome } from '../signup/certify-outcome.public.tsx';
import { RecoverPassword } from './recover-password.tsx';

/**
 * Where the links of mails lead: `info` carries the code, `for=password` says that it is to choose a new password with.
 */
export const LoginCheckScreen = () => {
  const [query] = useSearchParams();
  const info = query.get('info') ?? '';
  return query.get('for') === 'password' ? <RecoverPassword info={info} /> : <CertifyOutcome info={info} />;
};
