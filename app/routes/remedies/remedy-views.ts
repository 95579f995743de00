import { remedyRuleText } from '#app/features/chart-text/remedy-text.ts'
import type { NextDay } from '#app/features/dashboard/remedies-page.tsx'
import type { RemedyView } from '#app/features/dashboard/remedy-card.tsx'
import type { RemedyDayView } from '#app/features/dashboard/tick-form.tsx'
import { REMEDIES } from '#content/booking/remedies.ts'
import { serviceText } from '#content/booking/service-text.ts'
import { namedDay } from '#content/words/dates.ts'
import { placeLabel } from '#domain/births/places.ts'
import { isRecent, mayTickDay, type RemedyDay, remedyProgress } from '#domain/remedies/remedy-days.ts'
import { addDays, type IsoDate } from '#domain/time/india-time.ts'
import type { readOwnRemedies } from '#usecases/remedies/read-remedies.ts'

export type OwnRemedy = Awaited<ReturnType<typeof readOwnRemedies>>[number]

/** Those that go on before those that are over. */
export function remedyViews(remedies: readonly OwnRemedy[]): RemedyView[] {
  const shown = remedies.map((remedy) => shownRemedy(remedy))
  return [...shown.filter(({ state }) => state === 'running'), ...shown.filter(({ state }) => state !== 'running')]
}

function shownRemedy(remedy: OwnRemedy): RemedyView {
  const { id, content, days, today, endedAt, code } = remedy
  const { done, total } = remedyProgress(days, today)
  return {
    id,
    title: content.title,
    instructions: content.instructions,
    rule: remedyRuleText(content.rule),
    city: placeLabel(content.place),
    serviceName: serviceText(remedy),
    code,
    done,
    state: done === total ? 'completed' : endedAt ? 'ended' : 'running',
    days: days.map((day) => shownDay(remedy, day)),
  }
}

function shownDay({ id, content, today }: OwnRemedy, { date, isDone }: RemedyDay): RemedyDayView {
  return {
    remedyId: id,
    title: content.title,
    date,
    label: namedDay(date),
    isDone,
    mayTick: mayTickDay(date, today),
  }
}

const MOST_SHOWN = 6

/** What is to be done next in all remedies, with the open days of the last week. */
export function nextDays(remedies: readonly OwnRemedy[], most = MOST_SHOWN): NextDay[] {
  return remedies
    .filter(({ endedAt }) => endedAt === null)
    .flatMap((remedy) =>
      remedy.days
        .filter(({ date, isDone }) => !isDone && isRecent(date, remedy.today))
        .map((day) => ({
          ...shownDay(remedy, day),
          when: whenText(day.date, remedy.today),
          isMissed: day.date < remedy.today,
        })),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, most)
}

function whenText(date: IsoDate, today: IsoDate): string {
  if (date === today) return REMEDIES.today
  return date === addDays(today, 1) ? REMEDIES.tomorrow(namedDay(date)) : namedDay(date)
}
