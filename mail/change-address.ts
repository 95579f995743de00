import { clientTime } from '#content/words/session-times.ts'
import { button, type Compose, note, paragraph } from './email.ts'

/** The first address of a client, which the desk was told. */
const firstAddress: Compose<'change-address'> = (email, { practice, unseal }, reader) => ({
  subject: `Your account with ${practice.name}`,
  preview: 'Please confirm your email address and choose a password.',
  blocks: [
    paragraph(
      `You gave us this email address. Please confirm that it is yours and choose a password. Then you can see your bookings and invoices with ${practice.name} online.`,
    ),
    button('Confirm my email address', unseal(email.link)),
    paragraph(
      `The link opens a page with a button to confirm. It works until ${clientTime(email.expiresAt, reader)}, and nothing changes until you press the button.`,
    ),
    note('If you do not know us, please ignore this email. Nothing will change.'),
  ],
})

/** Goes to the new address; the old one stays valid until the change is confirmed. */
export const changeAddress: Compose<'change-address'> = (email, context, reader) =>
  email.isFirst ? firstAddress(email, context, reader) : otherAddress(email, context, reader)

const otherAddress: Compose<'change-address'> = (email, { practice, unseal }, reader) => ({
  subject: `Please confirm your new email address for ${practice.name}`,
  preview: 'One more step, and this becomes your new email address.',
  blocks: [
    paragraph(
      `You asked us to use this email address for your account with ${practice.name}. Please confirm that it is yours.`,
    ),
    button('Confirm my new email address', unseal(email.link)),
    paragraph(
      `The link opens a page with a button to confirm. It works until ${clientTime(email.expiresAt, reader)}, and nothing changes until you press the button.`,
    ),
    note('If you did not ask for this, please ignore this email. Nothing will change.'),
  ],
})
