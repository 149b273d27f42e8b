import type { ComponentProps, ReactNode } from 'react'
import {
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
  get,
  type Path,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Note } from '../../ui/note.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { SwitchRow } from '../../ui/switch-row.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { MoneyField } from '../money/money-field.tsx'

type Named<Values extends FieldValues, Props> = Omit<Props, 'name' | 'form'> & {
  name: Path<Values>
}

type TextProps = ComponentProps<typeof TextField> & {
  /** Stands at the end of the field, such as `%`. */
  unit?: ReactNode
}
type PasswordProps = ComponentProps<typeof PasswordField>
type AreaProps = ComponentProps<typeof TextAreaField>
type MoneyProps = ComponentProps<typeof MoneyField>
type SelectProps = ComponentProps<typeof SelectField> & {
  /** Each choice by its value, unless they are given as children. */
  options?: Readonly<Record<string, string>>
}
type SwitchProps = { label: string; hint: string }
type FaultProps = { className?: string }

/** The fields of a form with these values, bound by name: what they hold, their errors and how much they take. */
export type FormFields<Values extends FieldValues> = {
  Text: (props: Named<Values, TextProps>) => ReactNode
  Password: (props: Named<Values, PasswordProps>) => ReactNode
  Area: (props: Named<Values, AreaProps>) => ReactNode
  Money: (props: Named<Values, MoneyProps>) => ReactNode
  Select: (props: Named<Values, SelectProps>) => ReactNode
  Switch: (props: SwitchProps & { name: FieldPathByValue<Values, boolean> }) => ReactNode
  /** The error of the form as a whole, where its frame does not show it. */
  Fault: (props: FaultProps) => ReactNode
}

function useBound(name: string, onChange: ComponentProps<'input'>['onChange'] | undefined) {
  const form = useFormContext()
  return {
    ...form.register(name, onChange && { onChange }),
    error: findError(form, name),
  }
}

/** Finds the error of a field, or of a list as a whole. */
export function findError<Values extends FieldValues, Input>(
  { formState: { errors } }: Pick<UseFormReturn<Values, unknown, Input>, 'formState'>,
  path: Path<Values> | 'root',
): string | undefined {
  const fault: FieldError | undefined = get(errors, path)
  const whole: FieldError | undefined = get(errors, `${path}.root`)
  return fault?.message ?? whole?.message
}

function Text({ name, unit, onChange, ...props }: Named<FieldValues, TextProps>) {
  return (
    <TextField
      autoComplete="off"
      action={unit === undefined ? undefined : <span className="pr-1.5 text-muted">{unit}</span>}
      {...useBound(name, onChange)}
      {...props}
    />
  )
}

function Password({ name, onChange, ...props }: Named<FieldValues, PasswordProps>) {
  // A password that is too long is refused rather than cut off unseen.
  const { maxLength: _, ...bound } = useBound(name, onChange)
  return <PasswordField {...bound} {...props} />
}

function Area({ name, onChange, ...props }: Named<FieldValues, AreaProps>) {
  return <TextAreaField {...useBound(name, onChange as ComponentProps<'input'>['onChange'])} {...props} />
}

function Money({ name, onChange, ...props }: Named<FieldValues, MoneyProps>) {
  return <MoneyField {...useBound(name, onChange)} {...props} />
}

function Select({ name, onChange, options, children, ...props }: Named<FieldValues, SelectProps>) {
  const { maxLength: _, ...bound } = useBound(
    name,
    onChange as unknown as ComponentProps<'input'>['onChange'],
  )
  return (
    <SelectField {...bound} {...props}>
      {children ??
        Object.entries(options ?? {}).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
    </SelectField>
  )
}

function Switch({ name, ...props }: SwitchProps & { name: string }) {
  const { control } = useFormContext()
  return <SwitchRow control={control} name={name} {...props} />
}

function Fault(props: FaultProps) {
  const { errors } = useFormContext().formState
  return errors.root ? (
    <Note tone="error" icon={<CircleAlert />} role="alert" {...props}>
      {errors.root.message}
    </Note>
  ) : null
}

/** The same components for every form; a form only says which names they may have. */
// biome-ignore lint/suspicious/noExplicitAny: the names are known where a form is made.
export const formFields: FormFields<any> = { Text, Password, Area, Money, Select, Switch, Fault }
