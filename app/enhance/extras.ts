import { listTextKeys } from '#app/features/writing/text-keys.ts'

/** Parts that few pages or only phones need are loaded after the first paint, where they are needed. */
export function loadExtras() {
  if (document.querySelector('[data-own-time]')) void import('./own-times.ts').then((part) => part.showOwnTimes())
  if (listTextKeys().length > 0) {
    void import('#app/features/writing/stored-texts.ts').then((part) => part.removeOldTexts())
  }
  if (matchMedia('(width < 40rem)').matches) void import('./place-toasts.ts').then((part) => part.placeToasts())
}
