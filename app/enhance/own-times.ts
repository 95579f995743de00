import { ENHANCEMENT } from '#app/content/enhancement.ts'

/** India is 330 minutes ahead of UTC; the browser counts in the other direction. */
const INDIA_OFFSET = -330

/** Pages are cached for everyone in Indian time; this shows marked times in the visitor's own zone. */
export function showOwnTimes() {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-own-time]')) {
    const instant = new Date(time.dateTime)
    if (instant.getTimezoneOffset() === INDIA_OFFSET) continue

    time.title = time.textContent ?? ''
    time.textContent = ENHANCEMENT.ownTime(
      instant.toLocaleString('en-US', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
      }),
    )
  }
}
