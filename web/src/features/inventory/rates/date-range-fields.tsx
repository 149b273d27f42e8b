import { say } from '@roomlark/contract/say'
import { formFields } from '../../../parts/form/form-fields.tsx'

type DateRangeFieldsProps = { from?: string; until?: string; fromLabel?: string; untilLabel?: string }

/** The first and the last night. */
export function DateRangeFields(props: DateRangeFieldsProps) {
  const { from = 'fromOn', until = 'untilOn' } = props
  const { fromLabel = say('First night'), untilLabel = say('Last night') } = props
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <formFields.Text type="date" name={from} label={fromLabel} />
      <formFields.Text type="date" name={until} label={untilLabel} />
    </div>
  )
}
