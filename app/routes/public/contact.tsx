import { ContactCards } from '#app/features/contact/contact-cards.tsx'
import { ContactForm } from '#app/features/contact/contact-form.tsx'
import { ContactSide } from '#app/features/contact/contact-side.tsx'
import { FaqSection, withPaymentMethods } from '#app/features/page-parts/faq-section.tsx'
import { PageHeading } from '#app/features/page-parts/page-heading.tsx'
import { breadcrumbList } from '#app/http/breadcrumb-list.ts'
import { databaseContext, practiceContext } from '#app/http/contexts.ts'
import { readForm } from '#app/http/form.ts'
import { faqPage } from '#app/http/json-ld.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { goTo } from '#app/http/redirects.ts'
import { retryAfterHeaders } from '#app/http/retry-after-headers.ts'
import { viewerContext } from '#app/http/viewer.ts'
import { Card } from '#app/ui/card.tsx'
import { Section } from '#app/ui/section.tsx'
import { LANGUAGE } from '#content/language.ts'
import { CONTACT } from '#content/site/contact.ts'
import { CONTACT_PROBLEMS } from '#content/site/public-form-problems.ts'
import { howToPay } from '#content/staff/practice/payment-methods.ts'
import { formatBusinessHours } from '#content/words/hours.ts'
import type { Database } from '#db/client.ts'
import { listCourses } from '#db/content/catalogue.ts'
import { listClasses } from '#db/content/classes.ts'
import { listFaqEntries } from '#db/content/faq.ts'
import { offeredMethods } from '#domain/payments/offered-methods.ts'
import { submitContactMessage } from '#usecases/visitors/submit-contact-message.ts'
import type { Route } from './+types/contact'
import { formOriginOf, refuseForm } from './public-form.ts'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const site = siteFactsIn(matches)
  return pageMeta(site, {
    title: CONTACT.title,
    description: CONTACT.description,
    path: '/contact',
    image: '/og/contact.png',
    jsonLd: [faqPage(loaderData.faq), breadcrumbList(site, [{ label: CONTACT.title, path: '/contact' }])],
  })
}

export const headers = retryAfterHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const [practice, faq] = await Promise.all([context.get(practiceContext)(), listFaqEntries(db, 'contact', LANGUAGE)])
  const { email, phone, address } = practice.contact
  const viewer = context.get(viewerContext)
  return {
    contact: { email, phone, address, businessHours: formatBusinessHours(practice.businessHours) },
    filled: practice.filled,
    faq: withPaymentMethods(faq, howToPay(offeredMethods(practice))),
    about: await readAbout(db, url.searchParams.get('about')),
    sender: viewer && { name: viewer.fullName ?? '', email: viewer.email },
  }
}

/** Who comes from a course that is between groups asks for its next dates. */
async function readAbout(db: Database, slug: string | null) {
  if (slug === null) return null
  const service = [...(await listCourses(db, LANGUAGE)), ...(await listClasses(db, LANGUAGE))]
  const course = service.find((one) => one.slug === slug)
  if (!course) return null
  const { subject, message } = CONTACT.aboutDates
  return { subject: subject(course.title), message: message(course.title), inquiryType: 'courses' as const }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const values = form.texts(['name', 'email', 'phone', 'inquiryType', 'subject', 'message'])

  const outcome = await submitContactMessage(context.get(databaseContext), values, formOriginOf(form, context))

  if (!outcome.ok) return refuseForm(outcome.refusal, CONTACT_PROBLEMS, values)
  return goTo('/contact', { tone: 'success', title: CONTACT.sent, detail: CONTACT.sentDetail })
}

export default function Contact({
  loaderData: { contact, filled, faq, about, sender },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={CONTACT.title} title={CONTACT.heading} lead={CONTACT.lead} />
      <Section labelledBy="cards-title">
        <h2 id="cards-title" className="sr-only">
          {CONTACT.cardsTitle}
        </h2>
        <ContactCards contact={contact} />
        <div className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
          <Card className="grid gap-5">
            <h2 className="text-2xl">{CONTACT.formTitle}</h2>
            <ContactForm answer={actionData} sender={sender} about={about} />
          </Card>
          <ContactSide businessHours={contact.businessHours} filled={filled} />
        </div>
      </Section>
      <FaqSection title={CONTACT.faqTitle} entries={faq} tone="panel" />
    </>
  )
}
