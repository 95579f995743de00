import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

export const verifyAddress: Compose<'verify-address'> = (email, { practice, unseal }, reader) => ({
  subject: `Please confirm your email address for ${practice.name}`,
  preview: 'One more step, and your account is ready.',
  blocks: [
    paragraph(
      `Thank you for creating an account with ${practice.name}. Please confirm that this email address is yours.`,
    ),
    button('Confirm my email address', unseal(email.link)),
    paragraph(`The link opens a page with a button to confirm. It works until ${clientTime(email.expiresAt, reader)}.`),
    note("If you did not create an account, please ignore this email. The account can't be used until you confirm."),
  ],
})
