import { Form } from 'react-router'
import type { FormProblem } from '#app/features/page-parts/form-problem.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { GIVE_BIRTH } from '#content/booking/booking-links.ts'
import type { Place } from '#domain/births/places.ts'
import { BookingBirthFields, WITH_TIME } from './booking-birth-fields.tsx'

type AddBirthFormProps = { today: string; problem: FormProblem; places: readonly Place[] | undefined }

/** Date, time and place of birth of a session that was booked without them. */
export function AddBirthForm({ today, problem, places }: AddBirthFormProps) {
  return (
    <Form method="post" className="form" noValidate replace>
      <BookingBirthFields
        values={problem.values}
        errors={problem.fieldErrors}
        latest={today}
        choices={places}
        required={WITH_TIME}
      />
      <p>
        <Button type="submit">{GIVE_BIRTH.submit}</Button>
      </p>
    </Form>
  )
}
