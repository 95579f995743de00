import { databaseContext } from '#app/http/contexts.ts'
import { notFound } from '#app/http/respond.ts'
import { PRIVACY } from '#content/accounts/privacy.ts'
import { CONSULTATION } from '#content/booking/consultation.ts'
import { LANGUAGE } from '#content/language.ts'
import { CONTACT } from '#content/site/contact.ts'
import { COURSES_PAGE } from '#content/site/courses.ts'
import { FREE_CONTENT, FREE_CONTENT_LEVELS, TEACHER } from '#content/site/free-content.ts'
import { HOME } from '#content/site/home.ts'
import { LEGAL } from '#content/site/legal.ts'
import { TERMS } from '#content/site/terms.ts'
import type { Database } from '#db/client.ts'
import { requirePractice } from '#db/content/practice.ts'
import { findTeacherPage } from '#db/content/teachers.ts'
import type { Route } from './+types/og-image'

type PageText = { readonly title: string; readonly eyebrow: string }

const PAGES: Readonly<Record<string, PageText>> = {
  home: { title: HOME.heading, eyebrow: HOME.eyebrow },
  courses: { title: COURSES_PAGE.heading, eyebrow: COURSES_PAGE.title },
  consultation: { title: CONSULTATION.heading, eyebrow: CONSULTATION.title },
  'free-content': { title: FREE_CONTENT.heading, eyebrow: FREE_CONTENT.title },
  contact: { title: CONTACT.heading, eyebrow: CONTACT.title },
  terms: { title: TERMS.title, eyebrow: LEGAL.eyebrow },
  privacy: { title: PRIVACY.title, eyebrow: LEGAL.eyebrow },
}

/** The preview picture of a shared link, for each page and each teacher. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const text = await textOf(db, params.name ?? 'home.png')
  if (!text) throw notFound()

  // Loaded on first use: most processes never draw one.
  const { drawOgImage } = await import('./og-image/draw-og-image.ts')
  const { name } = await requirePractice(db, LANGUAGE)
  const picture = await drawOgImage({ practiceName: name, ...text })
  return new Response(picture, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
  })
}

async function textOf(db: Database, fileName: string): Promise<PageText | undefined> {
  if (!fileName.endsWith('.png')) return undefined
  const name = fileName.slice(0, -'.png'.length)
  if (Object.hasOwn(PAGES, name)) return PAGES[name]

  const page = await findTeacherPage(db, name, LANGUAGE)
  return page && { title: page.teacher.name, eyebrow: TEACHER.level(FREE_CONTENT_LEVELS[page.level].title) }
}
