import { button, type Compose, note, paragraph } from './email.ts'

export const newsletterOptIn: Compose<'newsletter-opt-in'> = (email, { practice, unseal }) => ({
  subject: `Please confirm your subscription to ${practice.name}`,
  preview: 'One more step, and you will receive our newsletter.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(`You asked to receive the newsletter of ${practice.name}. Please confirm your subscription:`),
    button('Confirm subscription', unseal(email.link)),
    note(
      'We will not send you the newsletter until you confirm. You can unsubscribe at any time with the link in every email.',
    ),
  ],
})
