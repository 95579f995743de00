import { randomUUID } from 'node:crypto'
import { Form, Link } from 'react-router'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { VoucherDetails } from '#app/features/staff/bookings/voucher-facts.tsx'
import { ListFrame } from '#app/features/staff/list-frame.tsx'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { readForm } from '#app/http/form.ts'
import { linksBefore, listAddress, pageOf, ROWS_ASKED } from '#app/http/list-page.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { badRequest, notFound, rejected } from '#app/http/respond.ts'
import { requireBookingsInScope, requireStaff } from '#app/routes/staff/staff-visit.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { DESK_VOUCHERS, MY_VOUCHERS } from '#content/booking/vouchers.ts'
import { listVouchers } from '#db/offers/vouchers.ts'
import { may } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import { resendVoucher } from '#usecases/payments/resend-voucher.ts'
import type { Route } from './+types/vouchers'
import { listedVoucher } from './listed-voucher.ts'

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, DESK_VOUCHERS.title)
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, staff, scope, now } = requireStaff(context, 'staff')
  const address = listAddress(url)
  const { search, beforeId } = address
  const { rows, last } = pageOf(await listVouchers(db, scope, { search, beforeId, limit: ROWS_ASKED }))
  return {
    vouchers: rows.map((row) => listedVoucher(row, istDate(now))),
    search,
    ...linksBefore(address, last),
    formKey: randomUUID(),
    maySend: may(staff.roles, 'desk'),
  }
}

const LONGEST_KEY = 64

export async function action({ request, context }: Route.ActionArgs) {
  const visit = requireStaff(context, 'desk')
  const form = await readForm(request)
  const bookingId = form.text('bookingId')
  if (bookingId === '') throw badRequest()
  await requireBookingsInScope(visit, [bookingId])
  const order = { bookingId, staffId: visit.staff.id, formKey: form.text('formKey').slice(0, LONGEST_KEY) }
  const sent = await resendVoucher(visit.db, order, visit.now)
  if (sent.ok) {
    const title = DESK_VOUCHERS.sent(sent.value.recipientEmail)
    return moveOn('/staff/money/vouchers', { tone: 'success', title })
  }
  if (sent.refusal === 'voucher-not-found') throw notFound()
  return rejected({ title: DESK_VOUCHERS.refusals[sent.refusal] }, { status: 409 })
}

export default function Vouchers({ loaderData, actionData }: Route.ComponentProps) {
  const { vouchers, search, nextHref, firstHref, formKey, maySend } = loaderData
  return (
    <>
      <header>
        <h2 className="text-xl">{DESK_VOUCHERS.title}</h2>
        <p className="hint">{DESK_VOUCHERS.lead}</p>
      </header>
      <PageToast toast={actionData?.toast} fieldErrors={actionData?.fieldErrors} />
      <ListFrame
        search={search}
        searchLabel={DESK_VOUCHERS.search}
        empty={{ title: DESK_VOUCHERS.none, lead: DESK_VOUCHERS.noneLead }}
        isEmpty={vouchers.length === 0}
        nextHref={nextHref}
        firstHref={firstHref}
      >
        <ol className="desk-rows">
          {vouchers.map((voucher) => (
            <li key={voucher.bookingId} className="desk-row">
              <VoucherDetails voucher={voucher} />
              <div className="button-row">
                <Link className="text-link inline-flex min-h-11 items-center" to={bookingPath(voucher.bookingId)}>
                  {DESK_VOUCHERS.sale(voucher.code)}
                </Link>
                {maySend && voucher.state === 'valid' && (
                  <ButtonLink href={`/vouchers/${voucher.bookingId}`} tone="secondary" size="sm">
                    {MY_VOUCHERS.open}
                  </ButtonLink>
                )}
                {maySend && voucher.state === 'valid' && voucher.recipientEmail !== null && (
                  <Form method="post">
                    <input type="hidden" name="bookingId" value={voucher.bookingId} />
                    <input type="hidden" name="formKey" value={formKey} />
                    <Button type="submit" tone="quiet" size="sm" aria-label={DESK_VOUCHERS.sendAgainTo(voucher.name)}>
                      {DESK_VOUCHERS.sendAgain}
                    </Button>
                  </Form>
                )}
              </div>
            </li>
          ))}
        </ol>
      </ListFrame>
    </>
  )
}
