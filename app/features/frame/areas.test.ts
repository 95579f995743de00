import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { AREA_NAVIGATION, navigationFor } from './area-navigation.ts'
import { areaAt, navPlaceAt } from './areas.ts'

/** Under the settings of a new practice. */
const staffWith = (roles: readonly Role[]) => ({ roles, astrologer: null, seesOnlyOwn: false })

describe('the area of a path', () => {
  test.each([
    ['/dashboard/profile', ['client'], 'client'],
    ['/book/payment/1', ['client'], 'client'],
    ['/staff/money', ['client', 'astrologer'], 'staff'],
    ['/astrologer-dashboard', ['client', 'assistant'], 'staff'],
    ['/admin/blog', ['client', 'admin'], 'staff'],
    ['/dashboard', ['client', 'astrologer'], 'client'],
    ['/account/change-password', ['client', 'astrologer'], 'staff'],
    ['/account/agree', ['client'], 'client'],
  ] as const)('%s for %j is %s', (path, roles, area) => {
    expect(areaAt(path, roles)).toBe(area)
  })

  test("a denied page has the user's own navigation", () => {
    expect(areaAt('/staff/practice', ['client'])).toBe('client')
  })
})

describe('the current place and page', () => {
  test.each([
    ['client', '/dashboard/history', 'My Dashboard', 'My Dashboard'],
    ['client', '/dashboard/family', 'My Dashboard', 'My Dashboard'],
    ['staff', '/staff', 'Today', 'Today'],
    ['staff', '/astrologer-dashboard/pending', 'Today', 'Today'],
    ['staff', '/staff/bookings/1/brief', 'Clients', 'Bookings'],
    ['staff', '/staff/money/entries/37/reverse', 'Money', 'Received'],
    ['staff', '/staff/money/vouchers', 'Money', 'Invoices'],
    ['staff', '/staff/money/gst', 'Money', 'Reports'],
    ['staff', '/staff/week/block', 'Week', 'Week'],
    ['staff', '/staff/week/special-days', 'Week', 'Hours and time off'],
    ['staff', '/staff/clients/1', 'Clients', 'Clients'],
    ['staff', '/staff/practice/settings/upi', 'Practice', 'Practice'],
    ['staff', '/admin/blog', 'Website', 'Blog'],
    ['staff', '/staff/courses', 'Courses', 'Enrollments'],
    ['staff', '/staff/courses/modules', 'Courses', 'Courses and lessons'],
  ] as const)('in the area %s, %s belongs to %s, %s', (area, path, place, item) => {
    const found = navPlaceAt(AREA_NAVIGATION[area], path)

    expect([found?.place.label, found?.item.label]).toEqual([place, item])
  })

  test('a page without a place has none', () => {
    expect(navPlaceAt(AREA_NAVIGATION.client, '/booking-success')).toBeUndefined()
    expect(navPlaceAt(AREA_NAVIGATION.staff, '/staff/search')).toBeUndefined()
  })
})

test('a user gets the navigation of their own areas only', () => {
  expect(Object.keys(navigationFor(staffWith(['client'])))).toEqual(['client'])
  expect(Object.keys(navigationFor(staffWith(['client', 'admin'])))).toEqual(['client', 'staff'])
})

describe('the places of staff', () => {
  const placesOf = (roles: readonly Role[]) => navigationFor(staffWith(roles)).staff?.places ?? []

  test.each([
    [['astrologer', 'admin'], 'Today Week Clients Money Inbox Tools Courses Website Services and prices Practice'],
    [['astrologer'], 'Today Week Clients Money Inbox Tools Courses'],
    [['assistant'], 'Today Week Clients Money Inbox Tools'],
    [['admin'], 'Today Clients Money Inbox Courses Website Services and prices Practice'],
  ] as const)('%j: %s', (roles, places) => {
    expect(
      placesOf(roles)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(places)
  })

  test('are ten at most, with those of the owner apart', () => {
    const places = placesOf(['astrologer', 'assistant', 'admin'])

    expect(places).toHaveLength(10)
    expect(places.filter(({ isApart }) => isApart).map(({ label }) => label)).toEqual(['Website'])
  })

  test('an assistant has no hours and no income', () => {
    const tabs = (roles: readonly Role[]) => placesOf(roles).flatMap(({ tabs = [] }) => tabs.map(({ label }) => label))

    expect(tabs(['astrologer'])).toContain('Hours and time off')
    expect(tabs(['assistant'])).not.toContain('Hours and time off')
    expect(tabs(['assistant'])).toContain('Statements')
    expect(tabs(['assistant'])).not.toContain('Received')
    expect(tabs(['admin'])).not.toContain('Statements')
  })

  test('a place opens with the first page that its user may see', () => {
    const inbox = (roles: readonly Role[]) => placesOf(roles).find(({ label }) => label === 'Inbox')?.href

    expect(inbox(['admin'])).toBe('/staff/inbox/messages')
    expect(inbox(['assistant'])).toBe('/staff/inbox/reviews')
  })
})
