import { type ReactNode, useContext } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { OneCardPage } from '#app/ui/one-card-page.tsx'
import { tallScript } from '#app/ui/tall-script.ts'
import { BOOKING } from '#content/booking/booking.ts'
import { BOOKING_TITLE_ID, BookingPlace } from './booking-place.ts'

type BookingFrameProps = {
  /** Counted from 0. */
  step: number
  title: string
  lead?: ReactNode
  /** For the form with its summary beside it. */
  isWide?: boolean
  children: ReactNode
}

export function BookingFrame(props: BookingFrameProps) {
  return useContext(BookingPlace) === 'dialog' ? <DialogFrame {...props} /> : <PageFrame {...props} />
}

function PageFrame({ step, title, lead, isWide = false, children }: BookingFrameProps) {
  return (
    <OneCardPage
      title={title}
      lead={lead}
      isWide={isWide}
      above={<Steps current={step} />}
      drawing={<ConcentricCircles className="motif-behind -top-40 -right-40" />}
    >
      {children}
    </OneCardPage>
  )
}

/** The page below the dialog has its own h1. This heading takes focus when its step begins. */
function DialogFrame({ step, title, lead, children }: BookingFrameProps) {
  return (
    <div className="grid gap-6">
      <Steps current={step} />
      <header className="grid gap-2">
        <h2 id={BOOKING_TITLE_ID} tabIndex={-1} className={classNames('text-2xl', tallScript(title))}>
          {title}
        </h2>
        {lead && <p className="text-ink-soft">{lead}</p>}
      </header>
      {children}
    </div>
  )
}

function Steps({ current }: { current: number }) {
  return <Stepper label={BOOKING.stepsLabel} steps={BOOKING.steps} current={current} />
}
