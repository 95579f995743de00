/** The script of the page that a browser stores for when there is no connection. */
import { findStoredText } from '#app/features/writing/stored-texts.ts'
import { listTextKeys, textKey } from '#app/features/writing/text-keys.ts'
import { MY_DAY } from '#content/accounts/my-day.ts'
import { shortDateTime } from '#content/words/dates.ts'

const TRIED_EVERY_MS = 10_000

listOwnTexts()
showWhy()

/** The texts that the user has typed in this browser and not saved yet. */
function listOwnTexts() {
  const own = textKey(document.body.dataset.person ?? '', '')
  const texts = listTextKeys()
    .filter((key) => key.startsWith(own))
    .flatMap((key) => {
      const stored = findStoredText(key)
      return stored ? [{ id: key.slice(own.length), at: stored.at, typed: Object.values(stored.fields) }] : []
    })
    .toSorted((one, other) => other.at - one.at)
  const list = document.querySelector('[data-own-texts]')
  if (!list || texts.length === 0) return
  for (const { id, at, typed } of texts) {
    const [kind = ''] = id.split(':')
    const title = element('summary', `${nameOf(kind)} · ${shortDateTime(new Date(at))}`)
    const fold = element('details', '')
    fold.append(title, ...typed.filter((text) => text !== '').map((text) => element('p', text)))
    list.append(fold)
  }
  list.closest('section')?.removeAttribute('hidden')
}

function nameOf(kind: string): string {
  const names: Readonly<Record<string, string>> = MY_DAY.textKinds
  return names[kind] ?? MY_DAY.otherText
}

/** Shown in place of another page, it says why, and gives way when the connection is back. */
function showWhy() {
  const { page = '' } = document.querySelector<HTMLElement>('[data-page]')?.dataset ?? {}
  if (location.pathname === page) return
  document.querySelector('[data-unreachable]')?.removeAttribute('hidden')
  // The network may be back some seconds before the site can be reached.
  const leaveIfReachable = () => isReachable(page).then((isBack) => isBack && location.reload())
  addEventListener('online', leaveIfReachable)
  setInterval(leaveIfReachable, TRIED_EVERY_MS)
  document.querySelector('[data-try-again]')?.addEventListener('click', () => location.reload())
}

async function isReachable(page: string): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(page, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
