import {
  type CancellationPolicy,
  cancellationPresets,
  findPreset,
} from '@roomlark/contract/inventory/cancellation'
import { say } from '@roomlark/contract/say'
import { useId, useState } from 'react'
import { isSame } from '../../lib/is-same.ts'
import { FieldNote } from '../../ui/field.tsx'
import { policyIssues } from './cancellation-model.ts'
import { CancellationSteps } from './cancellation-steps.tsx'
import { CancellationTimeline } from './cancellation-timeline.tsx'
import { presetWords } from './policy-text.ts'

type PolicyEditorProps = {
  /** Null: the inherited one. */
  value: CancellationPolicy | null
  /** The inherited terms, and the label of the option that chooses them. */
  inherited?: { label: string; policy: CancellationPolicy }
  checkInTime: string
  /** True if errors are to be shown already, and the error that only the server could find. */
  isFaulty: boolean
  message: string | undefined
  onChange: (policy: CancellationPolicy | null) => void
  onBlur: () => void
}

const fallback = cancellationPresets.Flexible

/** A preset or custom steps, and below it what a guest reads. */
export function PolicyEditor(props: PolicyEditorProps) {
  const { value, inherited, checkInTime, isFaulty, message, onChange, onBlur } = props
  const id = useId()
  // Custom steps may happen to equal a preset; resetting the form forgets that they were custom.
  const [own, setOwn] = useState<CancellationPolicy | null>(null)
  const policy = value ?? inherited?.policy ?? fallback
  const chosen = getPolicyName(value, own, inherited?.label)
  const issues = policyIssues(policy)
  const names = [...(inherited ? [inherited.label] : []), ...Object.keys(cancellationPresets), 'Custom']

  function choose(name: string) {
    if (name === 'Custom') return change(policy)
    setOwn(null)
    onChange(presets.get(name) ?? null)
  }
  function change(next: CancellationPolicy) {
    setOwn(next)
    onChange(next)
  }
  // About the steps as a whole, e.g. their order, or an error that only the server could find.
  const general = issues.get('steps') ?? (issues.size === 0 ? message : undefined)
  const isWrong = isFaulty && general !== undefined
  return (
    <>
      <div
        role="radiogroup"
        aria-label={say('Cancellation policy')}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-note` : undefined}
        className="flex flex-wrap gap-2"
      >
        {names.map((name) => (
          <label
            key={name}
            className="relative inline-flex h-9 cursor-pointer items-center rounded-full border border-border bg-surface px-[13px] text-[14px] font-medium whitespace-nowrap transition-colors select-none hover:bg-sunken has-checked:border-transparent has-checked:bg-primary-soft has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring max-md:h-10"
          >
            <input
              type="radio"
              name={id}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              checked={chosen === name}
              onChange={() => choose(name)}
              onBlur={onBlur}
            />
            {optionWords.get(name) ?? name}
          </label>
        ))}
      </div>
      {chosen === 'Custom' ? (
        <CancellationSteps
          policy={policy}
          issues={isFaulty ? issues : new Map()}
          onChange={change}
          onBlur={onBlur}
        />
      ) : null}
      <FieldNote id={`${id}-note`} error={isFaulty ? general : undefined} />
      <CancellationTimeline policy={policy} checkInTime={checkInTime} />
    </>
  )
}

const optionWords = new Map<string, string>(Object.entries({ ...presetWords, Custom: say('Custom##policy') }))

const presets = new Map<string, CancellationPolicy>(Object.entries(cancellationPresets))

function getPolicyName(
  value: CancellationPolicy | null,
  own: CancellationPolicy | null,
  inherited: string | undefined,
): string {
  if (value === null) return inherited ?? 'Custom'
  return isSame(own, value) ? 'Custom' : (findPreset(value) ?? 'Custom')
}
