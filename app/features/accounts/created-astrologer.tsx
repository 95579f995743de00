import { ButtonLink } from '#app/ui/buttons/button-link.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ASTROLOGER_SETUP } from '#content/accounts/account-pages.ts'

/** The only page that ever shows the first password. */
export function CreatedAstrologer({ email, password }: { email: string; password: string }) {
  return (
    <>
      <Notice tone="success">{ASTROLOGER_SETUP.success}</Notice>
      <FactList
        facts={[
          { term: ASTROLOGER_SETUP.email, value: email },
          { term: ASTROLOGER_SETUP.password, value: <code>{password}</code> },
        ]}
      />
      <p className="hint">{ASTROLOGER_SETUP.once}</p>
      <h2 className="text-xl">{ASTROLOGER_SETUP.nextSteps}</h2>
      <ol className="grid list-decimal gap-2 pl-5">
        {ASTROLOGER_SETUP.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink href="/auth" wide>
        {ASTROLOGER_SETUP.toSignIn}
      </ButtonLink>
    </>
  )
}
