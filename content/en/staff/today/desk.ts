import { plural } from '#content/words/grammar.ts'

/** Texts of the Astrologer Dashboard. */
export const DESK = {
  title: 'Astrologer Dashboard',
  tabs: 'Lists of bookings',
  whose: 'Whose bookings',
  mine: 'Mine',
  everybody: 'Everybody’s',
  upcoming: 'Upcoming Consultations',
  toVerify: 'To verify',
  pending: 'Pending Payments',
  revenue: 'Total Revenue',
  revenueHint: 'received for upcoming sessions, credit included',
  sendReminders: 'Send Reminders',
  sendingReminders: 'Sending…',
  remindersSent: 'Reminders sent successfully!',
  remindersFailed: { title: 'Error', detail: 'Failed to send reminders. Please try again.' },
  fetchFailed: { title: 'Error', detail: 'Failed to fetch bookings. Please try again.' },
  back: 'Back to Astrologer Dashboard',
  backToBooking: 'Back to the booking',
  noPayee:
    'Clients cannot pay yet, because the practice has no UPI ID and offers no other way to pay. An admin can set it under Admin, Practice.',
  emailsHeldUp: (count: number) =>
    `The mail server is not accepting emails right now. ${plural(
      count,
      '1 email is waiting',
      `${count} emails are waiting`,
    )} and will be sent when it works again. Bookings and payments are not affected.`,
} as const
