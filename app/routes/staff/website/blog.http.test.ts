import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { createTestClock } from '#test/clock.ts'
import { database } from '#test/database.ts'
import { givenSession, givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { givenPractice } from '#test/factories/practice.ts'
import { createSite, type TestSite } from '#test/site.ts'
import { listAudit } from '#test/steps/audit-log.ts'
import { signedInVisitor } from '#test/steps/signed-in-visitor.ts'
import { createVisitor, type Visitor } from '#test/visitor.ts'

const clock = createTestClock()
let site: TestSite
let adminId: string
let admin: Visitor

beforeAll(async () => {
  const db = database()
  await givenPractice(db)
  site = await createSite({ db, clock: clock.now })
  adminId = (await givenUser(db, { fullName: 'Asha Rao', roles: ['admin'], password: null })).id
  admin = createVisitor(site, { sessionToken: await givenSession(db, adminId, clock.now()) })
})

const { isPublished: _, ...TEXTS } = A_POST

/** The form as a browser sends it: a switch that is off is not sent. */
function typed(changes: Record<string, string> = {}): Record<string, string> {
  return { intent: 'save', id: '', version: '0', isPublished: 'on', ...TEXTS, ...changes }
}

const visitorWith = (role: 'client' | 'astrologer') =>
  signedInVisitor(site, database(), { roles: [role], now: clock.now() })

test.each(['client', 'astrologer'] as const)('non-admins %s: sees Access Denied', async (role) => {
  const visitor = await visitorWith(role)

  const answer = await visitor.get('/admin/blog')

  expect(answer.status).toBe(403)
  const page = await answer.text()
  expect(page).toContain('Access Denied')
  expect(page).toContain('You need admin privileges to access the blog administration panel')
})

test.each([
  ['delete', 'Only admins can delete blog posts'],
  ['publish', 'Only admins can modify blog posts'],
  ['unpublish', 'Only admins can modify blog posts'],
  ['save', 'Only admins can modify blog posts'],
  ['notify', 'Only admins can modify blog posts'],
  ['restore', 'Only admins can modify blog posts'],
  ['upload', 'Only admins can modify blog posts'],
])('B4, B6: non-admins may not %s, and the attempt is recorded in the audit log', async (intent, message) => {
  const id = await givenWrittenPost(database(), adminId)
  const visitor = await visitorWith('client')
  const before = await requirePost(database(), id)

  const answer = await visitor.post('/admin/blog', typed({ intent, id: String(id), version: '1', title: 'Mine now' }))

  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain(message)
  expect(await requirePost(database(), id)).toEqual(before)
  const [latest] = await listAudit(database())
  expect(latest).toMatchObject({ action: 'access-denied' })
})

test('anonymous visitors are redirected to sign-in, and nothing is saved', async () => {
  const stranger = createVisitor(site)

  const look = await stranger.get('/admin/blog')
  const save = await stranger.post('/admin/blog?new=', typed({ title: 'By a stranger' }))

  expect(look.headers.get('location')).toBe('/auth?return=%2Fadmin%2Fblog')
  expect(save.headers.get('location')).toBe('/auth?return=%2Fadmin%2Fblog%3Fnew%3D')
  expect(await (await site.request('/blog')).text()).not.toContain('By a stranger')
})

test('a writer whose session has ended is asked to sign in without losing the page', async () => {
  const body = new URLSearchParams(typed())

  const answer = await site.request('/admin/blog.data?new=', { method: 'POST', body })

  expect(answer.status).toBe(401)
  const page = await answer.text()
  expect(page).toContain('Authentication required')
  expect(page).toContain('Please sign in to save posts')
})

test('an admin creates a post that appears on the blog', async () => {
  const answer = await admin.post('/admin/blog?new=', typed({ title: 'Written by hand' }))

  expect(answer.headers.get('location')).toBe('/admin/blog')
  expect(admin.flash()).toEqual({ tone: 'success', title: 'Post created successfully' })
  expect(await (await site.request('/blog/written-by-hand')).text()).toContain('<h1>Written by hand</h1>')
})

test.each(['title', 'summary', 'content', 'category'])(
  'an admin sees an error when the %s is missing',
  async (field) => {
    const answer = await admin.post('/admin/blog?new=', typed({ [field]: ' ' }))

    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Missing required fields')
    expect(page).toContain('Please fill in all required fields')
    if (field !== 'title') expect(page).toContain(`value="${A_POST.title}"`)
  },
)

test.each([
  ['0', 1],
  ['61', 60],
  ['NaN', 5],
  ['-1', 1],
  ['1e9', 60],
  ['', 5],
])('E14: a read time of %j becomes %i', async (readTime, minutes) => {
  const title = `Minutes ${readTime || 'none'}`
  await admin.post('/admin/blog?new=', typed({ title, readTime }))

  expect(await (await site.request(`/blog?q=${encodeURIComponent(title)}`)).text()).toContain(`${minutes} min read`)
})

test('an admin publishes, unpublishes and deletes from the list', async () => {
  const id = String(await givenWrittenPost(database(), adminId, { title: 'To and fro', isPublished: false }))

  await admin.post('/admin/blog', { intent: 'publish', id })
  expect(admin.flash()?.title).toBe('Post published successfully')
  expect((await site.request('/blog/to-and-fro')).status).toBe(200)

  await admin.post('/admin/blog', { intent: 'unpublish', id })
  expect(admin.flash()?.title).toBe('Post unpublished successfully')
  expect((await site.request('/blog/to-and-fro')).status).toBe(404)

  await admin.post('/admin/blog', { intent: 'delete', id })
  expect(admin.flash()?.title).toBe('Post deleted successfully')
})

test.each([
  ['delete', 'Error deleting post'],
  ['publish', 'Error updating post'],
  ['unpublish', 'Error updating post'],
])('an admin sees an error when there is nothing to %s', async (intent, message) => {
  const answer = await admin.post('/admin/blog', { intent, id: '999999' })

  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain(message)
})

test('an admin sees an error when the post to edit does not exist', async () => {
  const page = await (await admin.get('/admin/blog?edit=999999')).text()

  expect(page).toContain('Error loading post')
})

test('an admin sees both versions side by side before saving over another editor, and loses no text', async () => {
  const id = await givenWrittenPost(database(), adminId)
  const opened = { id: String(id), version: '1' }
  const mine = typed({ ...opened, title: 'Mine', content: 'My <b>text</b>.\r\nIts second line.' })
  await admin.post(`/admin/blog?edit=${id}`, typed({ ...opened, title: 'Theirs', content: 'Their text.' }))

  const conflict = await admin.post(`/admin/blog?edit=${id}`, mine)
  const page = await conflict.text()

  expect(conflict.status).toBe(409)
  expect(page).toContain('<th scope="row">Title</th><td>Theirs</td><td>Mine</td>')
  expect(page).toContain('<td>Their text.</td><td>My &lt;b&gt;text&lt;/b&gt;.\nIts second line.</td>')
  expect(page).not.toContain('<th scope="row">Summary</th>')
  expect(page).toContain('Error saving post')
  expect(page).toContain('Asha Rao changed this post')
  expect(page).toContain('value="Mine"')
  expect(await requirePost(database(), id)).toMatchObject({ title: 'Theirs' })

  await admin.post(`/admin/blog?edit=${id}`, { ...mine, intent: 'overwrite', theirVersion: '2' })
  expect(await requirePost(database(), id)).toMatchObject({ title: 'Mine', version: 3 })
})

test('an admin is offered typed text that was not saved', async () => {
  await admin.post('/admin/blog?new=', typed({ intent: 'autosave', title: 'Half a thought', content: '' }))

  const offered = await (await admin.get('/admin/blog?new=')).text()
  const continued = await (await admin.get('/admin/blog?new=&unsaved=')).text()
  await admin.post('/admin/blog?new=', { intent: 'discard', id: '' })

  expect(offered).toContain('You have unsaved changes from')
  expect(continued).toContain('value="Half a thought"')
  expect(await (await admin.get('/admin/blog?new=')).text()).not.toContain('You have unsaved changes')
})

test('an admin sees a preview rendered like the blog', async () => {
  const answer = await admin.post('/admin/blog?new=', typed({ intent: 'preview', content: '# Hi <script>x</script>' }))

  expect(await answer.text()).toContain('<h2>Hi &lt;script&gt;x&lt;/script&gt;</h2>')
})

test('an admin uploads a picture with the post, which is served with its real type', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(typed({ title: 'With a lamp', imageAlt: 'A lamp' }))) body.set(name, value)
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  body.set('image', new File([new Uint8Array(png)], 'lamp.html', { type: 'text/html' }))

  await admin.request('/admin/blog?new=', { method: 'POST', body })

  const page = await (await site.request('/blog/with-a-lamp')).text()
  const [, url = ''] = /src="(\/uploads\/[^"]+)"/.exec(page) ?? []
  const picture = await site.request(url)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('x-content-type-options')).toBe('nosniff')
  expect(page).toContain('alt="A lamp"')
})

test('E4: an admin cannot use a file that is not a picture, or a picture on a private network', async () => {
  const form = new FormData()
  form.set('intent', 'upload')
  form.set('image', new File(['<svg onload=alert(1)>'], 'x.png', { type: 'image/png' }))

  const upload = await admin.request('/admin/blog', { method: 'POST', body: form })
  const inside = await admin.post('/admin/blog?new=', typed({ imageUrl: 'http://169.254.169.254/x.png' }))

  expect(upload.status).toBe(422)
  expect(inside.status).toBe(422)
  expect(await inside.text()).toContain('starts with https://')
})

test('E3: an admin gets no server error for extremely long content', async () => {
  const answer = await admin.post('/admin/blog?new=', typed({ content: '['.repeat(1_000_000) }))

  expect(answer.status).toBe(422)
})
