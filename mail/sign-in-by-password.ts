import { button, type Compose, note, paragraph } from './email.ts'

/** For staff, whose accounts accept no emailed code (decision 0117). */
export const signInByPassword: Compose<'sign-in-by-password'> = (_email, { practice, appUrl }) => ({
  subject: `Please sign in to ${practice.name} with your password`,
  preview: 'Staff accounts do not use emailed codes.',
  blocks: [
    paragraph('You asked for a sign-in code. Staff accounts open many clients’ details, so they do not use codes.'),
    button('Sign in with my password', `${appUrl}/auth`),
    note('If you did not ask for a code, please ignore this email.'),
  ],
})
