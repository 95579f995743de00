/** The staff area is in English still. */
export { STAFF_NAVIGATION } from '../../en/frame/navigation.ts'

/** The places of a client's own area, in the app frame. */
export const CLIENT_NAVIGATION = {
  title: 'मेरा डैशबोर्ड',
  places: [
    { href: '/dashboard', label: 'मेरा डैशबोर्ड', drawing: 'today' },
    { href: '/consultation', label: 'परामर्श', drawing: 'book' },
    { href: '/horoscope', label: 'कुंडली', drawing: 'charts' },
    { href: '/learning', label: 'मेरे कोर्स', drawing: 'learning' },
  ],
} as const
