import { Form, Link } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import type { PassView } from '#app/features/page-parts/pass-list.tsx'
import { type BookingListRow, BookingRows } from '#app/features/staff/bookings/booking-rows.tsx'
import { bookingPath, clientPath } from '#app/features/staff/staff-paths.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { STUDIO } from '#content/charts/studio.ts'
import { SESSION } from '#content/staff/bookings/desk-session.ts'
import { SELL_PASS } from '#content/staff/clients/book-for-client.ts'
import { CLIENT_DATA, GIVE_ADDRESS, MERGE } from '#content/staff/clients/client-card.ts'
import type { Language } from '#domain/languages.ts'
import type { IsoDate } from '#domain/time/india-time.ts'
import { AccountCard, type PersonView } from './account-card.tsx'
import { CardJumps, type CardPart, CardSection } from './card-section.tsx'
import { type AccountView, ClientAccount } from './client-account.tsx'
import { type CardClient, ClientContact } from './client-contact.tsx'
import {
  ClientConsents,
  ClientFamily,
  ClientFiles,
  ClientNotes,
  type ConsentRecordView,
  type PersonalRecords,
} from './client-records.tsx'
import { ClientTags } from './client-tags.tsx'

type ClientCardProps = {
  userId: string
  /** The account, for admins. */
  person: PersonView | null
  mayMerge: boolean
  client: CardClient
  given: { readonly phone: string | null; readonly currentLocation: string | null }
  /** The address that has a link which nobody has used yet. */
  offered: string | undefined
  /** Of a client without an address: where staff export and erase it, and when it will be erased. */
  data: { readonly path: string | null; readonly eraseOn: string | null } | null
  state: string | null
  language: Language | null
  /** Of the site. */
  languages: readonly Language[]
  account: AccountView
  passes: readonly PassView[]
  /** The booking whose birth the studio opens; null if none was given, or for staff who may not see charts. */
  chartOf: string | null
  sellsPasses: boolean
  takesVouchers: boolean
  tags: readonly string[]
  consents: readonly ConsentRecordView[]
  /** Null for staff who may not read charts and notes. */
  personal: PersonalRecords | null
  today: IsoDate
  bookings: readonly BookingListRow[]
  problem: FormProblem
}

/** Everything that the desk knows about a client, in parts. Of an erased client only the records stay. */
export function ClientCard(props: ClientCardProps) {
  const { userId, mayMerge, client, bookings, consents, personal, problem } = props
  const isOpen = !client.isClientErased
  return (
    <>
      {props.data?.eraseOn && <Notice tone="danger">{CLIENT_DATA.scheduled(props.data.eraseOn)}</Notice>}
      {isOpen && (
        <CardLinks
          userId={userId}
          chartOf={props.chartOf}
          sellsPasses={props.sellsPasses}
          mayMerge={mayMerge}
          dataPath={props.data?.path ?? null}
        />
      )}
      <CardJumps parts={partsOf(isOpen, personal !== null)} />
      <div className="client-card">
        {isOpen && (
          <div className="client-card-side">
            <ClientContact {...props} />
            {client.clientEmail === null && <GiveAddressForm offered={props.offered} problem={problem} />}
            <ClientTags tags={props.tags} problem={problem} />
            {props.person && <AccountCard person={props.person} />}
          </div>
        )}
        <div className="client-card-main">
          <CardSection part="bookings">
            <BookingRows bookings={bookings} />
          </CardSection>
          <ClientAccount {...props} isOpen={isOpen} />
          {isOpen && personal && (
            <>
              <ClientFamily userId={userId} {...personal} />
              <ClientNotes note={personal.note} notes={personal.notes} />
              <ClientFiles files={personal.files} />
            </>
          )}
          <ClientConsents consents={consents} />
        </div>
      </div>
    </>
  )
}

function partsOf(isOpen: boolean, isPersonal: boolean): CardPart[] {
  return [
    ...(isOpen ? (['contact', 'tags'] as const) : []),
    'bookings',
    'ledger',
    ...(isOpen && isPersonal ? (['family', 'notes', 'files'] as const) : []),
    'consents',
  ]
}

type CardLinksProps = Pick<ClientCardProps, 'userId' | 'chartOf' | 'sellsPasses' | 'mayMerge'> & {
  dataPath: string | null
}

function CardLinks({ userId, chartOf, sellsPasses, mayMerge, dataPath }: CardLinksProps) {
  return (
    <p className="no-print flex flex-wrap items-center gap-4">
      <ButtonLink tone="secondary" href={`/staff/clients/book?client=${userId}`}>
        {SESSION.bookAgain}
      </ButtonLink>
      {chartOf && (
        <ButtonLink tone="secondary" href={`${bookingPath(chartOf)}/studio`}>
          {STUDIO.openBooking}
        </ButtonLink>
      )}
      {sellsPasses && (
        <ButtonLink tone="secondary" href={`/staff/clients/book?client=${userId}&sell=pass`}>
          {SELL_PASS.link}
        </ButtonLink>
      )}
      {mayMerge && (
        <Link className="text-link inline-flex min-h-11 items-center" to={`${clientPath(userId)}/merge`}>
          {MERGE.link}
        </Link>
      )}
      {dataPath && (
        <Link className="text-link inline-flex min-h-11 items-center" to={dataPath}>
          {CLIENT_DATA.link}
        </Link>
      )}
    </p>
  )
}

type GiveAddressFormProps = {
  /** The address that has a link which nobody has used yet. */
  offered: string | undefined
  problem: FormProblem
}

/** For a client without an email address. */
function GiveAddressForm({ offered, problem }: GiveAddressFormProps) {
  return (
    <Card as="section" className="no-print">
      <Form method="post" className="desk-form" noValidate preventScrollReset>
        <h2 className="text-xl">{GIVE_ADDRESS.title}</h2>
        <p className="hint [overflow-wrap:anywhere]">{offered ? GIVE_ADDRESS.waiting(offered) : GIVE_ADDRESS.lead}</p>
        <TextField
          name="email"
          type="email"
          label={GIVE_ADDRESS.email}
          autoComplete="off"
          defaultValue={problem.values.email ?? offered ?? ''}
          error={problem.fieldErrors.email}
          required
        />
        <Button type="submit" name="intent" value="give-address" tone="secondary">
          {GIVE_ADDRESS.submit}
        </Button>
      </Form>
    </Card>
  )
}
