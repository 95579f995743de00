import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { CONTROLS } from '#content/frame/controls.ts'
import { controlAttributes, Field, type FieldProps, splitField } from './field.tsx'

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'>

export function PasswordField(props: PasswordFieldProps) {
  const [field, input] = splitField(props)
  const [isShown, setIsShown] = useState(false)
  const control = controlAttributes(field)
  return (
    <Field field={field}>
      <div className="field-adorned">
        <input {...input} {...control} type={isShown ? 'text' : 'password'} className="input" />
        <button
          type="button"
          className="field-adornment"
          data-needs-script
          aria-controls={control.id}
          aria-label={isShown ? CONTROLS.hidePassword : CONTROLS.showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
    </Field>
  )
}
