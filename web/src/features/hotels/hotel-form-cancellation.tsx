import { type CancellationPolicy, cancellationPresets, presetOf } from '@roomlark/contract/cancellation'
import { useId, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FieldNote } from '../../ui/field.tsx'
import { policyIssues } from './cancellation-model.ts'
import { CancellationSteps } from './cancellation-steps.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'
import { isSame } from './hotel-form-values.ts'
import type { HotelFormReturn } from './use-hotel-form.ts'

const choices: [string, CancellationPolicy | null][] = [
  ...Object.entries(cancellationPresets),
  ['Custom', null],
]

export function CancellationFields({ form }: { form: HotelFormReturn }) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'cancellationPolicy' })
  const checkInTime = useWatch({ control: form.control, name: 'checkInTime' })
  // A policy of one's own may happen to be a preset; when the form is put back, that is forgotten.
  const [own, setOwn] = useState<CancellationPolicy | null>(null)
  const chosen = isSame(own, field.value) ? 'Custom' : (presetOf(field.value) ?? 'Custom')
  const issues = policyIssues(field.value)

  function choose(policy: CancellationPolicy | null) {
    setOwn(policy === null ? field.value : null)
    if (policy) field.onChange(policy)
  }
  function change(policy: CancellationPolicy) {
    setOwn(policy)
    field.onChange(policy)
  }
  // The steps as a whole, e.g. their order; or what only the server knew.
  const general = issues.get('steps') ?? (issues.size === 0 ? fieldState.error?.message : undefined)
  return (
    <>
      <div
        role="radiogroup"
        aria-labelledby={`${id}-legend`}
        aria-invalid={fieldState.error && general ? true : undefined}
        aria-describedby={fieldState.error && general ? `${id}-note` : undefined}
      >
        <p id={`${id}-legend`} className="sr-only">
          Cancellation policy
        </p>
        <div className="flex flex-wrap gap-2">
          {choices.map(([name, policy]) => (
            <label
              key={name}
              className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-border bg-surface px-[13px] text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10"
            >
              <input
                type="radio"
                name={id}
                className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
                checked={chosen === name}
                onChange={() => choose(policy)}
                onBlur={field.onBlur}
              />
              {name}
            </label>
          ))}
        </div>
      </div>
      {chosen === 'Custom' ? (
        <CancellationSteps
          policy={field.value}
          issues={fieldState.error ? issues : new Map()}
          onChange={change}
          onBlur={field.onBlur}
        />
      ) : null}
      <FieldNote id={`${id}-note`} error={fieldState.error ? general : undefined} />
      <CancellationTimeline policy={field.value} checkInTime={checkInTime} />
    </>
  )
}
