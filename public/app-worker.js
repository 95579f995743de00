/*
 * The service worker of the area behind sign-in, in browsers whose user has switched it on in the profile. It stores one page,
 * which is made for that (/account/my-day), with its style sheets, scripts and fonts, and shows it when a page behind sign-in
 * cannot be reached. It never stores another page, and signing out removes it (decision 0305). It also shows notifications
 * where those are switched on (0375).
 */
const DAY = 'my-day'
const BEHIND_SIGN_IN = /^(?:\/[a-z]{2})?\/(?:staff|admin|astrologer-dashboard|dashboard|account|learning)(?:\/|$)/
/** Where the installed app starts: it does not wait long for a slow connection. */
const START = /^(?:\/[a-z]{2})?\/(?:staff|dashboard)$/
const LONGEST_START_MS = 5_000
const STORED_ANEW_AFTER_MS = 60_000

/** A page that is on its way while the user signs out is not stored. */
let signOuts = 0

// A new release takes over at once: there is nothing of the old one that a page could need.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data?.storeDay) event.waitUntil(storeDay(event.data.storeDay))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  // Without script too.
  if (request.method === 'POST' && /\/sign-out(?:\.data)?$/.test(pathname))
    event.waitUntil(Promise.all([removeDay(), unsubscribe()]))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate' && BEHIND_SIGN_IN.test(pathname)) event.respondWith(pageOrDay(request, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fetch(request).catch(() => fileOfDay(request)))
})

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  const icon = '/icons/icon-192.png'
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPath(event.notification.data.path))
})

/** In a window that shows it already, or a new one: no other page, with what is typed on it, is left. */
async function openPath(path) {
  const { href } = new URL(path, self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === href)
  return open ? open.focus() : self.clients.openWindow(href)
}

async function unsubscribe() {
  const subscription = await self.registration.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

async function pageOrDay(request, pathname) {
  const page = fetch(request)
  const isSlow = START.test(pathname) && new Promise((resolve) => setTimeout(resolve, LONGEST_START_MS))
  try {
    return (await (isSlow ? Promise.race([page, isSlow.then(findDay)]) : page)) ?? (await page)
  } catch (error) {
    const day = await findDay()
    if (day) return day
    throw error
  }
}

async function fileOfDay(request) {
  const cache = await caches.open(DAY)
  return (await cache.match(request.url)) ?? Response.error()
}

/** The stored page, unless its days are over. */
async function findDay() {
  const cache = await caches.open(DAY)
  for (const request of await cache.keys()) {
    const page = await cache.match(request)
    const expires = page.headers.get('Expires')
    if (expires === null) continue
    if (Date.parse(expires) > Date.now()) return page
    await removeDay()
  }
  return undefined
}

async function storeDay(path) {
  const signOutsBefore = signOuts
  const stored = await (await caches.open(DAY)).match(path)
  if (stored && Date.now() - Date.parse(stored.headers.get('Date')) < STORED_ANEW_AFTER_MS) return

  const page = await fetch(path, { cache: 'no-store' })
  if (page.status >= 500) return
  // Redirected to the sign-in, or to something that has to be done first.
  if (!page.ok || page.redirected) return removeDay()

  const html = await page.clone().text()
  const files = new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file))
  const bodies = await Promise.all([...files].map(async (file) => [file, await fetch(file)]))
  if (signOuts !== signOutsBefore) return
  await caches.delete(DAY)
  const cache = await caches.open(DAY)
  await Promise.all([[path, page], ...bodies].map(([address, response]) => cache.put(address, response)))
  if (signOuts !== signOutsBefore) await caches.delete(DAY)
}

async function removeDay() {
  signOuts += 1
  await caches.delete(DAY)
}
