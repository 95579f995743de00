import { expect, test } from 'vitest'
import { networkOf } from './client-network.ts'

test('counts an IPv4 address as itself', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
})

test('counts all IPv6 addresses of one household as one', () => {
  expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:db8:1:2:ffff:eeee:dddd:cccc')).toBe('2001:db8:1:2::/64')
  expect(networkOf('2001:0DB8:0001:0002::1')).toBe('2001:db8:1:2::/64')
})

test('counts neighbouring IPv6 networks separately', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
})

test('treats short and long forms of an address alike', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8::')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('returns a name for an unknown address', () => {
  expect(networkOf('unknown')).toBe('unknown')
})
