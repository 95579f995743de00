import { clientTime } from '#content/words/session-times.ts'
import { type Compose, code, note, paragraph } from './email.ts'

export const signInCode: Compose<'sign-in-code'> = (email, { practice, unseal }, reader) => ({
  // Many read it in the notification and never open the email.
  subject: `Your code for ${practice.name}: ${unseal(email.code)}`,
  preview: 'Type it on the page where you asked for it.',
  blocks: [
    paragraph('Here is your code. Please type it on the page where you asked for it:'),
    code(unseal(email.code)),
    paragraph(`It works once, only in that browser, and until ${clientTime(email.expiresAt, reader)}.`),
    note(
      'Please do not share this code with anyone. We will never ask you for it by phone or email. If you did not ask for it, please ignore this email.',
    ),
  ],
})
