import type { ReminderView } from '#app/features/almanac/reminder-fields.tsx'
import { FESTIVAL_LIST_NAMES, REGION_OPTIONS } from '#content/almanac/observances.ts'
import { FESTIVAL_LISTS } from '#domain/almanac/observances.ts'

/** The form of the festival emails, filled in. */
export function reminderView(filled: Pick<ReminderView, 'city' | 'lists' | 'region' | 'hasFamily'>): ReminderView {
  return {
    ...filled,
    listOptions: FESTIVAL_LISTS.map((value) => ({ value, label: FESTIVAL_LIST_NAMES[value] })),
    regionOptions: REGION_OPTIONS,
  }
}
