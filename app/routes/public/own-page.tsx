import { RichText } from '#app/features/blog/rich-text.tsx'
import { OwnText, ownLanguage } from '#app/features/page-parts/own-text.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { movedTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { Section } from '#app/ui/section.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { LANGUAGE } from '#content/language.ts'
import { findPresentSlug } from '#db/content/former-addresses.ts'
import { findOwnPage } from '#db/content/own-pages.ts'
import { ownPagePath } from '#domain/content/own-pages.ts'
import { renderMarkdown } from '#usecases/render-markdown.ts'
import type { Route } from './+types/own-page'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  const { slug, title, lead } = loaderData
  const path = ownPagePath(slug)
  return pageMeta(site, {
    title,
    description: lead,
    path,
    jsonLd: [breadcrumbList(site, [{ label: title, path }])],
  })
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = await findOwnPage(db, params.slug, LANGUAGE)
  if (!page) {
    const present = await findPresentSlug(db, 'pages', params.slug)
    throw present === undefined ? notFound() : movedTo(`${ownPagePath(present)}${url.search}`)
  }
  const { content, ...shown } = page
  return { ...shown, html: renderMarkdown(content) }
}

export default function OwnPage({ loaderData: { title, lead, html } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading
        title={title}
        titleLanguage={ownLanguage(title).lang}
        lead={<OwnText>{lead}</OwnText>}
        crumbs={[HOME_LINK, { label: title }]}
      />
      <Section width="narrow">
        <RichText html={html} />
      </Section>
    </>
  )
}
