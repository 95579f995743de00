import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Database } from '#db/client.ts'
import type { Role } from '#domain/roles.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { A_POST, givenPost, givenWrittenPost, requirePost } from '#test/factories/blog.ts'
import { givenSubscriber } from '#test/factories/visitors.ts'
import { expect, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test('an admin writes, previews and publishes a post that readers see at once', async ({
  page,
  otherPage: reader,
  db,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/admin\/blog.*422/)
  await signIn(context, db, ['admin'], baseURL)
  await page.goto('/admin/blog')
  await page.getByRole('link', { name: 'New Post' }).click()
  await expect(page.getByRole('heading', { name: 'New post' })).toBeVisible()
  const title = 'Guru, the generous one'
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Save Post' }).click()
  await expect(page.getByText('Missing required fields')).toBeVisible()
  await expect(page.getByText('Write a summary')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)

  await write(page, { title, content: '## Gifts\n\nHe **gives**.' })
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#e9b949' } })
    .png()
    .toBuffer()
  await page.getByLabel('Upload a picture').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer })
  await expect(page.getByLabel('Image URL')).toHaveValue(/^\/uploads\/.+\.webp$/)
  await page.getByLabel('What the picture shows').fill('A golden dot')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('heading', { name: 'Gifts' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByRole('button', { name: 'Save Post' }).click()

  await expect(page.getByText('Post created successfully')).toBeVisible()
  await reader.goto('/blog/guru-the-generous-one')
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A golden dot' })).toBeVisible()
})

test('an admin publishes, unpublishes and deletes from the list', async ({ page, db, context, baseURL }) => {
  await signIn(context, db, ['admin'], baseURL)
  const { id, slug } = await givenPost(db, { title: 'Back and forth', isPublished: false })
  const menu = () => page.getByLabel('Actions for Back and forth')
  await page.goto('/admin/blog?status=draft')

  await menu().click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Post published successfully')).toBeVisible()
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(200)

  await page.goto('/admin/blog')
  await menu().click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Post unpublished successfully')).toBeVisible()
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(404)

  await menu().click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Delete this post?' })).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(menu()).toBeFocused()

  await menu().click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Post deleted successfully')).toBeVisible()
  await expect(menu()).toBeHidden()
})

test('an admin filters posts while typing, and can search again after an error', async ({
  page,
  db,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/net::ERR_FAILED|Failed to fetch/)
  await signIn(context, db, ['admin'], baseURL)
  await givenPost(db, { title: 'A needle', isPublished: false })
  await page.goto('/admin/blog')

  await page.getByLabel('Search by title or summary').fill('needl')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('rowheader', { name: /A needle/ })).toBeVisible()

  await page.getByLabel('Status').selectOption('Published')
  await expect(page.getByText('No posts found')).toBeVisible()

  await page.route('**/admin/blog.data?*', (route) => route.abort())
  await page.getByLabel('Search by title or summary').fill('A needle')
  await expect(page.locator('main').getByText('Error loading posts').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Blog Administration' })).toBeVisible()
  await page.unroute('**/admin/blog.data?*')
  await page.goto('/admin/blog?q=A+needle')
  await expect(page.getByRole('rowheader', { name: /A needle/ })).toBeVisible()
})

test('an admin is warned when another admin saved the same post first, and restores an earlier revision', async ({
  page,
  otherPage: other,
  db,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.allow(/admin\/blog.*409/)
  const editorId = await signIn(context, db, ['admin'], baseURL)
  const id = await givenWrittenPost(db, editorId, { title: 'Ours' })
  await signIn(other.context(), db, ['admin'], baseURL, 'Ravi Kumar')
  await Promise.all([page.goto(`/admin/blog?edit=${id}`), other.goto(`/admin/blog?edit=${id}`)])

  await other.getByLabel('Title').fill('By Ravi')
  await other.getByRole('button', { name: 'Save Post' }).click()
  await expect(other.getByText('Post updated successfully')).toBeVisible()
  await page.getByLabel('Title').fill('By Asha')
  await page.getByRole('button', { name: 'Save Post' }).click()

  await expect(page.getByText(/Ravi Kumar changed this post/)).toBeVisible()
  const versions = page.getByRole('region', { name: 'Both versions side by side' })
  await expect(versions.getByRole('row', { name: 'Title By Ravi By Asha' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('By Asha')
  await page.getByRole('button', { name: 'Save mine over it' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  await page.goto(`/admin/blog?edit=${id}`)
  await page.getByText('Revisions (3)').click()
  await expect(page.getByText('Version 2: By Ravi')).toBeVisible()
  await page.getByRole('button', { name: 'Restore Version 1' }).click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect(await requirePost(db, id)).toMatchObject({ title: 'Ours', version: 4 })
})

test('an admin is asked before leaving an unsaved post, continues it later and schedules it', async ({
  page,
  db,
  context,
  baseURL,
}) => {
  await signIn(context, db, ['admin'], baseURL)
  await page.goto('/admin/blog?new=')
  await page.getByLabel('Title').fill('Half a thought')
  await expect(page.getByText(/^Saved at /)).toBeVisible()

  await page.getByRole('link', { name: 'Back to Blog Admin' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: 'New Post' }).click()
  await page.getByRole('link', { name: 'Continue editing' }).click()

  await expect(page.getByLabel('Title')).toHaveValue('Half a thought')
  await write(page, { title: 'Waiting for its hour' })
  await page.getByLabel('Published', { exact: true }).uncheck()
  await page.getByLabel('Publish automatically at').fill(inAnHour())
  await page.getByRole('button', { name: 'Save Post' }).click()

  await expect(page.getByText('Post created successfully')).toBeVisible()
  await expect(page.getByText(/Publishes on/)).toBeVisible()
  expect((await page.request.get('/blog/waiting-for-its-hour')).status()).toBe(404)
})

test('pastes from Word and from a web page as Markdown, and has no button for links', async ({
  page,
  db,
  context,
  baseURL,
}) => {
  await signIn(context, db, ['admin'], baseURL)
  await page.goto('/admin/blog?new=')
  const content = page.getByLabel('Content')

  await paste(page, WORD_HTML)
  await expect(content).toHaveValue(
    [
      '# Saturn in 2027',
      'He turns **direct** on *June 20*. See the ephemeris.',
      '## Three remedies',
      '- Feed the crows\n- Light a **sesame lamp**\n   - on Saturdays',
      '1. First\n2. Second',
      '| Sign | Effect |\n| --- | --- |\n| Aries | Patience |',
    ].join('\n\n'),
  )
  await content.fill('')
  await paste(page, WEB_HTML)
  await expect(content).toHaveValue('## Rahu\n\nA **shadow**, 3\\*4.\n\n- one\n  - inner\n- two\n\n> Said Parashara')
  await content.fill('')
  await paste(page, '<div><span>## copied</span></div><div><span>**Markdown**</span></div>', 'plain')
  await expect(content).toHaveValue('')
  await expect(page.getByRole('toolbar').getByRole('button', { name: /Link/ })).toHaveCount(0)
})

test('an admin sends a post to the subscribers once', async ({ page, db, context, baseURL, mailbox }) => {
  await signIn(context, db, ['admin'], baseURL)
  const reader = await givenSubscriber(db)
  await givenPost(db, { title: 'Emails to readers' })
  await page.goto('/admin/blog?q=emails')

  await page.getByLabel('Actions for Emails to readers').click()
  await page.getByRole('link', { name: 'Send to Subscribers' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send to Subscribers' }).click()

  await expect(page.getByText('Post sent to subscribers')).toBeVisible()
  const email = await mailbox.receive({ to: reader.email, subject: /Emails to readers/ })
  expect(email.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true)
  await page.getByLabel('Actions for Emails to readers').click()
  await expect(page.getByRole('link', { name: 'Send to Subscribers' })).toBeHidden()
})

async function signIn(
  context: BrowserContext,
  db: Database,
  roles: readonly Role[],
  baseURL: string | undefined,
  fullName = 'Asha Rao',
): Promise<string> {
  const { id } = await givenUser(db, { roles, fullName, password: null })
  await signInAs(context, { db, url: baseURL ?? '' }, id)
  return id
}

async function write(page: Page, changes: Partial<typeof A_POST>): Promise<void> {
  const post = { ...A_POST, ...changes }
  await page.getByLabel('Title').fill(post.title)
  await page.getByLabel('Summary').fill(post.summary)
  await page.getByLabel('Content').fill(post.content)
  await page.getByLabel('Category').selectOption(post.category)
}

/** In Asia/Kolkata, as the field expects. */
function inAnHour(): string {
  return new Date(Date.now() + 5.5 * HOUR_MS + HOUR_MS).toISOString().slice(0, 16)
}

/** As Word puts it on the clipboard. */
const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style></head><body lang=EN-IN><!--StartFragment-->
<p class=MsoTitle>Saturn in 2027<o:p></o:p></p>
<p class=MsoNormal>He turns <b>direct</b> on <i style='mso-bidi-font-style:normal'>June
20</i>. See <a href="https://example.com/x">the ephemeris</a>.<o:p></o:p></p>
<h2><b>Three remedies</b></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Feed the crows<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Light a <span style='font-weight:bold'>sesame lamp</span></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>on Saturdays</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>First</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Second</p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Sign</p></td><td><p class=MsoNormal>Effect</p></td></tr>
<tr><td><p class=MsoNormal>Aries</p></td><td><p class=MsoNormal>Patience</p></td></tr></table>
<!--EndFragment--></body></html>`

const WEB_HTML = `<meta charset="utf-8"><b style="font-weight:normal;"><h2>Rahu</h2>
<p>A <span style="font-weight:700">shadow</span>, 3*4.<script>alert(1)</script></p>
<ul><li>one<ul><li>inner</li></ul></li><li>two</li></ul><blockquote><p>Said Parashara</p></blockquote></b>`

/** Pastes into the content, as the browser does it. */
async function paste(page: Page, html: string, plain = 'plain text') {
  await page.getByLabel('Content').evaluate(
    (field, [asHtml, asText]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', asHtml ?? '')
      clipboardData.setData('text/plain', asText ?? '')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [html, plain],
  )
}
