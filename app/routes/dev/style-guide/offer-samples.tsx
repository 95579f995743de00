import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/buttons/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Price } from '#app/ui/price.tsx'
import { Section } from '#app/ui/section.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'

export function OfferSamples() {
  return (
    <Section id="offers" labelledBy="offers-title">
      <SectionHeading
        id="offers-title"
        title="Consultations"
        lead="By video call or phone. The link is sent before the appointment."
      />
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Card as="article" className="grid gap-3">
          <h3>Prasna</h3>
          <Price amount="₹105" struck="₹151" unit="per question" />
          <Badge>30% OFF (Existing Customer)</Badge>
          <ul className="joinWithDots-list my-2">
            <li>One clear question, answered from its own moment</li>
            <li>No birth details needed</li>
            <li>15 minutes</li>
          </ul>
          <Button tone="secondary" wide>
            Book Now
          </Button>
        </Card>
        <Card as="article" kind="raised" flag="Most Popular" className="grid gap-3 lg:-mt-3 lg:pt-9">
          <h3>Birth Time Rectification</h3>
          <Price amount="₹1,001" />
          <ul className="joinWithDots-list my-2">
            <li>Your time tested against events of your life</li>
            <li>Written reasoning, minute by minute</li>
            <li>45 minutes</li>
          </ul>
          <Button wide>Book Now</Button>
        </Card>
        <Card as="article" className="grid gap-3">
          <h3>Full Life Prediction</h3>
          <Price amount="₹3,001" />
          <ul className="joinWithDots-list my-2">
            <li>Career, relationships, habits, timing</li>
            <li>Dasha timeline to keep</li>
            <li>60 minutes</li>
          </ul>
          <Button tone="secondary" wide>
            Book Now
          </Button>
        </Card>
      </div>
    </Section>
  )
}
