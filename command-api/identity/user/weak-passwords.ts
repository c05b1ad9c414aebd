/** The most frequent of published lists of leaked passwords, long enough to pass, and Korean favourites. */
const chosenMost = new Set(
  `123456789 1234567890 12345678 11111111 00000000 12341234 123123123 1q2w3e4r 1q2w3e4r! 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc qwer1234 qwer1234!
  qwer1234@ qwerqwer qwerasdf qwerty123 qwerty12 qwertyui qwertyuiop qwerty1234 qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4! q1w2e3r4t5 zaq12wsx zxcv1234 zxcvbnm1
  zxcvbnm123 asdf1234 asdf1234! asdfasdf asdfghjk asdfghjkl abcd1234 abcd1234! abcd12345 abcdefgh abc12345 abc123456 a1234567 a12345678 a123456789 aa123456
  aa12345678 aaaa1111 password password1 password1! password12 password123 password123! password1234 passw0rd passw0rd! p@ssw0rd p@ssword p@ssword1 pass1234
  pass1234! admin123 admin1234 admin1234! administrator root1234 master123 master1234 test1234 test1234! test12345 testtest guest123 user1234 login123
  welcome1 welcome123 welcome1! changeme changeme1 default1 letmein1 letmein123 iloveyou iloveyou1 iloveyou2 ilovekorea iloveu123 princess sunshine football
  baseball baseball1 superman superman1 batman123 starwars trustno1 whatever computer internet samsung1 samsung123 samsung1234 galaxy123 pokemon1 dragon123
  monkey123 shadow123 michael1 jennifer jordan23 charlie1 freedom1 hello123 hello1234 secret123 ninja123 killer123 chocolate cheese123 banana123 butterfly
  liverpool chelsea1 arsenal1 barcelona realmadrid manchester 987654321 9876543210 87654321 88888888 77777777 66666666 99999999 55555555 44444444 33333333
  22222222 10101010 12121212 11223344 112233445566 1122334455 11112222 12344321 147258369 159357456 741852963 789456123 010203040506 01012345678 0123456789
  korea123 korea1234 korea2002 seoul123 seoul1234 busan123 daehan123 gksrnr12 gksrmf12 tkfkdgo1 tkfkdgo12 tkfkdgody tkfkdgo486 dkssud12 dkssud123 dkssudgktpdy
  alsrnr12 qlalfqjsgh qlalfqjsgh1 rlarlarla dlrjsgml wjdqhwjdqh ghkdlxld ghkdlxld1 wkddjfl12 chlrhek12 tjdrhd12 godqhr12 사랑해사랑해 비밀번호비밀번호 안녕하세요안녕 architect1
  design123 autocad123 revit123 revit2024 sketchup1 maru1234`.split(/\s+/),
);

const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
];
const isRun = (text: string) => runs.some((run) => run.includes(text));
const isOneSign = (text: string) => new Set(text).size === 1;

/** There is no rule about signs, because a password that is guessed in the first tries is weak whatever signs it has. */
export const isWeakPassword = (password: string, email: string): boolean => {
  const lower = password.toLowerCase();
  const itself = lower === email || lower === email.slice(0, email.indexOf('@'));
  return itself || chosenMost.has(lower) || isRun(lower) || isOneSign(lower);
};
