import { Link } from 'react-router'
import type { FileView } from '#app/features/page-parts/file-list.tsx'
import { joinWithDots } from '#app/features/staff/join-with-dots.ts'
import { bookingPath } from '#app/features/staff/staff-paths.ts'
import { clientBirthPath, SAVE_CHART_PATH } from '#app/features/staff/tools/saved-chart-paths.ts'
import { FILES } from '#content/booking/files.ts'
import { LIFE_TIMELINE } from '#content/charts/timeline.ts'
import { to } from '#content/language.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { shortDate, shortDay } from '#content/words/dates.ts'
import type { ConsentPurpose } from '#domain/accounts/consents.ts'
import { CardSection } from './card-section.tsx'

type BookingName = { readonly id: string; readonly code: string; readonly serviceName: string }

/** What only staff with the right to charts and notes read. */
export type PersonalRecords = {
  readonly birthCount: number
  /** Null until they are opened, which is logged. */
  readonly births: readonly { readonly id: string; readonly name: string; readonly facts: string }[] | null
  /** A question of a Prasna has no life. */
  readonly charts: readonly (BookingName & { readonly hasLife: boolean })[]
  /** Of no booking; it came with the client. */
  readonly note: string
  readonly notes: readonly (BookingName & { readonly text: string })[]
  readonly files: readonly (FileView & { readonly code: string })[]
}

/** The births that the client has saved, and the bookings with a chart. */
export function ClientFamily({ userId, birthCount, births, charts }: PersonalRecords & { userId: string }) {
  return (
    <CardSection part="family">
      {births && births.length > 0 ? (
        <ul className="desk-rows">
          {births.map(({ id, name, facts }) => (
            <li key={id} className="desk-row">
              <b>{name}</b>
              <span className="hint">
                {facts}
                <Link className="text-link flex min-h-11 items-center no-print" to={clientBirthPath(userId, id)}>
                  {CLIENT_CARD.studio}
                  <span className="sr-only"> {name}</span>
                </Link>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{birthCount === 0 ? CLIENT_CARD.noSavedBirths : CLIENT_CARD.savedBirths(birthCount)}</p>
      )}
      {!births && birthCount > 0 && (
        <p className="no-print">
          <Link className="text-link inline-flex min-h-11 items-center" to="?births=shown#family" preventScrollReset>
            {CLIENT_CARD.showBirths}
          </Link>
          <span className="hint block">{CLIENT_CARD.birthsAreLogged}</span>
        </p>
      )}
      <p className="no-print">
        <Link className="text-link inline-flex min-h-11 items-center" to={`${SAVE_CHART_PATH}?client=${userId}`}>
          {CLIENT_CARD.addBirth}
        </Link>
      </p>
      {charts.length === 0 ? (
        <p className="hint">{CLIENT_CARD.noCharts}</p>
      ) : (
        <ul className="desk-rows">
          {charts.map(({ id, code, serviceName, hasLife }) => (
            <li key={id} className="desk-row">
              <span>{joinWithDots([serviceName, code])}</span>
              <span className="flex flex-wrap gap-x-4 no-print">
                <ChartLink to={`${bookingPath(id)}/brief`} label={CLIENT_CARD.brief} code={code} />
                <ChartLink to={`${bookingPath(id)}/studio`} label={CLIENT_CARD.studio} code={code} />
                {hasLife && <ChartLink to={`${bookingPath(id)}/timeline`} label={LIFE_TIMELINE.open} code={code} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

function ChartLink({ to, label, code }: { to: string; label: string; code: string }) {
  return (
    <Link className="text-link inline-flex min-h-11 items-center" to={to}>
      {label}
      <span className="sr-only"> {code}</span>
    </Link>
  )
}

export function ClientNotes({ note, notes }: Pick<PersonalRecords, 'note' | 'notes'>) {
  return (
    <CardSection part="notes">
      {note !== '' && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      {notes.length === 0 && note === '' && <p className="hint">{CLIENT_CARD.noNotes}</p>}
      {notes.map(({ id, code, serviceName, text }) => (
        <div key={id}>
          <Link className="text-link inline-flex min-h-11 items-center" to={bookingPath(id)}>
            {joinWithDots([serviceName, code])}
          </Link>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        </div>
      ))}
    </CardSection>
  )
}

export function ClientFiles({ files }: Pick<PersonalRecords, 'files'>) {
  return (
    <CardSection part="files">
      {files.length === 0 && <p className="hint">{CLIENT_CARD.noFiles}</p>}
      {files.length > 0 && (
        <ul className="desk-rows">
          {files.map(({ id, name, size, addedOn, isFromClient, code }) => (
            <li key={id} className="desk-row">
              <a className="text-link inline-flex min-h-11 items-center" href={to(`/files/${id}`)} download>
                {name}
              </a>
              <span className="hint">
                {joinWithDots([FILES.facts(size, isFromClient ? FILES.fromClient : FILES.fromPractice, addedOn), code])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

export type ConsentRecordView = {
  readonly id: number
  readonly purpose: ConsentPurpose
  readonly textVersion: string
  readonly givenAt: Date
  readonly withdrawnAt: Date | null
}

export function ClientConsents({ consents }: { consents: readonly ConsentRecordView[] }) {
  return (
    <CardSection part="consents">
      {consents.length === 0 && <p className="hint">{CLIENT_CARD.noConsents}</p>}
      {consents.length > 0 && (
        <ul className="desk-rows">
          {consents.map(({ id, purpose, textVersion, givenAt, withdrawnAt }) => (
            <li key={id} className="desk-row">
              <span>{CLIENT_CARD.purposes[purpose]}</span>
              <span className="hint">
                {joinWithDots([
                  CLIENT_CARD.consentGiven(shortDay(givenAt), shortDate(textVersion)),
                  withdrawnAt ? CLIENT_CARD.consentWithdrawn(shortDay(withdrawnAt)) : undefined,
                ])}
              </span>
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}
