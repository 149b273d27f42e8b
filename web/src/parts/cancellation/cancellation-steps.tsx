import type { CancellationPolicy, CancellationStep } from '@roomlark/contract/inventory/cancellation'
import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { sayRich } from '../../lib/say-rich.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Plus } from '../../ui/icons/plus.ts'
import { X } from '../../ui/icons/x.ts'
import { AmountField, FeeFields, UnitSelect } from './cancellation-fields.tsx'
import { replaceStep, withoutStep, withStep } from './cancellation-model.ts'

type CancellationStepsProps = {
  policy: CancellationPolicy
  issues: ReadonlyMap<string, string>
  onChange: (policy: CancellationPolicy) => void
  onBlur: () => void
}

export function CancellationSteps({ policy, issues, onChange, onBlur }: CancellationStepsProps) {
  const addButton = useRef<HTMLButtonElement>(null)
  const longer = withStep(policy)
  function remove(index: number) {
    onChange(withoutStep(policy, index))
    addButton.current?.focus()
  }
  return (
    <fieldset aria-label={say('Custom policy')} className="mt-4 grid gap-2.5" onBlur={onBlur}>
      {policy.steps.map((step, index) => (
        <StepFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place
          key={index}
          number={index + 1}
          step={step}
          issue={(path) => issues.get(`steps.${index}.${path}`)}
          onChange={(changed) => onChange(replaceStep(policy, index, changed))}
          onRemove={() => remove(index)}
        />
      ))}
      {longer ? (
        <Button
          ref={addButton}
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange(longer)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('Add a step')}
        </Button>
      ) : null}
      <fieldset className="rounded-[12px] bg-sunken p-3.5">
        <legend className="sr-only">{say('No-show fee')}</legend>
        <p className="mb-2 text-[14px]" aria-hidden="true">
          {policy.steps.length > 0
            ? say('After that, and for no-shows, a guest pays')
            : say('A guest always pays')}
        </p>
        <FeeFields
          name={say('No-show fee')}
          fee={policy.noShowFee}
          issue={(path) => issues.get(`noShowFee.${path}`)}
          onChange={(noShowFee) => onChange({ ...policy, noShowFee })}
        />
      </fieldset>
    </fieldset>
  )
}

type StepFieldsProps = {
  number: number
  step: CancellationStep
  issue: (path: string) => string | undefined
  onChange: (step: CancellationStep) => void
  onRemove: () => void
}

function StepFields({ number, step, issue, onChange, onRemove }: StepFieldsProps) {
  const { until } = step
  return (
    <fieldset className="relative rounded-[12px] bg-sunken p-3.5 pr-12 text-[14px]">
      <legend className="sr-only">{say('Step {number}', { number })}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {sayRich('Until {amount} {unit} <span>before check-in,</span> <span>a guest pays</span> {fee}', {
          span: (text) => <span>{text}</span>,
          amount: (
            <AmountField
              label={say('Step {number} ends this long before check-in', { number })}
              value={until.amount}
              error={issue('until.amount')}
              onChange={(amount) => onChange({ ...step, until: { ...until, amount } })}
            />
          ),
          unit: (
            <UnitSelect
              label={say('Step {number}, days or hours', { number })}
              value={until.unit}
              choices={{ days: say('days'), hours: say('hours') }}
              onChange={(unit) => onChange({ ...step, until: { ...until, unit } })}
            />
          ),
          fee: (
            <FeeFields
              name={say('Step {number} fee', { number })}
              fee={step.fee}
              issue={(path) => issue(`fee.${path}`)}
              onChange={(fee) => onChange({ ...step, fee })}
            />
          ),
        })}
      </div>
      <IconButton
        label={say('Remove step {number}', { number })}
        className="absolute! top-2 right-2 size-9"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-[18px]" />
      </IconButton>
    </fieldset>
  )
}
