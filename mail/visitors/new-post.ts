import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { NEW_POST } from '#content/emails/visitors.ts'
import { refreshNewPost } from '#usecases/emails/refresh-account-email.ts'
import { button, days, type EmailDefinition, note, paragraph, quote } from '../email.ts'

/** For newsletter subscribers; `unsubscribeUrl` lets their mail program show an unsubscribe button. */
export const newPost: EmailDefinition<'new-post'> = {
  expiry: days(14),
  refresh: refreshNewPost,
  compose: (email, { practice, appUrl, unseal }) => ({
    subject: email.title,
    preview: email.summary,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(NEW_POST.opening(practice.name, email.title)),
      quote(email.summary),
      button(NEW_POST.button, `${appUrl}${email.path}`),
      note(NEW_POST.note),
    ],
    unsubscribeUrl: unseal(email.stop),
  }),
}
