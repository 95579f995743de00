import { Form, Link, type RouterContextProvider } from 'react-router'
import { SELL_PASS } from '#app/content/book-for-client.ts'
import { GIVE_ADDRESS, MERGE } from '#app/content/client-card.ts'
import { CONTACT_CLIENT } from '#app/content/desk-contact.ts'
import { SESSION } from '#app/content/desk-session.ts'
import { LEDGER } from '#app/content/ledger.ts'
import { DESK_VOUCHERS, REDEEM } from '#app/content/vouchers.ts'
import { BookingRows } from '#app/features/desk/booking-rows.tsx'
import { clientLabel } from '#app/features/desk/client-label.ts'
import { emailFact, phoneFact } from '#app/features/desk/contact-facts.tsx'
import { DeskPage } from '#app/features/desk/desk-page.tsx'
import { GiveAddressForm } from '#app/features/desk/give-address-form.tsx'
import { AccountSection } from '#app/features/invoices/account-section.tsx'
import { NO_PROBLEM } from '#app/features/page-parts/form-problem.ts'
import { PageToast } from '#app/features/page-parts/page-toast.tsx'
import { PassList } from '#app/features/page-parts/pass-list.tsx'
import { RedeemForm } from '#app/features/page-parts/redeem-form.tsx'
import { keyRingContext, siteContext } from '#app/http/contexts.ts'
import { readForm, type SentForm, typedIn } from '#app/http/form.ts'
import { privateMeta } from '#app/http/page-meta.ts'
import { moveOn } from '#app/http/redirects.ts'
import { notFound, rejected } from '#app/http/respond.ts'
import { loadAccount } from '#app/routes/booking/load-ledger.ts'
import { redeemTyped } from '#app/routes/booking/redeem-action.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { findOfferedAddress } from '#db/accounts/account-links.ts'
import { findClientState } from '#db/bookings/client-notes.ts'
import { listClientBookings } from '#db/bookings/desk-bookings.ts'
import { listClientPasses, listSoldPasses } from '#db/bookings/passes.ts'
import { isAnyVoucherIssued } from '#db/bookings/vouchers.ts'
import { istDate } from '#domain/india-time.ts'
import { INDIAN_STATES } from '#domain/indian-states.ts'
import { staffMay } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import { giveAddress } from '#usecases/desk/give-address.ts'
import { type GivenContact, lastGivenContact } from '#usecases/desk/given-contact.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import { setClientState } from '#usecases/desk/set-client-state.ts'
import type { Route } from './+types/client'
import { requireDesk } from './desk-visit.ts'
import { mergedCardOrNotFound } from './merged-card.ts'

/** By name; the codes of the tax office are in no order that a reader knows. */
const STATES = Object.entries(INDIAN_STATES)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, SESSION.clientHistory)
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, staff, scope, now } = requireDesk(context, 'desk')
  // The desk sees only users with a booking.
  const bookings = isUuid(params.userId) ? await listClientBookings(db, scope, params.userId) : []
  const [latest] = bookings
  if (!latest) throw await mergedCardOrNotFound(db, params.userId)
  const { clientName, clientEmail, clientPhone, isClientErased } = latest
  if (!isClientErased) await recordClientView(db, { userId: params.userId, staffId: staff.id, now })
  const sealed = bookings.map(({ birthDetails }) => birthDetails)
  return {
    userId: params.userId,
    mayMerge: staffMay(staff, 'merge-clients'),
    client: { clientName, clientEmail, clientPhone, isClientErased },
    given: lastGivenContact(sealed, context.get(keyRingContext)),
    offered: clientEmail === null ? await findOfferedAddress(db, params.userId, now) : undefined,
    state: await findClientState(db, params.userId),
    account: await loadAccount(db, params.userId),
    passes: await listClientPasses(db, params.userId),
    sellsPasses: staff.id !== params.userId && (await listSoldPasses(db)).length > 0,
    takesVouchers: staff.id !== params.userId && (await isAnyVoucherIssued(db)),
    today: istDate(now),
    bookings: bookings.map(({ birthDetails, privateNotes, meetingLink, defaultLink, ...booking }) => ({
      ...booking,
      hasNotes: privateNotes !== '',
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, staff, scope, now } = requireDesk(context, 'desk')
  const form = await readForm(request)
  if (form.text('intent') === 'give-address') return giveAccount(context, params.userId, form)
  if (form.text('intent') === 'redeem-voucher') return redeem(context, params.userId, form)
  const change = { userId: params.userId, state: form.text('state'), staffId: staff.id, scope }
  const saved = await setClientState(db, change, now)
  if (!saved.ok) throw notFound()

  const toast = { tone: 'success', title: SESSION.stateSaved } as const
  return moveOn(`/astrologer-dashboard/clients/${params.userId}`, toast)
}

async function giveAccount(context: Readonly<RouterContextProvider>, userId: string, form: SentForm) {
  const { db, staff, scope, now } = requireDesk(context, 'desk')
  const given = { userId, email: form.text('email'), staffId: staff.id, scope }
  const outcome = await giveAddress(db, context.get(siteContext), given, now)
  if (outcome.ok) {
    const toast = { tone: 'success', title: GIVE_ADDRESS.sent(outcome.value.email) } as const
    return moveOn(`/astrologer-dashboard/clients/${userId}`, toast)
  }
  if (outcome.refusal === 'client-not-found') throw notFound()
  const title = GIVE_ADDRESS.refusals[outcome.refusal]
  return rejected({ title }, { fieldErrors: { email: title }, values: typedIn(form, ['email']) })
}

/** For a client on the telephone. The desk sees only users with a booking. */
async function redeem(context: Readonly<RouterContextProvider>, userId: string, form: SentForm) {
  const { db, staff, scope } = requireDesk(context, 'money')
  const [latest] = isUuid(userId) ? await listClientBookings(db, scope, userId) : []
  if (!latest || latest.isClientErased || userId === staff.id) throw notFound()
  const redeemed = await redeemTyped(context, { userId, staffId: staff.id, code: form.text('voucher') })
  if (redeemed.ok)
    return moveOn(`/astrologer-dashboard/clients/${userId}`, { tone: 'success', title: redeemed.value.title })
  const { message, status } = redeemed.refusal
  const values = typedIn(form, ['voucher'])
  return rejected({ title: REDEEM.failed, detail: message }, { status, fieldErrors: { voucher: message }, values })
}

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  const { userId, mayMerge, client, given, offered, state, bookings, passes, today } = loaderData
  return (
    <DeskPage title={clientLabel(client)}>
      <PageToast toast={actionData?.toast} />
      {!client.isClientErased && (
        <p className="no-print flex flex-wrap items-center gap-4">
          <ButtonLink tone="secondary" href={`/astrologer-dashboard/book?client=${userId}`}>
            {SESSION.bookAgain}
          </ButtonLink>
          {loaderData.sellsPasses && (
            <ButtonLink tone="secondary" href={`/astrologer-dashboard/book?client=${userId}&sell=pass`}>
              {SELL_PASS.link}
            </ButtonLink>
          )}
          {mayMerge && (
            <Link
              className="text-link inline-flex min-h-11 items-center"
              to={`/astrologer-dashboard/clients/${userId}/merge`}
            >
              {MERGE.link}
            </Link>
          )}
        </p>
      )}
      <div className="desk-columns">
        <section className="grid gap-3">
          <h2 className="text-xl">{SESSION.clientHistory}</h2>
          <BookingRows bookings={bookings} />
          <PassList
            passes={passes}
            today={today}
            isOwn={false}
            bookPath={client.isClientErased ? undefined : (pass) => bookWithPass(userId, pass)}
          />
        </section>
        <AccountSection {...loaderData.account} mayReverse={!client.isClientErased}>
          {!client.isClientErased && (
            <p className="button-row no-print">
              <Link
                className={buttonClass({ tone: 'secondary' })}
                to={`/astrologer-dashboard/clients/${userId}/payment`}
              >
                {LEDGER.record}
              </Link>
              {loaderData.account.credit > 0 && (
                <Link
                  className={buttonClass({ tone: 'secondary' })}
                  to={`/astrologer-dashboard/clients/${userId}/refund`}
                >
                  {LEDGER.refundCredit}
                </Link>
              )}
            </p>
          )}
        </AccountSection>
        {!client.isClientErased && (
          <div className="grid content-start gap-5">
            <Known client={client} given={given} state={state} />
            {loaderData.takesVouchers && (
              <Card as="section" className="desk-form">
                <h2 className="text-xl">{DESK_VOUCHERS.redeem}</h2>
                <RedeemForm typed={actionData?.values.voucher} error={actionData?.fieldErrors.voucher} />
              </Card>
            )}
            {client.clientEmail === null && <GiveAddressForm offered={offered} problem={actionData ?? NO_PROBLEM} />}
          </div>
        )}
      </div>
    </DeskPage>
  )
}

/** The form of the desk with client, service and pass filled in. */
function bookWithPass(client: string, { id, packageSlug }: { readonly id: number; readonly packageSlug: string }) {
  const filled = new URLSearchParams({ client, service: `consultation ${packageSlug}`, pass: String(id) })
  return `/astrologer-dashboard/book?${filled}`
}

type KnownProps = {
  client: { clientName: string | null; clientEmail: string | null; clientPhone: string | null; isClientErased: boolean }
  given: GivenContact
  state: string | null
}

/** The details of a client who has not been erased. */
function Known({ client, given, state }: KnownProps) {
  const message = CONTACT_CLIENT.greeting(client.clientName)
  const isOther = given.phone !== null && given.phone !== client.clientPhone
  return (
    <>
      <Card as="section">
        <FactList
          facts={[
            ...emailFact(client),
            ...phoneFact(given.phone ?? client.clientPhone, message),
            ...(isOther ? phoneFact(client.clientPhone, message, SESSION.phoneInProfile) : []),
            ...(given.currentLocation ? [{ term: SESSION.placeGiven, value: given.currentLocation }] : []),
          ]}
        />
      </Card>
      <Card as="section">
        <Form method="post" className="desk-form">
          <SelectField
            name="state"
            label={SESSION.clientState}
            options={STATES}
            placeholder={SESSION.unknownState}
            defaultValue={state ?? ''}
          />
          <Button type="submit" tone="secondary">
            {SESSION.saveState}
          </Button>
        </Form>
      </Card>
    </>
  )
}
