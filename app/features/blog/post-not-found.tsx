import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { LostGraha } from '#app/ui/motif/lost-graha.tsx'
import { POST } from '#content/site/blog.ts'

export function PostNotFound() {
  return (
    <section className="section">
      <div className="wrap wrap-narrow grid justify-items-center gap-6 text-center">
        <LostGraha className="w-full max-w-[20rem]" />
        <h1>{POST.missingTitle}</h1>
        <p className="lead">{POST.missingLead}</p>
        <ButtonLink href="/blog">{POST.back}</ButtonLink>
      </div>
    </section>
  )
}
