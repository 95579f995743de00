import { expect, test } from 'vitest'
import { readVideoSessions } from './video-sessions.ts'

const TYPED = { way: 'room', link: '', roomServer: 'https://meet.jit.si' }

test('reads a room server without the slash at its end', () => {
  expect(readVideoSessions({ ...TYPED, roomServer: ' https://meet.example.org/jitsi/ ' })).toEqual({
    ok: true,
    value: { way: 'room', link: '', roomServer: 'https://meet.example.org/jitsi' },
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
])('refuses %j', (changed, refusal) => {
  expect(readVideoSessions({ ...TYPED, ...changed })).toEqual({ ok: false, refusal })
})
