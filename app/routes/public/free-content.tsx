import { DAILY_EXERCISE_PATH } from '#app/features/exercises/addresses.ts'
import { SUGGESTION_FORM_ID, SuggestionForm } from '#app/features/free-content/suggestion-form.tsx'
import { TeacherCard } from '#app/features/free-content/teacher-card.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { LANGUAGE } from '#content/language.ts'
import { EXERCISES } from '#content/learning/exercises.ts'
import { FREE_CONTENT, FREE_CONTENT_LEVELS } from '#content/site/free-content.ts'
import { SUGGESTION_PROBLEMS } from '#content/site/public-form-problems.ts'
import { listTeacherCards } from '#db/content/teachers.ts'
import { TEACHER_LEVELS, type TeacherSummary as TeacherFacts } from '#domain/content/teacher-page.ts'
import { suggestContent } from '#usecases/visitors/suggest-content.ts'
import type { Route } from './+types/free-content'
import { formOriginOf, refuseForm } from './public-form.ts'

export function meta({ matches }: Route.MetaArgs) {
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: FREE_CONTENT.title,
    description: FREE_CONTENT.description,
    path: '/free-content',
    image: '/og/free-content.png',
    jsonLd: [breadcrumbList(site, [{ label: FREE_CONTENT.title, path: '/free-content' }])],
  })
}

export const headers = retryAfterHeaders

export async function loader({ context }: Route.LoaderArgs) {
  return { cards: await listTeacherCards(context.get(databaseContext), LANGUAGE) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = form.texts(['topic', 'link', 'details', 'email'])

  const outcome = await suggestContent(context.get(databaseContext), values, formOriginOf(form, context))

  if (!outcome.ok) return refuseForm(outcome.refusal, SUGGESTION_PROBLEMS, values)
  return goTo('/free-content', { tone: 'success', title: FREE_CONTENT.thanks, detail: FREE_CONTENT.thanksDetail })
}

export default function FreeContent({ loaderData: { cards }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={FREE_CONTENT.title} title={FREE_CONTENT.heading} lead={FREE_CONTENT.lead}>
        <p className="mt-2">
          <ButtonLink href={`#${SUGGESTION_FORM_ID}`} tone="secondary">
            {FREE_CONTENT.suggest}
          </ButtonLink>
        </p>
      </PageHeading>
      <Section tone="panel">
        <Card className="grid justify-items-start gap-4">
          <h2 className="text-xl">{EXERCISES.heading}</h2>
          <p>{EXERCISES.lead}</p>
          <p className="form-actions">
            <ButtonLink href={DAILY_EXERCISE_PATH}>{EXERCISES.openDaily}</ButtonLink>
            <ButtonLink href="/exercises" tone="secondary">
              {EXERCISES.allKinds}
            </ButtonLink>
          </p>
        </Card>
      </Section>
      <Section>
        <div className="grid gap-14">
          {TEACHER_LEVELS.map((level) => (
            <section key={level} aria-labelledby={`level-${level}`}>
              <SectionHeading
                id={`level-${level}`}
                title={FREE_CONTENT_LEVELS[level].title}
                lead={FREE_CONTENT_LEVELS[level].lead}
                align="start"
              />
              <TeacherCards cards={cards.filter((card) => card.level === level)} />
            </section>
          ))}
        </div>
      </Section>
      <Section tone="tinted" width="narrow" labelledBy="suggest-title">
        <SectionHeading id="suggest-title" title={FREE_CONTENT.suggestTitle} lead={FREE_CONTENT.suggestLead} />
        <Card>
          <SuggestionForm answer={actionData} />
        </Card>
      </Section>
    </>
  )
}

function TeacherCards({ cards }: { cards: readonly TeacherFacts[] }) {
  if (cards.length === 0) return <p className="hint">{FREE_CONTENT.noneYet}</p>
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {cards.map((card) => (
        <TeacherCard key={card.slug} card={card} />
      ))}
    </ul>
  )
}
