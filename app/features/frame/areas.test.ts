import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { AREA_NAVIGATION, navigationFor } from './area-navigation.ts'
import { areaAt, navItemAt } from './areas.ts'

/** Under the settings of a new practice. */
const staffWith = (roles: readonly Role[]) => ({ roles, astrologer: null, seesOnlyOwn: false })

describe('the area of a path', () => {
  test.each([
    ['/dashboard/profile', ['client'], 'client'],
    ['/book/payment/1', ['client'], 'client'],
    ['/astrologer-dashboard/money', ['client', 'astrologer'], 'desk'],
    ['/admin/blog', ['client', 'admin'], 'admin'],
    ['/admin', ['client', 'astrologer', 'admin'], 'admin'],
    ['/account/change-password', ['client', 'astrologer'], 'desk'],
    ['/astrologer-dashboard/money', ['client', 'assistant'], 'desk'],
    ['/account/agree', ['client'], 'client'],
    ['/dashboard/enrollments', ['client', 'admin'], 'admin'],
    ['/dashboard/enrollments', ['client', 'astrologer', 'admin'], 'desk'],
  ] as const)('%s for %j is %s', (path, roles, area) => {
    expect(areaAt(path, roles)).toBe(area)
  })

  test("a denied page has the user's own navigation", () => {
    expect(areaAt('/admin/people', ['client'])).toBe('client')
    expect(areaAt('/admin/people', ['client', 'astrologer'])).toBe('desk')
    expect(areaAt('/astrologer-dashboard', ['client', 'admin'])).toBe('admin')
  })
})

describe('the current item', () => {
  test.each([
    ['client', '/dashboard', 'Next'],
    ['client', '/dashboard/history', 'Next'],
    ['client', '/dashboard/profile', 'Me'],
    ['desk', '/astrologer-dashboard', 'Today'],
    ['desk', '/astrologer-dashboard/bookings/1/brief', 'All bookings'],
    ['desk', '/astrologer-dashboard/payments/37/reverse', 'All bookings'],
    ['desk', '/astrologer-dashboard/week/block', 'Week'],
    ['desk', '/astrologer-dashboard/calendars', 'Hours and time off'],
    ['desk', '/astrologer-dashboard/clients/1', 'Clients'],
    ['admin', '/admin/practice/upi', 'Site'],
    ['admin', '/admin/audit', 'Audit log'],
  ] as const)('in the area %s, %s belongs to %s', (area, path, label) => {
    expect(navItemAt(AREA_NAVIGATION[area], path)?.label).toBe(label)
  })

  test('a page without an item has none', () => {
    expect(navItemAt(AREA_NAVIGATION.client, '/booking-success')).toBeUndefined()
  })
})

test('a user gets the navigation of their own areas only', () => {
  expect(Object.keys(navigationFor(staffWith(['client'])))).toEqual(['client'])
  expect(Object.keys(navigationFor(staffWith(['client', 'admin'])))).toEqual(['admin', 'client'])
  expect(Object.keys(navigationFor(staffWith(['client', 'astrologer', 'admin'])))).toEqual(['desk', 'admin', 'client'])
})

test('an assistant has the navigation of the desk except those of availability', () => {
  const hrefs = (roles: readonly Role[]) =>
    navigationFor(staffWith(roles)).desk?.more.flatMap(({ links }) => links.map(({ href }) => href)) ?? []

  expect(hrefs(['client', 'astrologer'])).toContain('/astrologer-dashboard/diary')
  expect(hrefs(['client', 'assistant'])).not.toContain('/astrologer-dashboard/diary')
  expect(hrefs(['client', 'assistant'])).toContain('/astrologer-dashboard/statement')
})
