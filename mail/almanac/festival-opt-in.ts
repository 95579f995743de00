import { FESTIVAL_LIST_NAMES } from '#content/almanac/observances.ts'
import { FESTIVAL_OPT_IN } from '#content/emails/almanac.ts'
import { EMAIL_FRAME } from '#content/emails/shared.ts'
import { confirmLinkExpiry } from '#domain/visitors/newsletter-links.ts'
import { refreshFestivalOptIn } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, facts, note, paragraph } from '../email.ts'

export const festivalOptIn: EmailDefinition<'festival-opt-in'> = {
  expiry: (_email, queuedAt) => confirmLinkExpiry(queuedAt),
  refresh: refreshFestivalOptIn,
  compose: (email, { practice, unseal }) => ({
    subject: FESTIVAL_OPT_IN.subject(practice.name),
    preview: FESTIVAL_OPT_IN.preview,
    greeting: EMAIL_FRAME.greeting,
    blocks: [
      paragraph(FESTIVAL_OPT_IN.opening),
      facts(
        [FESTIVAL_OPT_IN.city, email.city],
        [FESTIVAL_OPT_IN.days, email.lists.map((list) => FESTIVAL_LIST_NAMES[list]).join(', ')],
      ),
      button(FESTIVAL_OPT_IN.button, unseal(email.link)),
      note(FESTIVAL_OPT_IN.note),
    ],
  }),
}
