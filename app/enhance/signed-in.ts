import { findDayOwner, storeDay } from '#app/features/my-day/stored-day.ts'
import { removeStoredDay } from '#app/features/writing/text-keys.ts'
import { OFFLINE } from '#content/frame/unsaved.ts'

/** On pages behind sign-in, and on all where the worker of a stored day runs. */
export function watchConnection() {
  const { person } = document.body.dataset
  void keepMyDay(person)
  if (person) showConnection()
}

/** Stores the user's day again with each page, and removes it on the first page of anybody else. */
async function keepMyDay(person: string | undefined) {
  const owner = findDayOwner()
  if (owner !== undefined) await (person === owner ? storeDay() : removeStoredDay())
}

/** Says that there is no connection, as long as there is none. */
function showConnection() {
  const line = document.createElement('p')
  line.className = 'connection-line'
  line.role = 'status'
  document.body.append(line)
  const show = () => {
    line.textContent = navigator.onLine ? '' : OFFLINE
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
