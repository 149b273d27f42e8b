import type { ComponentProps } from 'react'
import { TextField } from '../../../ui/field.tsx'

type DateRangeFieldsProps = {
  from: ComponentProps<'input'>
  until: ComponentProps<'input'>
  fromLabel?: string
  untilLabel?: string
  fromError?: string | undefined
  untilError?: string | undefined
}

/** The first and the last night. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { from, until, fromLabel = 'First night', untilLabel = 'Last night', fromError, untilError } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField type="date" label={fromLabel} error={fromError} {...from} />
      <TextField type="date" label={untilLabel} error={untilError} {...until} />
    </div>
  )
}
