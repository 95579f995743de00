import type { LegalParty, LegalSection } from './legal.ts'

export const PRIVACY = {
  title: 'Privacy Policy',
  lead: 'A birth chart is personal. This page says what we keep, why, for how long, and how you get it back or have it removed.',
  description:
    'What this practice stores about you, why and for how long, and your rights under the Digital Personal Data Protection Act, 2023.',
} as const

export function privacySections({ name, address, email, phone }: LegalParty): LegalSection[] {
  return [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        [
          'We keep what we need to give you a reading, to teach you and to account for your payment, and nothing else.',
          'Birth details are stored encrypted. Charts that you compute on the horoscope page stay in your browser unless you save them.',
          'No advertising, no tracking, no analytics by others, no sale of data. This site loads nothing from other companies.',
          'You can see, correct, download and delete your data yourself in your dashboard.',
        ],
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${name}, ${address}, decides what is stored here and why (the “data fiduciary” in the words of the Digital Personal Data Protection Act, 2023). Questions and complaints go to ${email} or ${phone}. Privacy inquiries are answered within 30 days.`,
      ],
    },
    {
      id: 'what',
      title: 'What we store, and why',
      blocks: [
        [
          'Account: name, email address, a hash of your password (never the password), and the time at which you agreed to the terms. To let you in and to know whom we serve.',
          'Profile: phone number, if you give it. To reach you about an appointment.',
          'Bookings and enrollments: the service, the date and hour, your notes, and your current location as you typed it or allowed your device to fill it in. To hold the session.',
          'Birth details: date, time and place of birth. To draw the chart. They are encrypted in our database, and each time somebody at the practice opens them is written down; you can see by whom.',
          'Payments: amount, date and the UPI transaction ID you send us. To find your transfer. We never see your bank login, PIN or card. Of our own bank statement only the lines that match a booking are kept.',
          'Invoices: your name, the service and the amount. Because tax law asks for them.',
          'Course progress: which lessons you opened, and your certificate.',
          'Messages: what you write in the contact form, and suggestions for free content. To answer you.',
          'Newsletter and notices: your email address, and when you confirmed it. To send what you asked for.',
          'Security: the sessions in which you are signed in (device and times), counts of failed attempts in a form that does not show your address, and a log of who opened or changed what, by number and not by name.',
        ],
        'We use this for nothing else. There is no automated decision about you, and no profile for advertising.',
      ],
    },
    {
      id: 'consent',
      title: 'On what basis',
      blocks: [
        'Your data is used with your consent, which you give when you make an account, book or subscribe, and where the law asks us to keep records. You can withdraw consent at any time, as easily as you gave it; what was done before remains lawful. The newsletter ends with one click in any of its emails or in your profile.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who sees it',
      blocks: [
        [
          'The astrologer who reads for you, and the few people at the practice who need it for their work.',
          'The company that hosts our server and the one that delivers our email, as carriers. They may not use your data for themselves.',
          'Google or Facebook, only if you choose to sign in with them: they then learn that you did.',
          'Authorities, if the law obliges us.',
        ],
        'Nobody else. We use no other processors, and we do not transfer your data to anybody who sells, analyses or advertises.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        [
          'Account, profile, birth details and notes: until you delete your account. After three years without a visit we write to you, and delete it 48 hours later unless you sign in. An account whose address was never confirmed is forgotten after 30 days.',
          'When you delete your account it is closed at once and erased seven days later; until then you can undo it. Bookings that lie ahead are cancelled at once, and you read before you confirm what of their price goes back to you.',
          'Invoices and the payments behind them: at least eight years, as Indian tax and accounting law asks. After you delete your account they remain under a pseudonym.',
          'Contact messages and suggestions: until they are dealt with, and one year after that.',
          'Emails we send you: one year.',
          'Newsletter address: until you unsubscribe, and 30 days after that. A subscription that was never confirmed is forgotten after 30 days.',
          'Notice of new lessons: until the one email has been sent.',
          'A form that you send after you were signed out: encrypted, for one day, so that you can send it again.',
          'Sessions: 30 days at most. Browsers we know you by: one year without a sign-in. Counts of attempts: at most one day.',
          'The log of who opened or changed what: as long as the practice exists, because it protects you. It says numbers, not names.',
          'Server log: it holds no names, email addresses, birth details or transaction IDs, so there is nothing of yours in it to keep or to delete.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Under the Digital Personal Data Protection Act, 2023 you can:',
        [
          'see what we hold about you and to whom it went: in your dashboard, or by an email to us;',
          'have it corrected, completed or brought up to date: edit your profile, or write to us;',
          'have it erased: delete your account, or write to us;',
          'take it with you: download everything, with your invoices, as one archive in your dashboard;',
          'withdraw your consent at any time;',
          'name somebody who may use these rights for you if you die or fall ill;',
          'complain: to us first, please, and then to the Data Protection Board of India.',
        ],
        `Write to ${email} with the address of your account. We answer within 30 days. It costs nothing.`,
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'An account is for people of 18 and older, and everybody confirms that before one is made. A parent or guardian can book for a child in their own name: the form then asks them to confirm that they are the parent or guardian, and that consent is kept with the booking’s.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        'Only those the site needs to work, all of them our own:',
        [
          'session: keeps you signed in, 30 days at most.',
          'device: knows a browser in which you have signed in before, so that a stranger who guesses passwords cannot lock you out; one year.',
          'theme: remembers whether you prefer the light or the dark theme; one year.',
          'flash: carries a message such as “sent” to the next page; one minute.',
        ],
        'There is nothing to accept or refuse, because there is nothing else.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections are encrypted, passwords are hashed, birth details are encrypted with a key that is not in the database, and emails contain no birth details. Staff see only what their work needs. Should data be lost or seen by strangers all the same, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If this policy changes, the new text stands here with its date; if the change matters to what you agreed to, we ask you again.',
      ],
    },
  ]
}
