import { type ReactNode, useId } from 'react'
import { FieldNote } from '../../../ui/field.tsx'

type GroupFieldProps = { label: string; error: string | undefined; children: ReactNode }

/** Several controls that answer one question. */
export function GroupField({ label, error, children }: GroupFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">{label}</legend>
      {children}
      <FieldNote id={id} error={error} hint={undefined} />
    </fieldset>
  )
}
