import { IDENTITY_LINKED, PROVIDER_LABELS } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Goes to the owner, who notices if someone else linked the account. */
export const identityLinked: EmailDefinition<'identity-linked'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: (email, { practice, appUrl }, reader) => {
    const provider = PROVIDER_LABELS[email.provider]
    return {
      subject: IDENTITY_LINKED.subject(practice.name, provider),
      preview: IDENTITY_LINKED.preview(provider),
      blocks: [
        paragraph(IDENTITY_LINKED.opening(provider, clientTime(email.linkedAt, reader))),
        ...(email.isPasswordRemoved ? [paragraph(IDENTITY_LINKED.passwordRemoved)] : []),
        button(IDENTITY_LINKED.button, `${appUrl}/dashboard/profile`),
        note(IDENTITY_LINKED.note(practice.email)),
      ],
    }
  },
}
