import { data, type HeadersFunction } from 'react-router'
import { CertificateCheck } from '#app/features/learning/certificate-check.tsx'
import { databaseContext, practiceContext } from '#app/http/contexts.ts'
import { pageMeta, siteFactsIn } from '#app/http/page-meta.ts'
import { LANGUAGE } from '#content/language.ts'
import { courseLevelName } from '#content/site/course-levels.ts'
import { CERTIFICATE } from '#content/site/learning.ts'
import { findCertificate } from '#db/learning/certificates.ts'
import { parseCertificateCode } from '#domain/learning/certificate-code.ts'
import type { Route } from './+types/certificate'

/** A certificate can be withdrawn at any time, so its page is never cached. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: CERTIFICATE.title, description: CERTIFICATE.title, path: '/certificate' }
  return pageMeta(siteFactsIn(matches), { ...page, isHiddenFromSearch: true })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const code = parseCertificateCode(params.code)
  const found = code === undefined ? undefined : await findCertificate(db, code, LANGUAGE)
  const { name } = await context.get(practiceContext)()
  if (!found) return data({ practice: name, certificate: null }, { status: 404 })

  const { holderName, courseTitle, courseLevel, completedAt, withdrawnAt } = found
  return data({
    practice: name,
    certificate: {
      code: found.code,
      holderName,
      course: `${courseTitle} (${courseLevelName(courseLevel)})`,
      completedAt,
      isWithdrawn: withdrawnAt !== null,
    },
  })
}

export default function Certificate({ loaderData: { practice, certificate } }: Route.ComponentProps) {
  return <CertificateCheck practice={practice} certificate={certificate} />
}
