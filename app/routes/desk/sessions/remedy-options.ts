import { remedyOnName } from '#app/features/chart-text/remedy-text.ts'
import type { SelectOption } from '#app/ui/select-options.ts'
import { DESK_REMEDIES } from '#content/booking/remedies.ts'
import { nakshatraName } from '#content/charts/names.ts'
import { BIRTH_STAR, onKey, REMEDY_ON, type RemedyOn } from '#domain/remedies/remedy-rule.ts'

const GROUPS: Readonly<Record<Exclude<RemedyOn['kind'], 'daily'>, string>> = {
  weekday: DESK_REMEDIES.groups.weekdays,
  observance: DESK_REMEDIES.groups.observances,
  nakshatra: DESK_REMEDIES.groups.nakshatras,
  tithi: DESK_REMEDIES.groups.tithis,
}

const OPTIONS: readonly SelectOption[] = REMEDY_ON.map((on) => ({
  value: onKey(on),
  label: remedyOnName(on),
  group: on.kind === 'daily' ? DESK_REMEDIES.groups.often : GROUPS[on.kind],
}))

/** The days that can be chosen; the birth star where it is known. */
export function remedyOptions(birthStar: number | null): SelectOption[] {
  if (birthStar === null) return [...OPTIONS]
  const label = DESK_REMEDIES.birthStar(nakshatraName(birthStar))
  return [{ value: BIRTH_STAR, label, group: DESK_REMEDIES.groups.often }, ...OPTIONS]
}
