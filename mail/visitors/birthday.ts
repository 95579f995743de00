import { BIRTHDAY_EMAIL } from '#content/emails/birthday.ts'
import { refreshBirthday } from '#usecases/visitors/queue-birthday-greetings.ts'
import { type EmailDefinition, editableText, note, paragraph } from '../email.ts'

/** On the day itself; `unsubscribeUrl` lets the mail program show an unsubscribe button, and the profile has the choice. */
export const birthday: EmailDefinition<'birthday'> = {
  expiry: ({ until }) => new Date(until),
  refresh: refreshBirthday,
  compose: ({ stop }, context) => {
    const { subject, opening } = editableText('birthday', context, {})
    return {
      subject,
      preview: BIRTHDAY_EMAIL.preview,
      blocks: [paragraph(opening), note(BIRTHDAY_EMAIL.why)],
      unsubscribeUrl: context.unseal(stop),
    }
  },
}
