import { FIRST_LANGUAGE } from '#domain/languages.ts'
import { givenUser } from '#test/factories/accounts.ts'
import { givenPost } from '#test/factories/blog.ts'
import { givenConsultationPackage } from '#test/factories/catalogue.ts'
import { givenLanguages } from '#test/factories/practice.ts'
import { refreshPageCaches } from '#usecases/content/refresh-page-caches.ts'
import { LANGUAGE_OFFERS } from '../../content/en/language-offers.ts'
import { TRANSLATED_FIELD_NAMES, TRANSLATION_PAGE } from '../../content/en/staff/website/translations.ts'
import { expect, expectNoSidewaysScroll, expectPageChecksInEveryView, test } from '../steps/fixtures.ts'
import { signInAs } from '../steps/sign-in-as.ts'

test.beforeAll(({ site }) => givenLanguages(site.db))

test.afterAll(async ({ site }) => {
  await givenLanguages(site.db, [FIRST_LANGUAGE])
  await refreshPageCaches(site.db)
})

test('an admin translates a service and a post, and sees both', async ({ page, context, site, db }) => {
  const { id } = await givenUser(db, { roles: ['client', 'admin'], password: null })
  await signInAs(context, site, id)
  await givenConsultationPackage(db, { name: 'A talk about work', description: 'Half an hour.' })
  const post = await givenPost(db, { title: 'On patience', summary: 'Slowly.', content: 'Saturn walks slowly.' })
  const name = page.getByRole('textbox', { name: TRANSLATED_FIELD_NAMES.name })
  const save = page.getByRole('button', { name: TRANSLATION_PAGE.save })

  await page.goto('/staff/website/translations?language=te')
  await page.getByRole('link', { name: 'A talk about work' }).click()
  await expect(name).toBeVisible()
  await expectPageChecksInEveryView(page)
  await name.fill('ఉద్యోగం గురించి సంభాషణ')
  await save.click()
  await expect(page.getByText(TRANSLATION_PAGE.saved)).toBeVisible()
  await page.getByRole('link', { name: 'On patience' }).click()
  await page.getByRole('textbox', { name: TRANSLATED_FIELD_NAMES.title }).fill('ఓపిక గురించి')
  await page.getByRole('textbox', { name: TRANSLATED_FIELD_NAMES.content }).fill('శని నెమ్మదిగా నడుస్తాడు.')
  await save.click()
  await expect(page.getByText(TRANSLATION_PAGE.saved)).toBeVisible()

  await page.goto('/te/consultation')
  await expect(page.getByRole('heading', { name: 'ఉద్యోగం గురించి సంభాషణ' })).toBeVisible()
  await expect(page.locator('span[lang=en]', { hasText: 'Half an hour.' }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.goto(`/blog/${post.slug}`)
  await page.getByRole('link', { name: LANGUAGE_OFFERS.te.accept }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ఓపిక గురించి')
  await expect(page.getByText('శని నెమ్మదిగా నడుస్తాడు.')).toBeVisible()
})
