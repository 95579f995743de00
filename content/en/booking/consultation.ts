import { numberInWords } from '#content/words/numbers.ts'
import { REMINDER_DAYS_BEFORE } from '#domain/sessions/reminder-times.ts'

export const CONSULTATION = {
  title: 'Consultation',
  heading: 'Talk with us about your chart',
  lead: 'Speak directly with the astrologer by video call or phone. We send you the link before your appointment.',
  /** Lists the packages of this practice. */
  description: (names: readonly string[]) =>
    ['Book a Vedic astrology consultation by video call or phone', ...(names.length ? [names.join(', ')] : [])].join(
      ': ',
    ),
  none: 'No consultations can be booked yet',
  noneLead: 'Our packages will appear here soon. Until then, please write to us.',
  writeToUs: 'Write to us',
  packagesTitle: 'Packages',
  mostPopular: 'Most Popular',
  perQuestion: 'per question',
  bookNow: 'Book Now',
  needs: 'What you need',
  returning: (percent: number) =>
    `Have you booked with us before? Existing customers pay ${percent}% less. You see the lower price when you are signed in.`,
  returningBadge: (percent: number) => `${percent}% OFF (Existing Customer)`,

  stepsTitle: 'How it works',
  stepsLead: 'From booking to your session.',

  faqTitle: 'Frequently asked questions',
  standardTitle: 'Not sure which one to choose?',
  standardLead: (name: string) =>
    `Our standard consultation is “${name}”. You can add your own question when you book.`,
  bookStandard: 'Book Standard Consultation',
  askFirst: 'Ask us first',
} as const

const PAY_BY_UPI = {
  title: 'Pay by UPI',
  text: 'Scan the QR code or copy the UPI ID, pay in your own app, and enter the 12-digit transaction ID. We check it and confirm your booking.',
}

/** For a practice that offers other payment methods than UPI. */
function payStep(how: string) {
  return { title: 'Pay', text: `You pay ${how}, and send us the reference. We check it and confirm your booking.` }
}

type Step = { readonly title: string; readonly text: string }

function stepsWith(pay: Step): readonly Step[] {
  return [
    {
      title: 'Choose a package',
      text: 'Choose a package, then a day and a time that suit you. Times are shown in Indian time and in your local time.',
    },
    {
      title: 'Fill in your details',
      text: 'Your date, time and place of birth, and what you would like to ask. A Prasna question needs no birth details.',
    },
    pay,
    {
      title: 'Get your meeting link',
      text: `We send the meeting link by email before the appointment, and a reminder ${numberInWords(REMINDER_DAYS_BEFORE)} days before.`,
    },
    { title: 'Meet and ask', text: 'We go through your chart together, step by step, with time for your questions.' },
  ]
}

/** What a client does from choosing to meeting, and the same with all the ways to pay. */
export const CONSULTATION_STEPS = stepsWith(PAY_BY_UPI)

export function consultationSteps(howToPay: string): readonly Step[] {
  return stepsWith(payStep(howToPay))
}
