import { expect, test } from 'vitest'
import { database } from '#test/database.ts'
import { createSite } from '#test/site.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { loadSampleContent } from '#usecases/content/load-sample-content.ts'

test('a client sees Access Denied instead of the enrollments of all students', async () => {
  await loadSampleContent(database())
  const site = await createSite({ db: database() })
  const client = await signedInVisitor(site, database(), { now: new Date() })

  const answer = await client.get('/staff/courses')

  expect(answer.status).toBe(403)
  const page = (await answer.text()).replaceAll('&#x27;', "'")
  expect(page).toContain('Access Denied')
  expect(page).toContain("You don't have permission to access this page.")
})
