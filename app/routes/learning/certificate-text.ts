import { clockContext, databaseContext, keyRingContext } from '#app/http/contexts.ts'
import { privateFile } from '#app/http/private-file.ts'
import { notFound } from '#app/http/respond.ts'
import { parseCertificateCode } from '#domain/learning/certificate-code.ts'
import { signCertificate } from '#usecases/learning/sign-certificate.ts'
import type { Route } from './+types/certificate-text'

/** The signed text of a valid certificate, for whoever has its code. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const code = parseCertificateCode(params.code)
  const now = context.get(clockContext)()
  const signed =
    code && (await signCertificate(context.get(databaseContext), context.get(keyRingContext), { code, now }))
  if (!signed) throw notFound()
  return privateFile({ name: 'certificate.txt', type: 'text/plain; charset=utf-8', content: signed.file })
}
