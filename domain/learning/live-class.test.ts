import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { liveClass } from './live-class.ts'

const startsAt = new Date('2026-12-05T13:30:00Z')
const lesson = { minutes: 60, startsAt, url: 'https://meet.example/class', recordingUrl: null }
const at = (minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS)

test('students see the meeting link of a class until half an hour after its end', () => {
  const linkAt = (minutes: number) => liveClass(lesson, { now: at(minutes), isInvited: true })?.meetingLink

  expect([-10_000, 0, 89].map(linkAt)).toEqual([lesson.url, lesson.url, lesson.url])
  expect(linkAt(90)).toBeNull()
})

test('nobody else sees the meeting link of a class', () => {
  expect(liveClass(lesson, { now: at(0), isInvited: false })).toMatchObject({ startsAt, meetingLink: null })
})

test('a lesson without a start is no class', () => {
  expect(liveClass({ ...lesson, startsAt: null }, { now: at(0), isInvited: true })).toBeUndefined()
})
