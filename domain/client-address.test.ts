import { expect, test } from 'vitest'
import { networkOf } from './client-address.ts'

test('an IPv4 address stands for itself', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})

test('all IPv6 addresses of one household count as one', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2:ffff:eeee:dddd:cccc')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64')
})

test('neighbouring IPv6 networks stay apart', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test('short forms are read as the long ones they stand for', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an unknown address still has a name', () => {
  expect(networkOf('unknown')).toBe('unknown')
})
