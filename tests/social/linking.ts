import { eventsOf } from '@maru/command-api/pipeline/memo.fixture';
import { browser } from '@maru/command-api/testing/browser.fixture';
import { signUpPerson } from '@maru/command-api/testing/mail-code.fixture';
import { keyedHash } from '@maru/platform/env/secrets';
import { type KakaoWorld, thereAndBack } from '../support/kakao-world.ts';

/** What people with a password do about Kakao in that world, and what is kept of it. */
export const linkingIn = (world: KakaoWorld) => {
  let subjects = 0;
  const newSubject = () => {
    subjects += 1;
    world.provider.person = { id: String(3_000_000_000 + subjects), nickname: '라이언' };
    return world.provider.person.id;
  };
  /** Someone with a password, logged in. */
  const withPassword = async () => {
    const { id, email, password } = await signUpPerson(world.url);
    const me = browser(world.url);
    const { body } = await me.post('auth/login', { email, password });
    return { me, id, email, password, bearer: { authorization: `Bearer ${String(body['accessToken'])}` } };
  };
  type Person = Pick<Awaited<ReturnType<typeof withPassword>>, 'me' | 'bearer'>;
  const startLink = async ({ me, bearer }: Person) =>
    thereAndBack(String((await me.post('auth/kakao/link', {}, bearer)).body['url']));
  const link = async (person: Person) => (await person.me.get(await startLink(person))).headers.get('location');
  const unlink = ({ me, bearer }: Person) => me.call('DELETE', 'auth/my/social?provider=kakao', undefined, bearer);
  const socialOf = async ({ me, bearer }: Person) => (await me.get('auth/my', bearer)).body['social'];
  const hashOf = (subject: string) => keyedHash('s')(`kakao ${subject}`);
  const execute = (id: string, command: { type: string; data: object }) =>
    world.service.execute({
      command,
      actor: { id, level: 1 },
      commandId: crypto.randomUUID(),
      ipHash: '',
      source: 'web',
      correlationId: '',
    });
  const reserve = (subject: string, userId: string) =>
    execute(userId, { type: 'ReserveSocial', data: { hash: hashOf(subject), userId } });
  const typesOf = async (stream: string) => (await eventsOf(world.events, stream)).map(({ type }) => type);
  return { newSubject, withPassword, startLink, link, unlink, socialOf, hashOf, execute, reserve, typesOf };
};
export type Linking = ReturnType<typeof linkingIn>;
