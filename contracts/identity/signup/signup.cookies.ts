/**
 * Cookie that lets a sign-up be given its picture without a login; sent to the uploads only. Lives as long as the link
 * in the mail.
 */
export const signupTicket = { name: 'signup', path: '/api/util' } as const;
