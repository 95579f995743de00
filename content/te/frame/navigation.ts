/** The staff area is in English still. */
export { STAFF_NAVIGATION } from '../../en/frame/navigation.ts'

/** The places of a client's own area, in the app frame. */
export const CLIENT_NAVIGATION = {
  title: 'నా డాష్‌బోర్డ్',
  places: [
    { href: '/dashboard', label: 'నా డాష్‌బోర్డ్', drawing: 'today' },
    { href: '/consultation', label: 'సంప్రదింపు', drawing: 'book' },
    { href: '/horoscope', label: 'జాతకం', drawing: 'charts' },
    { href: '/learning', label: 'నా కోర్సులు', drawing: 'learning' },
  ],
} as const
