import { Button } from '#app/ui/buttons/button.tsx'
import { CopyButton } from '#app/ui/buttons/copy-button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FactList } from '#app/ui/fact-list.tsx'
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx'
import { FormSummary } from '#app/ui/fields/form-summary.tsx'
import { PasswordField } from '#app/ui/fields/password-field.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { Stepper } from '#app/ui/navigation/stepper.tsx'
import { Notice } from '#app/ui/notice.tsx'

const SUBJECTS = ['A consultation', 'A course', 'Something else'].map((label) => ({ value: label, label }))

export function FormSamples() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <form className="form" noValidate>
          <FormSummary fieldErrors={{ email: 'Please enter an email address, such as asha@example.com' }} />
          <div className="form-pair">
            <TextField name="fullName" label="Full name" required autoComplete="name" defaultValue="Asha Rao" />
            <TextField
              name="email"
              label="Email"
              type="email"
              required
              defaultValue="asha.example"
              error="Please enter an email address, such as asha@example.com"
            />
          </div>
          <SelectField name="subject" label="Subject" options={SUBJECTS} placeholder="Choose one" />
          <TextAreaField name="message" label="Message" hint="A few sentences are enough." />
          <PasswordField name="password" label="Password" hint="At least 10 characters." autoComplete="new-password" />
          <CheckboxField
            name="consent"
            required
            label={
              <>
                I have read the{' '}
                <a className="text-link" href="#consent">
                  privacy policy
                </a>
              </>
            }
          />
          <div className="form-actions">
            <Button type="submit">Send message</Button>
            <Button tone="secondary" busy busyLabel="Sending…">
              Send message
            </Button>
          </div>
        </form>
      </Card>
      <Card className="grid gap-5">
        <Stepper label="Booking" steps={['Details', 'Payment', 'Confirmed']} current={1} />
        <div>
          <h3>Pay ₹1,001.00 by UPI</h3>
          <p className="hint">Your slot is held for 27 minutes.</p>
        </div>
        <FactList
          facts={[
            { term: 'UPI id', value: <Copyable text="practice@upi" what="UPI id" /> },
            { term: 'Amount', value: <Copyable text="₹1,001.00" what="amount" /> },
            { term: 'Note', value: <Copyable text="MU7K3D" what="note" /> },
          ]}
        />
        <TextField
          name="reference"
          label="UPI transaction ID"
          inputMode="numeric"
          hint="Usually 12 digits. GPay: “UPI transaction ID”. PhonePe: “UTR”. Paytm: “UPI Ref No”."
        />
        <Notice>Only the practice can confirm a payment. You will get an email as soon as it has.</Notice>
        <Notice tone="success">Your message is with us. We answer within a day.</Notice>
        <Notice tone="danger">This hour was taken a moment ago. Please choose another.</Notice>
        <Button wide>I have paid</Button>
        <Button tone="secondary" wide>
          Back to Form
        </Button>
      </Card>
    </div>
  )
}

function Copyable({ text, what }: { text: string; what: string }) {
  return (
    <>
      {text} <CopyButton text={text} what={what} />
    </>
  )
}
