import type { Endpoint } from '../http/endpoint.ts';
import type { IdentityServices } from './identity-services.ts';
import { certifyEndpoint } from './mail-code/certify.endpoint.ts';
import { certifyMailEndpoint } from './mail-code/certify-mail.endpoint.ts';
import { changeFoundPasswordEndpoint } from './mail-code/change-found-password.endpoint.ts';
import { findPasswordEndpoint } from './mail-code/find-password.endpoint.ts';
import { endOthersEndpoint } from './session/end-others.endpoint.ts';
import { loginEndpoint } from './session/login.endpoint.ts';
import { logoutEndpoint } from './session/logout.endpoint.ts';
import { refreshEndpoint } from './session/refresh.endpoint.ts';
import { agreeEndpoint } from './user/agree.endpoint.ts';
import { changePasswordEndpoint } from './user/change-password.endpoint.ts';
import { myEndpoint } from './user/my.endpoint.ts';
import type { Register } from './user/registration.service.ts';
import { signupEndpoint } from './user/signup.endpoint.ts';

/** Every call of accounts and sessions that is not a command. */
export const identityEndpoints = (services: IdentityServices, register: Register): readonly Endpoint[] => [
  loginEndpoint(services), refreshEndpoint(services), logoutEndpoint(services), endOthersEndpoint(services),
  myEndpoint(services), changePasswordEndpoint(services), signupEndpoint(services, register), agreeEndpoint,
  certifyEndpoint(services), certifyMailEndpoint(services), findPasswordEndpoint(services), changeFoundPasswordEndpoint(services),
];
