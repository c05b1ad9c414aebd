import { userRoutes } from '@maru/contracts/identity/user/user.routes';
import { endpoint } from '../../http/endpoint.ts';
import { agreements } from './agreements.service.ts';

export const agreeEndpoint = endpoint(userRoutes.agree, async ({ input: { which } }) => ({
  which,
  text: agreements[which],
}));
