import { type RouterContextProvider, redirect } from 'react-router'
import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { filterTabs, listAddress } from '#app/http/list-page.ts'
import { notFound } from '#app/http/respond.ts'
import { proofForMany, requireRight } from '#app/http/viewer.ts'
import { LANGUAGE } from '#content/language.ts'
import { DESK } from '#content/staff/today/desk.ts'
import { findDeskClient } from '#db/accounts/phone-clients.ts'
import { countAstrologers, type DeskDiary, findDiaryOf } from '#db/availability/weekly-hours.ts'
import type { Database } from '#db/client.ts'
import { isBookingInScope } from '#db/desk/desk-bookings.ts'
import type { KeyRing } from '#db/key-ring.ts'
import { isProofDue } from '#domain/accounts/second-factors.ts'
import { type DeskScope, deskScope, ownScope, type Right } from '#domain/rights.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Viewer } from '#domain/viewer.ts'
import { opensManyBirths } from '#usecases/desk/opens-many-births.ts'

export type StaffVisit = {
  readonly staff: Viewer
  readonly scope: DeskScope
  readonly db: Database
  readonly keys: KeyRing
  readonly now: Date
  /** Asks for a fresh proof when the birth details of these make more than a handful of clients in a row. */
  readonly beforeBirthsOf: (clientIds: readonly string[]) => Promise<void>
}

/** Call first in every loader and action of the desk, with the right that it needs. */
export function requireStaff(context: Readonly<RouterContextProvider>, right: Right): StaffVisit {
  const staff = requireRight(context, right)
  const db = context.get(databaseContext)
  const now = context.get(clockContext)()
  return {
    staff,
    scope: deskScope(staff, LANGUAGE),
    db,
    keys: context.get(keyRingContext),
    now,
    beforeBirthsOf: async (clientIds) => {
      if (!isProofDue(staff.proof, now)) return
      if (await opensManyBirths(db, { staffId: staff.id, clientIds, now })) throw proofForMany(context)
    },
  }
}

/** Hours, days off and calendars belong to a diary; an astrologer without one starts it on the page of the hours. */
export async function requireOwnDiary({ db, staff }: StaffVisit): Promise<DeskDiary> {
  const diary = await findDiaryOf(db, staff.id)
  if (!diary) throw redirect('/staff/week/hours')
  return diary
}

/** The query parameter that limits a list to the user's own bookings. */
const WHOSE = 'whose'
const MINE = 'mine'

/** Which bookings a list shows, and the links to choose. There is nothing to choose without colleagues. */
export async function listScope({ db, staff, scope }: StaffVisit, url: URL) {
  const canChoose = scope.onlyOf === null && staff.astrologer !== null && (await countAstrologers(db)) > 1
  if (!canChoose) return { scope, filters: undefined, params: {} }
  const address = listAddress(url)
  const tabs = filterTabs(address, WHOSE, [
    { value: '', label: DESK.everybody },
    { value: MINE, label: DESK.mine },
  ])
  const isMine = address.text(WHOSE) === MINE
  return {
    scope: isMine ? ownScope(scope, staff) : scope,
    filters: { label: DESK.whose, tabs },
    params: isMine ? { [WHOSE]: MINE } : {},
  }
}

/** For forms about bookings: one outside the scope is not found, as if it did not exist. Empty ids are ignored. */
export async function requireBookingsInScope({ db, scope }: StaffVisit, ids: readonly string[]): Promise<void> {
  for (const id of ids) if (id !== '' && !(await isBookingInScope(db, scope, id))) throw notFound()
}

/** A client whom the desk knows. An erased one is not found. */
export async function requireClient({ db, scope }: StaffVisit, userId: string) {
  const client = isUuid(userId) ? await findDeskClient(db, scope, userId) : undefined
  if (!client) throw notFound()
  const { id, fullName, email, phone } = client
  return { userId: id, clientName: fullName, clientEmail: email, clientPhone: phone, isClientErased: false }
}
