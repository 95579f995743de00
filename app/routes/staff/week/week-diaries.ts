import { notFound } from '#app/http/respond.ts'
import type { StaffVisit } from '#app/routes/staff/staff-visit.ts'
import type { LinkTab } from '#app/ui/navigation/link-tabs.tsx'
import { type DeskDiary, findDiaryOf, listDiaries } from '#db/availability/weekly-hours.ts'
import { staffMay } from '#domain/rights.ts'
import { weekPath } from './week-path.ts'

export type DiaryView = DeskDiary & {
  readonly slug: string
  /** Whether this is the user's own diary; nobody blocks the time of a colleague. */
  readonly mayBlock: boolean
}

/** The diaries that the user may see, their own first, and the chosen one; no diary for an account without any. */
export async function chooseDiary(
  visit: StaffVisit,
  { of, slug }: { readonly of: string; readonly slug: string },
): Promise<{ diary: DiaryView | undefined; tabs: readonly LinkTab[] }> {
  const { db, scope } = visit
  const [all, own] = await Promise.all([listDiaries(db), findOwnDiary(visit)])
  const isVisible = ({ id }: DeskDiary) => scope.onlyOf === null || scope.onlyOf.astrologerId === id
  const diaries = all
    .filter(isVisible)
    .map((diary) => ({ ...diary, mayBlock: diary.id === own?.id }))
    .toSorted((one, other) => Number(other.mayBlock) - Number(one.mayBlock))
  const diary = slug === '' ? diaries[0] : diaries.find((each) => each.slug === slug)
  // A colleague whose bookings are not shared has no week here.
  if (!diary && slug !== '') throw notFound()
  const tabs = diaries.map((each) => ({
    label: each.name,
    href: weekPath(each, of),
    isCurrent: each.id === diary?.id,
  }))
  return { diary, tabs: tabs.length > 1 ? tabs : [] }
}

/** The diary whose hours and time off the user may change. */
export async function findOwnDiary({ db, staff }: StaffVisit): Promise<DeskDiary | undefined> {
  return staffMay(staff, 'availability') ? findDiaryOf(db, staff.id) : undefined
}
