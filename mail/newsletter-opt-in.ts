import { button, type Compose, note, paragraph } from './email.ts'

export const newsletterOptIn: Compose<'newsletter-opt-in'> = (email, { practice, unseal }) => ({
  subject: `Would you like to read ${practice.name}'s emails?`,
  preview: 'Please confirm that you want to receive them.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(`You asked to receive the newsletter of ${practice.name}. Please confirm it with one click:`),
    button('Yes, write to me', unseal(email.link)),
    note('Without this confirmation we send you nothing. Every newsletter has a link to stop it at once.'),
  ],
})
