import { BOOK_IDS, RULES } from '@muhurta/jyotish/muhurta'
import { data } from 'react-router'
import muhurtaStyles from '#app/features/muhurta/muhurta.css?url'
import { allRuleTexts } from '#app/features/muhurta-view/rule-texts.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { type OwnBook, OwnBookForm } from '#app/features/staff/clients/own-book-form.tsx'
import { StaffPage } from '#app/features/staff/staff-page.tsx'
import type { FlashToast } from '#app/http/flash.ts'
import { readForm } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { requireStaff } from '#app/routes/staff/staff-visit.ts'
import { OWN_BOOK } from '#content/staff/bookings/muhurta-desk.ts'
import { findMuhurtaBook } from '#db/content/muhurta-book.ts'
import { saveMuhurtaBook } from '#usecases/content/save-muhurta-book.ts'
import type { Route } from './+types/muhurta-rules'

const PATH = '/staff/tools/muhurta-rules'
const UNPROCESSABLE = 422
const NO_BOOK: OwnBook = { base: 'drik', off: [], weaker: [], isOffered: false, version: 0 }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: muhurtaStyles }]

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, OWN_BOOK.title)
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = requireStaff(context, 'charts-and-notes')
  const book: OwnBook = (await findMuhurtaBook(db)) ?? NO_BOOK
  return { book, bases: [...BOOK_IDS], rules: allRuleTexts() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, staff, now } = requireStaff(context, 'charts-and-notes')
  const form = await readForm(request)
  const ids = RULES.map(({ id }) => id)
  const typed = {
    base: form.text('base'),
    off: ids.filter((id) => form.text(`rule-${id}`) === 'off'),
    weaker: ids.filter((id) => form.text(`rule-${id}`) === 'weaker'),
    isOffered: form.isTicked('isOffered'),
    version: form.wholeNumber('version'),
  }
  const saved = await saveMuhurtaBook(db, { ...typed, staffId: staff.id }, now)
  if (saved.ok) return moveOn(PATH, { tone: 'success', title: OWN_BOOK.saved })
  const field = saved.refusal === 'book-unknown' ? { field: 'base' } : {}
  const toast: FlashToast = { tone: 'error', title: OWN_BOOK.refusals[saved.refusal], ...field }
  return data({ toast, typed }, { status: UNPROCESSABLE })
}

export default function MuhurtaRules({ loaderData, actionData }: Route.ComponentProps) {
  const { book, bases, rules } = loaderData
  // After a conflict the form has the current version, so that saving again replaces the colleague's rules.
  const shown = actionData ? { ...actionData.typed, version: book.version } : book
  return (
    <StaffPage title={OWN_BOOK.title} lead={OWN_BOOK.lead}>
      <PageToast toast={actionData?.toast} />
      <OwnBookForm key={book.version} book={shown} bases={bases} rules={rules} />
    </StaffPage>
  )
}
