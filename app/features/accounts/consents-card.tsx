import type { ReactNode } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CONSENTS } from '#content/accounts/consents.ts'
import type { BirthdayKind } from '#domain/almanac/birthdays.ts'

/** When it was given last, and when it was withdrawn since; both null if it was never given. */
export type ConsentView = { readonly givenOn: string | null; readonly withdrawnOn: string | null }

export type ConsentsView = {
  readonly terms: ConsentView
  readonly birth: ConsentView
  readonly reviews: ConsentView
  readonly savedBirths: number
  readonly newsletterSince: string | null
  readonly invitationsStoppedOn: string | null
  /** Undefined for those who are not enrolled in a course. */
  readonly lessonEmails: { readonly stoppedOn: string | null } | undefined
  /** Undefined for those who have no saved birth, and while the practice does not greet. */
  readonly birthday: { readonly kind: BirthdayKind | null } | undefined
  /** Whether a session is ahead, which needs birth details. */
  readonly hasSessionAhead: boolean
}

const { kinds } = CONSENTS

/** Every consent with its date, and what withdrawing it does before the button that does it. */
export function ConsentsCard({ consents }: { consents: ConsentsView }) {
  const { terms, birth, reviews, savedBirths, newsletterSince, invitationsStoppedOn, lessonEmails } = consents
  return (
    <Card as="section" id="consents">
      <div className="grid gap-4">
        <h2 className="text-xl">{CONSENTS.title}</h2>
        <p className="hint">{CONSENTS.lead}</p>
        <ul className="grid gap-4">
          <Consent title={kinds.terms.title} state={stateOf(terms)}>
            <p className="hint">{kinds.terms.effect}</p>
          </Consent>
          <Consent title={kinds.birth.title} state={stateOf(birth)}>
            {isGiven(birth) && (
              <Withdrawal intent="withdraw-birth" label={kinds.birth.action} title={kinds.birth.title}>
                <p className="hint">{kinds.birth.effect}</p>
                {consents.hasSessionAhead && <p>{kinds.birth.upcoming}</p>}
              </Withdrawal>
            )}
          </Consent>
          <Consent
            title={kinds.saved.title}
            state={savedBirths === 0 ? kinds.saved.empty : kinds.saved.count(savedBirths)}
          >
            {savedBirths > 0 && (
              <Withdrawal
                intent="withdraw-saved"
                label={kinds.saved.action}
                title={kinds.saved.title}
                summary={CONSENTS.delete}
              >
                <p className="hint">{kinds.saved.effect}</p>
              </Withdrawal>
            )}
          </Consent>
          <Newsletter since={newsletterSince} />
          <Consent title={kinds.reviews.title} state={stateOf(reviews)}>
            {isGiven(reviews) && (
              <Withdrawal intent="withdraw-reviews" label={kinds.reviews.action} title={kinds.reviews.title}>
                <p className="hint">{kinds.reviews.effect}</p>
              </Withdrawal>
            )}
          </Consent>
          <EmailChoice of="invitations" stoppedOn={invitationsStoppedOn} />
          {consents.birthday && <BirthdayChoice {...consents.birthday} />}
          {lessonEmails && <EmailChoice of="lessons" stoppedOn={lessonEmails.stoppedOn} />}
        </ul>
      </div>
    </Card>
  )
}

/** One click, as in its emails. */
function Newsletter({ since }: { since: string | null }) {
  const { title, on, off, effect, action } = kinds.newsletter
  return (
    <Consent title={title} state={since === null ? off : `${on} ${CONSENTS.given(since)}.`}>
      {since !== null && (
        <form method="post" className="grid justify-items-start gap-2">
          <p className="hint">{effect}</p>
          <Button type="submit" name="intent" value="stop-newsletter" tone="secondary" size="sm">
            {action}
          </Button>
        </form>
      )}
    </Consent>
  )
}

const CHOICES = {
  invitations: { stop: 'stop-invitations', allow: 'allow-invitations' },
  lessons: { stop: 'stop-lesson-emails', allow: 'allow-lesson-emails' },
} as const

/** Emails that come without having been asked for, until they are stopped. */
function EmailChoice({ of, stoppedOn }: { of: keyof typeof CHOICES; stoppedOn: string | null }) {
  const { title, on, off, effect, stop, allow } = kinds[of]
  return (
    <Consent title={title} state={stoppedOn === null ? on : off(stoppedOn)}>
      {stoppedOn === null ? (
        <Withdrawal intent={CHOICES[of].stop} label={stop} title={title} summary={CONSENTS.stop}>
          <p className="hint">{effect}</p>
        </Withdrawal>
      ) : (
        <form method="post">
          <Button type="submit" name="intent" value={CHOICES[of].allow} tone="secondary" size="sm">
            {allow}
          </Button>
        </form>
      )}
    </Consent>
  )
}

/** Off until it is chosen. */
function BirthdayChoice({ kind }: { kind: BirthdayKind | null }) {
  const { title, off, on, hint, choose, stop } = kinds.birthday
  return (
    <Consent title={title} state={kind === null ? off : on[kind]}>
      <form method="post" className="grid gap-2">
        <p className="hint">{hint}</p>
        <div className="flex flex-wrap gap-2">
          {(['civil', 'lunar'] as const)
            .filter((each) => each !== kind)
            .map((each) => (
              <Button key={each} type="submit" name="intent" value={`greet-${each}`} tone="secondary" size="sm">
                {choose[each]}
              </Button>
            ))}
          {kind !== null && (
            <Button type="submit" name="intent" value="stop-greeting" tone="secondary" size="sm">
              {stop}
            </Button>
          )}
        </div>
      </form>
    </Consent>
  )
}

const isGiven = ({ givenOn, withdrawnOn }: ConsentView) => givenOn !== null && withdrawnOn === null

function stateOf({ givenOn, withdrawnOn }: ConsentView): string {
  if (withdrawnOn !== null) return CONSENTS.withdrawn(withdrawnOn)
  return givenOn === null ? CONSENTS.none : CONSENTS.given(givenOn)
}

function Consent({ title, state, children }: { title: string; state: string; children: ReactNode }) {
  return (
    <li className="grid gap-1 border-hairline border-t pt-3">
      <h3 className="text-base">{title}</h3>
      <p className="text-ink-soft">{state}</p>
      {children}
    </li>
  )
}

type WithdrawalProps = { intent: string; label: string; title: string; summary?: string; children: ReactNode }

/** Folded, so that nobody presses it by accident; works without a script. */
function Withdrawal({ intent, label, title, summary = CONSENTS.withdraw, children }: WithdrawalProps) {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        {summary}
        <span className="sr-only">: {title}</span>
      </summary>
      <form method="post" className="grid justify-items-start gap-3 pb-2">
        {children}
        <Button type="submit" name="intent" value={intent} tone="secondary" size="sm">
          {label}
        </Button>
      </form>
    </details>
  )
}
