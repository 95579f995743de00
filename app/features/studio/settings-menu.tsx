import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { SETTING_HINTS, SETTING_LABELS, SETTING_PROBLEMS, STUDIO } from '#content/charts/studio.ts'
import { SETTING_MENUS, type SettingTexts } from './settings-form.ts'

type SettingsMenuProps = { settings: SettingTexts; lines: readonly string[]; isInvalid: boolean }

/** The conventions as a quiet line that opens the menu. Every pane obeys them. */
export function SettingsMenu({ settings, lines, isInvalid }: SettingsMenuProps) {
  return (
    <>
      <p className="hint">{lines.join(' · ')}</p>
      <details className="birth-more no-print" {...(isInvalid && { open: true })}>
        <summary>{STUDIO.conventions}</summary>
        <div className="form">
          {SETTING_MENUS.map(({ name, label, options }) => (
            <SelectField
              key={`${name} ${settings[name]}`}
              name={name}
              label={label}
              options={options}
              defaultValue={settings[name] || options[0]?.value}
            />
          ))}
          <TextField
            key={`value ${settings.ayanamsaValue}`}
            name="ayanamsaValue"
            label={SETTING_LABELS.ayanamsaValue}
            hint={SETTING_HINTS.ayanamsaValue}
            error={isInvalid ? SETTING_PROBLEMS.ayanamsaValue : undefined}
            defaultValue={settings.ayanamsaValue}
            inputMode="decimal"
          />
          <Button type="submit">{STUDIO.apply}</Button>
        </div>
      </details>
    </>
  )
}
