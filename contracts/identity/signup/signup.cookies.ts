/** Cookie for giving a sign-up its picture without a login; sent to uploads only, lives as long as the mail's link. */
export const signupTicket = { name: 'signup', path: '/api/util' } as const;
