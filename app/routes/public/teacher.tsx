import { ComingSoon } from '#app/features/free-content/coming-soon.tsx'
import { ResourceCard } from '#app/features/free-content/resource-card.tsx'
import { StatusBadge } from '#app/features/free-content/status-badge.tsx'
import { TeacherAbout } from '#app/features/free-content/teacher-about.tsx'
import { OwnText } from '#app/features/page-parts/own-text.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import type { FormAnswer } from '#app/features/public-forms/form-answer.ts'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { notFound } from '#app/http/respond.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { HOME_LINK } from '#content/frame/frame.ts'
import { EMAIL_PROBLEMS } from '#content/frame/public-forms.ts'
import { LANGUAGE } from '#content/language.ts'
import { countText, FREE_CONTENT, FREE_CONTENT_LEVELS, TEACHER } from '#content/site/free-content.ts'
import { findTeacherPage } from '#db/content/teachers.ts'
import type { TeacherPage } from '#domain/content/teacher-page.ts'
import { requestNotification } from '#usecases/visitors/request-notification.ts'
import type { Route } from './+types/teacher'
import { formOriginOf, refuseForm } from './public-form.ts'

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  const { page } = loaderData
  const path = `/free-content/${params.slug}`
  return pageMeta(site, {
    title: titleOf(page),
    description: `${page.summary} ${page.teacher.introduction}`,
    path,
    image: `/og/${page.slug}.png`,
    jsonLd: [
      breadcrumbList(site, [
        { label: FREE_CONTENT.title, path: '/free-content' },
        { label: titleOf(page), path },
      ]),
    ],
  })
}

export const headers = retryAfterHeaders

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await findTeacherPage(context.get(databaseContext), params.slug, LANGUAGE)
  if (!page) throw notFound()
  return { page }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request)
  const email = form.text('email')

  const outcome = await requestNotification(
    context.get(databaseContext),
    { email, teacherPageSlug: params.slug },
    formOriginOf(form, context),
  )

  if (outcome.ok) {
    const toast = { tone: 'success', title: TEACHER.notified, detail: TEACHER.notifiedDetail } as const
    // A robot gets the same response for any address, even an invalid one.
    return goTo(`/free-content/${encodeURIComponent(params.slug)}`, toast)
  }
  if (outcome.refusal.reason === 'page-not-found') throw notFound()
  return refuseForm(outcome.refusal, EMAIL_PROBLEMS, { email })
}

export default function Teacher({ loaderData: { page }, actionData }: Route.ComponentProps) {
  const crumbs = [HOME_LINK, { label: FREE_CONTENT.title, href: '/free-content' }, { label: titleOf(page) }]
  return (
    <>
      <PageHeading
        title={page.teacher.name}
        lead={<OwnText>{page.summary}</OwnText>}
        crumbs={crumbs}
        eyebrow={TEACHER.level(levelOf(page))}
      >
        <p>
          <StatusBadge status={page.status} />
        </p>
      </PageHeading>
      <Section tone="panel" labelledBy="about-title">
        <TeacherAbout teacher={page.teacher} />
      </Section>
      {page.resources.length > 0 && <Lessons page={page} />}
      <Preparation page={page} answer={actionData} />
    </>
  )
}

function Preparation({ page, answer }: { page: TeacherPage; answer: FormAnswer | undefined }) {
  if (page.comingSoonNote === null) return null
  return (
    <Section tone="tinted" width="narrow">
      <ComingSoon slug={page.slug} note={page.comingSoonNote} statedLessons={page.statedLessons} answer={answer} />
    </Section>
  )
}

function Lessons({ page: { resources } }: { page: TeacherPage }) {
  return (
    <Section labelledBy="lessons-title">
      <SectionHeading
        id="lessons-title"
        title={TEACHER.lessons}
        lead={countText(
          resources.length,
          resources.map(({ type }) => type),
        )}
        align="start"
      />
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map((resource, index) => (
          <ResourceCard key={resource.id} resource={resource} number={index + 1} />
        ))}
      </ul>
    </Section>
  )
}

function titleOf(page: TeacherPage): string {
  return TEACHER.pageTitle(page.teacher.name, levelOf(page))
}

function levelOf({ level }: TeacherPage): string {
  return FREE_CONTENT_LEVELS[level].title
}
