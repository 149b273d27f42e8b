import { useId } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { Switch } from './switch.tsx'

type SwitchRowProps<Draft extends FieldValues, Input> = {
  control: Control<Draft, unknown, Input>
  name: FieldPathByValue<Draft, boolean>
  label: string
  hint: string
}

export function SwitchRow<Draft extends FieldValues, Input>(props: SwitchRowProps<Draft, Input>) {
  const { control, name, label, hint } = props
  const id = useId()
  const { field } = useController({ control, name })
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <p id={`${id}-label`} className="font-[560]">
          {label}
        </p>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
      <Switch
        checked={field.value}
        onCheckedChange={field.onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}
