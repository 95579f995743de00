/** For putting the site on a home screen. Browsers fetch a manifest as soon as they see its name, so it comes last. */
export function nameManifest() {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
