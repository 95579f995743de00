import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { to } from '#content/language.ts'
import { LEARNING } from '#content/site/learning.ts'

export function CertificateCard({ code, courseSlug }: { code: string; courseSlug: string }) {
  return (
    <Card as="section" kind="raised" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{LEARNING.certificate}</h2>
      <p>{LEARNING.certificateLead}</p>
      <ButtonLink href={`/learning/${courseSlug}/certificate.pdf`} download>
        {LEARNING.download}
      </ButtonLink>
      <a className="text-link inline-flex min-h-11 items-center" href={to(`/certificate/${code}`)}>
        {LEARNING.check}
      </a>
    </Card>
  )
}

/** Extras of the complete course. */
export function CompleteCourseCard({ mentorEmail, supportEmail }: { mentorEmail: string; supportEmail: string }) {
  const { title, items, mentor, support } = LEARNING.complete
  return (
    <Card as="section" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="grid gap-1">
        <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${mentorEmail}`}>
          {mentor}
        </a>
        <a
          className="text-link inline-flex min-h-11 items-center"
          href={`mailto:${supportEmail}?subject=${encodeURIComponent(support)}`}
        >
          {support}
        </a>
      </p>
    </Card>
  )
}
