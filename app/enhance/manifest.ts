import { to } from '#content/language.ts'

/** Browsers fetch a manifest as soon as they see the link, so it is added after everything the first view needs. */
export function linkManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  // Of the app that is installed from this page.
  const isForStaff = location.pathname.startsWith(to('/staff'))
  link.href = to(isForStaff ? '/site.webmanifest?for=staff' : '/site.webmanifest')
  document.head.append(link)
}
