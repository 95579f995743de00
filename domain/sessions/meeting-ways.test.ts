import { expect, test } from 'vitest'
import { readMeetingWays } from './meeting-ways.ts'

const TYPED = { way: 'room', link: '', roomServer: 'https://meet.jit.si', callWay: 'we-call', callNumber: '' }

test('reads a room server without the slash at its end', () => {
  expect(readMeetingWays({ ...TYPED, roomServer: ' https://meet.example.org/jitsi/ ' })).toEqual({
    ok: true,
    value: { ...TYPED, roomServer: 'https://meet.example.org/jitsi' },
  })
})

test.each([
  [{ way: 'carrier pigeon' }, 'way-unknown'],
  [{ way: 'link' }, 'link-invalid'],
  [{ link: 'javascript:alert(1)' }, 'link-invalid'],
  [{ roomServer: '' }, 'room-server-invalid'],
  [{ roomServer: 'http://meet.example.org' }, 'room-server-invalid'],
  [{ roomServer: 'https://meet.example.org/?room=' }, 'room-server-invalid'],
  [{ roomServer: 'tel:+919876543210' }, 'room-server-invalid'],
  [{ callWay: 'client-calls' }, 'call-number-invalid'],
  [{ callNumber: '6123 4567' }, 'call-number-invalid'],
])('refuses %j', (changed, refusal) => {
  expect(readMeetingWays({ ...TYPED, ...changed })).toEqual({ ok: false, refusal })
})
