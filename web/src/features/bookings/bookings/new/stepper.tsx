import { say } from '@roomlark/contract/say'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Minus } from '../../../../ui/icons/minus.ts'
import { Plus } from '../../../../ui/icons/plus.ts'

type StepperProps = {
  /** Noun that is counted, in the singular: `adult`. */
  what: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export function Stepper({ what, value, min, max, onChange }: StepperProps) {
  const edge = 'size-9 border border-control disabled:border-border disabled:text-disabled max-md:size-11'
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      <IconButton
        label={say('One {what} less', { what })}
        className={edge}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <output
        aria-label={say('Number: {what}', { what })}
        className="min-w-8 text-center font-[560] tabular-nums"
      >
        {value}
      </output>
      <IconButton
        label={say('One {what} more', { what })}
        className={edge}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
    </span>
  )
}
