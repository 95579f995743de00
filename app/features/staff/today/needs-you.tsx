import { Link } from 'react-router'
import { type NeedKind, TODAY } from '#content/staff/today/today.ts'

export type Need = { readonly kind: NeedKind; readonly count: number }

/** Where each decision is made. */
const NEED_PATHS: Readonly<Record<NeedKind, string>> = {
  toVerify: '/staff/money',
  toCheck: '/staff/money#to-check',
  answersLate: '/astrologer-dashboard#questions',
  answers: '/astrologer-dashboard#questions',
  unfinished: '/astrologer-dashboard#unfinished',
  conflicts: '/astrologer-dashboard',
  calls: '/staff/clients/calls',
  toSend: '/staff/clients/messages',
  unpaid: '/astrologer-dashboard/pending',
  refunds: '/staff/money/invoices#refunds',
  waitlist: '/staff/clients/waitlist',
  reviews: '/staff/inbox/reviews',
  messages: '/staff/inbox/messages',
  suggestions: '/staff/inbox/suggestions',
  failedEmails: '/staff/inbox/emails?state=failed',
  studentsWork: '/staff/courses/work',
  studentsQuestions: '/staff/inbox/questions',
  enrollments: '/staff/courses?status=enrolled',
  failedJobs: '/staff/practice/go-live',
  deadLinks: '/staff/website/links',
}

/** One list of what needs a decision, each with its count and the page where it is made. */
export function NeedsYou({ needs }: { needs: readonly Need[] }) {
  return (
    <section className="today-part" aria-labelledby="needs-you">
      <h2 className="text-xl" id="needs-you">
        {TODAY.needs}
      </h2>
      {needs.length === 0 ? (
        <p className="hint">{TODAY.nothing}</p>
      ) : (
        <ul className="needs">
          {needs.map(({ kind, count }) => (
            <li key={kind}>
              <Link className="need" to={NEED_PATHS[kind]} reloadDocument>
                <span>{TODAY.kinds[kind]}</span>
                <b>{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
