import type { Endpoint } from '../http/endpoint.ts';
import { addinEndpoints } from './addin-binding/addin.endpoints.ts';
import { socialEndpoints } from './social/social.endpoints.ts';
import type { SocialServices } from './social/social-parts.service.ts';
import { changeFoundPasswordEndpoint, findPasswordEndpoint } from './mail-code/recovery.endpoints.ts';
import { endOthersEndpoint, logoutEndpoint } from './session/logout.endpoints.ts';
import { loginEndpoint } from './session/login.endpoint.ts';
import { refreshEndpoint } from './session/refresh.endpoint.ts';
import { certifyEndpoint } from './signup/certify.endpoint.ts';
import { signupEndpoint } from './signup/signup.endpoint.ts';
import { agreeEndpoint } from './user/agree.endpoint.ts';
import { changePasswordEndpoint } from './user/change-password.endpoint.ts';
import { myEndpoint } from './user/my.endpoint.ts';
import { userAdminEndpoints } from './user/user-admin.endpoints.ts';
import { withdrawEndpoint } from './user/withdraw.endpoint.ts';
import type { Register } from './user/registration.service.ts';

/** Every call of accounts and sessions that is not a command. */
export const identityEndpoints = (services: SocialServices, register: Register): readonly Endpoint[] => [
  loginEndpoint(services),
  refreshEndpoint(services),
  logoutEndpoint(services),
  endOthersEndpoint(services),
  myEndpoint(services),
  changePasswordEndpoint(services),
  withdrawEndpoint(services),
  signupEndpoint(services),
  agreeEndpoint,
  certifyEndpoint(services, register),
  findPasswordEndpoint(services),
  changeFoundPasswordEndpoint(services),
  ...userAdminEndpoints(services),
  ...socialEndpoints(services),
  ...addinEndpoints(services),
];
