import { deviceText } from '#content/accounts/account-pages.ts'
import { NEW_DEVICE } from '#content/emails/accounts.ts'
import { clientTime } from '#content/words/session-times.ts'
import { unchanged } from '#usecases/emails/refresh-account-email.ts'
import { button, type EmailDefinition, forWeeks, note, paragraph } from '../email.ts'

/** Goes to staff, who notice a sign-in that was not theirs. */
export const newDevice: EmailDefinition<'new-device'> = {
  expiry: forWeeks,
  refresh: unchanged,
  compose: ({ device, signedInAt }, { practice, appUrl }, reader) => ({
    subject: NEW_DEVICE.subject(practice.name),
    preview: NEW_DEVICE.preview,
    blocks: [
      paragraph(NEW_DEVICE.opening(deviceText(device), clientTime(signedInAt, reader))),
      paragraph(NEW_DEVICE.ifYou),
      button(NEW_DEVICE.button, `${appUrl}/dashboard/profile`),
      note(NEW_DEVICE.note(practice.email)),
    ],
  }),
}
