import { type ComponentProps, Suspense } from 'react'
import { type BlockerFunction, Form, type FormProps } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SIGN_IN_HERE, WRITING } from '#content/frame/unsaved.ts'
import { to } from '#content/language.ts'
import { clockIn, weekdayAndDay } from '#content/words/dates.ts'
import type { SignInDialog as LoadedDialog } from './sign-in-dialog.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { WrittenText } from './use-written-text.ts'

/** Loaded when a session has ended. */
const SignInDialog = lazyPart(async () => (await import('./sign-in-dialog.tsx')).SignInDialog, SignInOnNewPage)

type TextFormProps = FormProps & {
  text: WrittenText
  /** Asks before the page is left; without it the text is offered when the writer comes back. */
  question?: { isAsked: boolean; title: string; lead: string; leavesText?: BlockerFunction }
}

/** The form of a long text, with what the writer is offered and asked. */
export function TextForm({ text, question, children, ...form }: TextFormProps) {
  const { person, isSignInOpen } = text
  return (
    <>
      {text.offer && <StoredTextOffer text={text} />}
      <Form ref={text.form} {...form} onChange={text.onChange} onSubmit={text.onSubmit}>
        <input type="hidden" name="textKey" value={text.key} />
        <input type="hidden" name="version" value={text.version} />
        {children}
      </Form>
      {question && <Question {...question} />}
      {isSignInOpen && (
        <Suspense>
          <SignInDialog person={person} onClose={() => text.setSignInOpen(false)} onSignedIn={text.signedIn} />
        </Suspense>
      )}
    </>
  )
}

function Question({ isAsked, ...guard }: NonNullable<TextFormProps['question']>) {
  return <UnsavedGuard isChanged={isAsked} {...guard} />
}

function StoredTextOffer({ text: { offer, isOfferStale, restore, discard } }: { text: WrittenText }) {
  return (
    <div ref={unfold}>
      <Notice>
        <p>
          {offer && WRITING.offer(timeText(new Date(offer.at)))} {isOfferStale && WRITING.offerStale}
        </p>
        <div className="form-actions">
          <Button tone="secondary" size="sm" onClick={restore}>
            {WRITING.restore}
          </Button>
          <Button tone="quiet" size="sm" onClick={discard}>
            {WRITING.discard}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

/** An offer in a folded part of the page would not be seen. */
function unfold(element: HTMLElement | null) {
  const folded = element?.closest('details')
  if (folded) folded.open = true
}

/** Whether the text is saved, in a line that never claims too much. */
export function TextStatus({ text, idle }: { text: WrittenText; idle?: string | undefined }) {
  const { problem, isSavedLater } = text
  return (
    <div className="grid justify-items-start gap-2">
      <p className="hint" role="status">
        {statusOf(text) ?? idle}
        {problem === 'offline' && isSavedLater && `. ${WRITING.later}`}
      </p>
      {problem === 'signed-out' && (
        <Button tone="secondary" size="sm" onClick={() => text.setSignInOpen(true)}>
          {WRITING.signIn}
        </Button>
      )}
    </div>
  )
}

function statusOf({ problem, isSaving, refusal, savedAt }: WrittenText): string | undefined {
  if (problem) return WRITING.problems[problem]
  if (isSaving) return WRITING.saving
  return refusal ?? (savedAt && WRITING.saved(timeText(savedAt)))
}

/** "10:42 AM" of today, or with the day; on the writer's own clock. */
function timeText(time: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const clock = clockIn(time, timeZone)
  return time.toDateString() === new Date().toDateString() ? clock : `${weekdayAndDay(time, timeZone)}, ${clock}`
}

/** Where the dialog cannot be loaded. */
function SignInOnNewPage({ onClose }: ComponentProps<typeof LoadedDialog>) {
  return (
    <Notice>
      <p>
        <a className="text-link" href={to('/auth')} target="_blank" rel="noreferrer" onClick={onClose}>
          {SIGN_IN_HERE.otherWay}
        </a>{' '}
        {SIGN_IN_HERE.otherWayLead}
      </p>
    </Notice>
  )
}
