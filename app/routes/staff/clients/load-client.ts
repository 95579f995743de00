import type { RouterContextProvider } from 'react-router'
import { clientPath } from '#app/features/staff/staff-paths.ts'
import { byText } from '#app/http/by-name.ts'
import { practiceContext } from '#app/http/contexts.ts'
import { fileView } from '#app/routes/booking/file-views.ts'
import { loadAccount } from '#app/routes/booking/load-ledger.ts'
import { bookingRow } from '#app/routes/staff/bookings/booking-row.ts'
import { requireStaff, type StaffVisit } from '#app/routes/staff/staff-visit.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { CLIENT_CARD } from '#content/staff/clients/client-card.ts'
import { clockText, longDay } from '#content/words/dates.ts'
import { findOfferedAddress } from '#db/accounts/account-links.ts'
import { listConsents } from '#db/accounts/consents.ts'
import { findDataSubject, findDeskClient } from '#db/accounts/phone-clients.ts'
import { findLanguage } from '#db/accounts/users.ts'
import { countBirthProfiles } from '#db/charts/birth-profiles.ts'
import type { Database } from '#db/client.ts'
import { findClientNote, findClientState } from '#db/desk/client-notes.ts'
import { listClientTags } from '#db/desk/client-tags.ts'
import { type DeskBooking, listClientBookings } from '#db/desk/desk-bookings.ts'
import { listClientPasses, listSoldPasses } from '#db/offers/passes.ts'
import { isAnyVoucherIssued } from '#db/offers/vouchers.ts'
import { unsealNotes } from '#db/sealed-notes.ts'
import type { BirthProfile } from '#domain/births/birth-profiles.ts'
import { placeLabel } from '#domain/births/places.ts'
import { type DeskScope, staffMay } from '#domain/rights.ts'
import { istDate } from '#domain/time/india-time.ts'
import { isUuid } from '#domain/uuid.ts'
import { lastGivenContact } from '#usecases/desk/given-contact.ts'
import { bookingWithBirth, openSavedBirths } from '#usecases/desk/read-client-births.ts'
import { recordClientView } from '#usecases/desk/record-client-view.ts'
import { listClientFiles } from '#usecases/sessions/read-file.ts'
import { mergedCardOrNotFound } from './merged-card.ts'

/** The query parameter that opens the births which the client has saved; each view is logged. */
const BIRTHS = 'births'

type Context = Readonly<RouterContextProvider>

/** Everything on a client's card. */
export async function loadClient(context: Context, userId: string, url: URL) {
  const visit = requireStaff(context, 'desk')
  const { db, keys, staff, scope, now } = visit
  const bookings = isUuid(userId) ? await listClientBookings(db, scope, userId) : []
  const client = bookings[0] ?? (await clientWithoutBooking(db, scope, userId))
  if (!client) throw await mergedCardOrNotFound(db, userId)
  const { clientName, clientEmail, clientPhone, isClientErased } = client
  if (!isClientErased) await recordClientView(db, { userId, staffId: staff.id, now })
  const sealed = bookings.map(({ birthDetails }) => birthDetails)
  const [offered, data, state, account, passes, soldPasses, hasVouchers, tags, consents, personal] = await Promise.all([
    clientEmail === null ? findOfferedAddress(db, userId, now) : undefined,
    isClientErased ? null : dataOf(visit, userId),
    findClientState(db, userId),
    loadAccount(db, userId),
    listClientPasses(db, userId),
    listSoldPasses(db),
    isAnyVoucherIssued(db),
    listClientTags(db, userId),
    listConsents(db, userId),
    scope.hasChartsAndNotes ? loadPersonal(visit, { userId, bookings, url }) : null,
  ])
  return {
    userId,
    mayMerge: staffMay(staff, 'merge-clients'),
    client: { clientName, clientEmail, clientPhone, isClientErased },
    given: lastGivenContact(sealed, keys),
    offered,
    data,
    state,
    language: await findLanguage(db, userId),
    languages: (await context.get(practiceContext)()).languages,
    account,
    passes,
    chartOf: scope.hasChartsAndNotes ? bookingWithBirth(bookings, keys) : null,
    sellsPasses: staff.id !== userId && soldPasses.length > 0,
    takesVouchers: staff.id !== userId && hasVouchers,
    tags: tags.toSorted(byText),
    consents,
    personal,
    today: istDate(now),
    bookings: bookings.map(bookingRow),
  }
}

/** Whom the desk knows because it has opened their card. */
async function clientWithoutBooking(db: Database, scope: DeskScope, userId: string) {
  const known = isUuid(userId) ? await findDeskClient(db, scope, userId) : undefined
  if (!known) return undefined
  const { fullName, email, phone } = known
  return { clientName: fullName, clientEmail: email, clientPhone: phone, isClientErased: false }
}

/** Where the data of a client is exported and erased; no path for staff who may not, and for a colleague's own account. */
async function dataOf({ db, staff }: StaffVisit, userId: string) {
  const client = await findDataSubject(db, userId)
  return {
    path: client && staffMay(staff, 'client-data') ? `${clientPath(userId)}/data` : null,
    eraseOn: client?.eraseAfter ? longDay(istDate(client.eraseAfter)) : null,
  }
}

type PersonalParts = { userId: string; bookings: readonly DeskBooking[]; url: URL }

/** What only staff with the right to charts and notes read. */
async function loadPersonal(
  { db, keys, staff, now, beforeBirthsOf }: StaffVisit,
  { userId, bookings, url }: PersonalParts,
) {
  const areBirthsShown = url.searchParams.get(BIRTHS) === 'shown'
  if (areBirthsShown) await beforeBirthsOf([userId])
  const [birthCount, births, files, note] = await Promise.all([
    countBirthProfiles(db, userId),
    areBirthsShown ? openSavedBirths(db, keys, { userId, staffId: staff.id, now }) : null,
    listClientFiles(db, keys, { userId, bookingIds: bookings.map(({ id }) => id) }),
    findClientNote(db, userId),
  ])
  const codes = new Map(bookings.map(({ id, code }) => [id, code]))
  return {
    birthCount,
    births: births?.map(shownBirth) ?? null,
    charts: bookings
      .filter(({ serviceType, birthDetails }) => serviceType === 'consultation' && birthDetails !== null)
      .map(({ id, code, askedAt, ...service }) => ({
        id,
        code,
        serviceName: serviceText(service),
        hasLife: askedAt === null,
      })),
    note: unsealNotes(note, keys),
    notes: bookings
      .map(({ id, code, sealedPrivateNotes, ...service }) => {
        return { id, code, serviceName: serviceText(service), text: unsealNotes(sealedPrivateNotes, keys) }
      })
      .filter(({ text }) => text !== ''),
    files: files.map(({ bookingId, ...file }) => ({
      ...fileView(file),
      asked: null,
      code: codes.get(bookingId) ?? '',
    })),
  }
}

function shownBirth({ id, birth, birthPlace, timeKnown }: BirthProfile) {
  const time = birth.time === null ? CLIENT_CARD.noTime : clockText(birth.time)
  return {
    id,
    name: birth.fullName || CLIENT_CARD.namelessBirth,
    facts: [
      longDay(birth.date),
      timeKnown === 'about' ? CLIENT_CARD.aboutTime(time) : time,
      birth.place ? placeLabel(birth.place) : birthPlace,
    ]
      .filter(Boolean)
      .join(', '),
  }
}
