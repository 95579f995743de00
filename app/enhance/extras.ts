import { listTextKeys } from '#app/features/writing/text-keys.ts'
import { isForNewTab } from './is-for-new-tab.ts'

/** Parts that few pages or only phones need are loaded after the first paint, where they are needed. */
export function loadExtras() {
  if (document.querySelector('[data-own-time]')) void import('./own-times.ts').then((part) => part.showOwnTimes())
  if (listTextKeys().length > 0) {
    void import('#app/features/writing/stored-texts.ts').then((part) => part.removeOldTexts())
  }
  if (matchMedia('(width < 40rem)').matches) void import('./place-toasts.ts').then((part) => part.placeToasts())
  if (document.querySelector('[data-search], [data-help]')) {
    void import('./frame-keys.ts').then((part) => part.watchFrameKeys())
  }
  if (document.querySelector('[data-draft]')) void import('./keep-drafts.ts').then((part) => part.keepDrafts())
  if (document.querySelector('[data-now]')) void import('./now-line.ts').then((part) => part.followTheDay())
  if (document.body.dataset.person || navigator.serviceWorker?.controller) {
    void import('./signed-in.ts').then((part) => part.watchConnection())
  }
  suggestInCityFields()
  findOwnPlace()
  playVideos()
}

function playVideos() {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-player]')
    if (!link || isForNewTab(event)) return
    event.preventDefault()
    void import('./video.ts').then((part) => part.playInPlace(link))
  })
}

function findOwnPlace() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-own-place]')
    if (button) void import('./own-place.ts').then((part) => part.goToOwnPlace(button))
  })
}

/** When one gets the focus, because the router may show it later. */
function suggestInCityFields() {
  const suggest = (target: EventTarget | null) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-places]')) return
    void import('./place-suggestions.ts').then((part) => part.suggestPlaces(target))
  }
  document.addEventListener('focusin', ({ target }) => suggest(target))
  suggest(document.activeElement)
}
