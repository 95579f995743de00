import { to } from '#content/language.ts'

/** Browsers fetch a manifest as soon as they see the link, so it is added after everything the first view needs. */
export function linkManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = to('/site.webmanifest')
  document.head.append(link)
}
