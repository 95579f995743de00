import { plural } from '#content/words/grammar.ts'
import { type AffectedUser, type BreachFacts, EXPOSURE_ORDER, type Exposure } from '#domain/privacy/breach.ts'
import { istDate, istTime } from '#domain/time/india-time.ts'

export const EXPOSURE_LABELS: Readonly<Record<Exposure, string>> = {
  everything: 'everything we store about the person',
  'birth-details': 'birth details (date, time and place of birth, contact details)',
  'way-in': 'access to the account (password, email address or sign-in provider)',
  account: 'what the account shows (name, contact details, bookings, invoices)',
  address: 'the email address and messages to the practice',
}

/** The columns of the list of people. */
export const AFFECTED_COLUMNS = ['email', 'name', 'phone', 'what may have been seen', 'first', 'last'] as const

/**
 * The draft for the Data Protection Board: what rule 7 of the Digital Personal Data Protection Rules, 2025 requires at
 * once, and below it what is due within 72 hours. Square brackets mark what staff have to fill in.
 */
export function boardNotice(facts: BreachFacts): string {
  const { practice, since, until, drawnAt, people } = facts
  return `To: Data Protection Board of India
From: ${practice.name}, ${practice.address}
Date: ${instantText(drawnAt)}

Intimation of a personal data breach (Digital Personal Data Protection Act, 2023, section 8(6))

PART 1, WITHOUT DELAY

1. Nature of the breach: [what happened, in one or two sentences]
2. Extent: ${countOf(people)} may be affected. What may have been seen:
${exposureLines(people)}
3. Timing: between ${instantText(since)} and ${instantText(until)}. We became aware on [date and time].
4. Location: [the server or service concerned, and where it is]
5. Likely impact: [what could happen to the people concerned]
6. Contact: ${practice.email}, ${practice.phone}

PART 2, WITHIN 72 HOURS OF BECOMING AWARE

7. Events, circumstances and reasons that led to the breach: [facts]
8. Measures taken or proposed to reduce the risk: [for example: passwords reset, sessions ended, keys changed]
9. Findings about the person who caused the breach: [if known]
10. Measures to prevent a recurrence: [facts]
11. Intimation of the people concerned: [sent to ${people.length} on date, by email]
`
}

/** The draft for the people affected: one text that is true for each of them. */
export function peopleNotice(facts: BreachFacts): string {
  const { practice, since, until, people } = facts
  return `Subject: Your data at ${practice.name}: please read this

Dear client,

We are sorry to inform you that someone may have seen data that you gave us.

What happened: [in one or two simple sentences]
When: between ${instantText(since)} and ${instantText(until)}.

Which of your data may have been seen (the list of people shows what applies to whom):
${exposureLines(people)}
We never had your bank login, PIN or cards.

What this may mean for you: [for example: someone who knows your name and your booking may write to you and pretend to be us]

What we have done: [for example: closed the security hole, signed everyone out, changed the keys, informed the Data Protection Board]

What you can do:
- Choose a new password for this site, and for every other site where you used the same one.
- Do not answer messages that ask for payments in our name. We ask for payments only on our own website.
- Under Profile you can see where you are signed in, and sign out everywhere.

Questions: please write to ${practice.email} or call ${practice.phone}.

${practice.name}
${practice.address}
`
}

function exposureLines(people: readonly AffectedUser[]): string {
  const lines = EXPOSURE_ORDER.flatMap((exposure) => {
    const concerned = people.filter(({ exposures }) => exposures.includes(exposure))
    return concerned.length === 0 ? [] : [`   - ${EXPOSURE_LABELS[exposure]}: ${countOf(concerned)}`]
  })
  return lines.length === 0 ? '   - nothing that we have a record of' : lines.join('\n')
}

function countOf(people: readonly AffectedUser[]): string {
  return plural(people.length, '1 person', `${people.length} people`)
}

function instantText(instant: Date): string {
  return `${istDate(instant)} ${istTime(instant)} IST`
}

/** Said by the command that writes the files. */
export function breachReported(people: readonly AffectedUser[], folder: string): string {
  return `${countOf(people)} may be affected. The list and both draft notices are in ${folder}.`
}
