import { type ReactNode, useContext } from 'react'
import { BOOKING } from '#app/content/booking.ts'
import { Card } from '#app/ui/card.tsx'
import { ConcentricCircles } from '#app/ui/motif/concentric-circles.tsx'
import { Section } from '#app/ui/section.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { BOOKING_TITLE_ID, BookingPlace } from './booking-place.ts'

type BookingFrameProps = {
  /** Counted from 0. */
  step: number
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One calm column through the three steps. */
export function BookingFrame(props: BookingFrameProps) {
  return useContext(BookingPlace) === 'dialog' ? <DialogFrame {...props} /> : <PageFrame {...props} />
}

function PageFrame({ step, title, lead, children }: BookingFrameProps) {
  return (
    <Section
      className="py-10 md:py-14"
      width="narrow"
      drawing={<ConcentricCircles className="motif-behind -top-40 -right-40" />}
    >
      <div className="mx-auto grid max-w-[40rem] gap-6">
        <Steps current={step} />
        <Card>
          <div className="grid gap-6">
            <header className="grid gap-2">
              <h1 className="text-3xl">{title}</h1>
              {lead && <p className="text-ink-soft">{lead}</p>}
            </header>
            {children}
          </div>
        </Card>
      </div>
    </Section>
  )
}

/** The page below has its own first heading; this one takes the focus when its step begins. */
function DialogFrame({ step, title, lead, children }: BookingFrameProps) {
  return (
    <div className="grid gap-6">
      <Steps current={step} />
      <header className="grid gap-2">
        <h2 id={BOOKING_TITLE_ID} tabIndex={-1} className="text-2xl">
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
