import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { NEWSLETTER_OPT_IN } from '#content/emails/visitors.ts'
import { confirmLinkExpiry } from '#domain/visitors/newsletter-links.ts'
import { refreshOptIn } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, note, paragraph } from '../email.ts'

export const newsletterOptIn: EmailDefinition<'newsletter-opt-in'> = {
  expiry: (_email, queuedAt) => confirmLinkExpiry(queuedAt),
  refresh: refreshOptIn,
  compose: (email, { practice, unseal }) => ({
    subject: NEWSLETTER_OPT_IN.subject(practice.name),
    preview: NEWSLETTER_OPT_IN.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(NEWSLETTER_OPT_IN.opening(practice.name)),
      button(NEWSLETTER_OPT_IN.button, unseal(email.link)),
      note(NEWSLETTER_OPT_IN.note),
    ],
  }),
}
