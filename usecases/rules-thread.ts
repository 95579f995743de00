import { chosenWindows } from '#domain/almanac/chosen-windows.ts'
import { findWindows } from '#domain/almanac/find-windows.ts'
import { readBusyTimes } from '#domain/calendar/busy-times.ts'
import { rectifyBirth } from '#domain/charts/rectify-birth.ts'
import { remedyDates } from '#domain/remedies/remedy-dates.ts'
import { answerTasks } from './in-thread.ts'

// The file of a thread: `in-rules-thread.ts` starts it.

/**
 * The rules that take long for some questions: a year of muhurtas 0.2 s, a hostile calendar file 0.8 s, four
 * hours of minutes with 60 events 2 s.
 */
const LONG_RULES = { chosenWindows, findWindows, readBusyTimes, rectifyBirth, remedyDates }

export type LongRules = typeof LONG_RULES

answerTasks(LONG_RULES)
