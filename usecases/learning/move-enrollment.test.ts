import { expect, test } from 'vitest'
import { findCertificate, listOwnCertificates } from '#db/learning/certificates.ts'
import { database } from '#test/database.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { moveEnrollment } from './move-enrollment.ts'
import { noteOnEnrollment } from './note-on-enrollment.ts'

const now = new Date('2026-05-01T04:30:00Z')

test('staff change the status of an enrollment; undoing a completion withdraws the certificate, redoing it restores it', async () => {
  const { enrollmentId, student } = await givenStudent(database(), 0)
  const editorId = (await givenUser(database(), { roles: ['astrologer'] })).id
  const move = (from: 'enrolled' | 'scheduled' | 'completed', to: typeof from) =>
    moveEnrollment(database(), { enrollmentId, from, to, editorId, now })

  await move('enrolled', 'scheduled')
  await move('scheduled', 'completed')
  const [certificate] = await listOwnCertificates(database(), student.id)
  await move('completed', 'scheduled')
  expect((await findCertificate(database(), certificate?.code ?? ''))?.withdrawnAt).toEqual(now)
  await move('scheduled', 'completed')

  expect(await listOwnCertificates(database(), student.id)).toEqual([certificate])
})

test('staff are refused when the enrollment changed since their list was loaded', async () => {
  const { enrollmentId } = await givenStudent(database(), 0)
  const editorId = (await givenUser(database(), { roles: ['astrologer'] })).id

  const order = { enrollmentId, editorId, now } as const
  await moveEnrollment(database(), { ...order, from: 'enrolled', to: 'scheduled' })

  expect(await moveEnrollment(database(), { ...order, from: 'enrolled', to: 'completed' })).toEqual({
    ok: false,
    refusal: 'changed-meanwhile',
  })
})

test('the note of an enrollment is written by staff, and not over one that they have not seen', async () => {
  const { enrollmentId } = await givenStudent(database(), 0)
  const editorId = (await givenUser(database(), { roles: ['astrologer'] })).id
  const note = (before: string, notes: string) =>
    noteOnEnrollment(database(), { enrollmentId, before, notes, editorId, now })

  expect(await note('', ' Prefers\r\nevenings ')).toMatchObject({ ok: true })
  expect(await note('', 'Mornings')).toMatchObject({ refusal: 'changed-meanwhile' })
  expect(await note('Prefers\r\nevenings', '')).toMatchObject({ ok: true })
  expect(await noteOnEnrollment(database(), { enrollmentId: 0, before: '', notes: 'x', editorId, now })).toEqual({
    ok: false,
    refusal: 'enrollment-not-found',
  })
})
