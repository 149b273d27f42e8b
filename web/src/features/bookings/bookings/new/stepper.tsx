import { say } from '@roomlark/contract/say'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Minus } from '../../../../ui/icons/minus.ts'
import { Plus } from '../../../../ui/icons/plus.ts'

type StepperProps = {
  /** Names of the number and its buttons. */
  words: { less: string; number: string; more: string }
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

export const adultSteps = {
  less: say('One adult less'),
  number: say('Number: adult'),
  more: say('One adult more'),
}

export const childSteps = {
  less: say('One child less'),
  number: say('Number: child'),
  more: say('One child more'),
}

export function Stepper({ words, value, min, max, onChange }: StepperProps) {
  const edge = 'size-9 border border-control disabled:border-border disabled:text-disabled max-md:size-11'
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      <IconButton
        label={words.less}
        className={edge}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <output aria-label={words.number} className="min-w-8 text-center font-[560] tabular-nums">
        {value}
      </output>
      <IconButton
        label={words.more}
        className={edge}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
    </span>
  )
}
