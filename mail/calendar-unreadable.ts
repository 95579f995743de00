import { staffTime } from '#content/words/session-times.ts'
import { button, type Compose, paragraph } from './email.ts'

export const calendarUnreadable: Compose<'calendar-unreadable'> = ({ calendarName, since }, { appUrl }, reader) => ({
  subject: `Your calendar “${calendarName}” cannot be read`,
  preview: 'New events in it do not close booking times.',
  greeting: 'Namaste,',
  blocks: [
    paragraph(
      `We could read your calendar “${calendarName}” last on ${staffTime(since, reader)}. Its busy times of that day still close your booking times, but events that you have added since do not.`,
    ),
    paragraph('Please check the address of the calendar, or remove it if you no longer need it.'),
    button('Open calendars', `${appUrl}/astrologer-dashboard/calendars`),
  ],
})
