import { clientTime, isIndianClock } from '#content/words/session-times.ts'

/** Pages are cached for everyone in Indian time; this shows marked sessions in the visitor's own zone first. */
export function showOwnTimes() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-own-time]')) {
    const session = { startsAt: time.dateTime, endsAt: time.dataset.ownTime ?? time.dateTime }
    if (!isIndianClock(session, timeZone)) time.textContent = clientTime(session, { timeZone, now: new Date() })
  }
}
