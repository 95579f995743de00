import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { BLOG } from '#content/site/blog.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'

export function BlogNewsletter({ returnTo }: { returnTo: string }) {
  return (
    <Section tone="panel" width="narrow" labelledBy="blog-newsletter-title" className="no-print">
      <SectionHeading id="blog-newsletter-title" title={BLOG.newsletterTitle} lead={BLOG.newsletterLead} />
      <div className="mx-auto max-w-md">
        <NewsletterForm source="blog" returnTo={returnTo} />
      </div>
    </Section>
  )
}
