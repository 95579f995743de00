import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { certificates } from '#db/schema/learning.ts'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenStudent } from '#test/factories/learning.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'

const clock = createTestClock()

test('a stranger checks a certificate and gets its signed text, until staff take the completion back', async () => {
  const db = database()
  await givenPractice(db)
  const site = await createSite({ db, clock: clock.now })
  const astrologer = await signedInVisitor(site, db, { roles: ['client', 'astrologer'], now: clock.now() })
  const { enrollmentId } = await givenStudent(db, 1)
  const move = (from: string, to: string) => astrologer.post('/staff/courses', { id: String(enrollmentId), from, to })

  await move('enrolled', 'completed')
  const [issued] = await db.select().from(certificates).where(eq(certificates.enrollmentId, enrollmentId))
  const page = `/certificate/${issued?.code}`
  const file = `${page}/certificate.txt`

  expect(await (await site.request(page)).text()).toContain('This certificate is valid')
  expect(await (await site.request(file)).text()).toMatch(
    /^Certificate of completion: 1\n[\s\S]*\nSignature: [\w-]{86}\n$/,
  )
  expect(await (await site.request('/certificate/keys.pem')).text()).toMatch(/^-----BEGIN PUBLIC KEY-----/)

  await move('completed', 'enrolled')
  const withdrawn = await (await site.request(page)).text()
  expect(withdrawn).toContain('This certificate was withdrawn')
  expect(withdrawn).not.toContain('certificate.txt')
  expect((await site.request(file)).status).toBe(404)
})
