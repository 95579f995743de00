import { button, type Compose, note, paragraph, quote } from './email.ts'

/** For newsletter subscribers; `unsubscribeUrl` lets their mail program show an unsubscribe button. */
export const newPost: Compose<'new-post'> = (email, { practice, appUrl, unseal }) => ({
  subject: email.title,
  preview: email.summary,
  greeting: 'Namaste,',
  blocks: [
    paragraph(`There is a new article at ${practice.name}: ${email.title}`),
    quote(email.summary),
    button('Read the article', `${appUrl}${email.path}`),
    note('You are receiving this email because you subscribed to our newsletter.'),
  ],
  unsubscribeUrl: unseal(email.stop),
})
