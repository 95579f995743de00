import { button, type Compose, note, paragraph } from './email.ts'

/** Says that there are remedies, never which: mailboxes are read on many devices. */
export const remediesPublished: Compose<'remedies-published'> = (email, { appUrl, practice }) => {
  const { bookingCode: code, serviceName } = email
  return {
    subject: `Your remedies are ready (${code})`,
    preview: `${practice.name} has written down what you can do, with the dates in your city.`,
    blocks: [
      paragraph(`We have written down your remedies after ${serviceName} (${code}), with the dates in your city.`),
      button('See your remedies', `${appUrl}/dashboard/remedies`),
      note('To protect your privacy, the remedies are not in this email. Please sign in to read them.'),
    ],
  }
}
