import { say } from '@roomlark/contract/say'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'

type DayStepperProps = {
  day: string
  today: string
  onStep: (by: -1 | 1) => void
  onToday: () => void
  onChoose: (day: string) => void
}

export function DayStepper({ day, today, onStep, onToday, onChoose }: DayStepperProps) {
  return (
    <div className="flex max-w-full items-center gap-1">
      <IconButton label={say('Day before')} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <Button
        variant="secondary"
        size="sm"
        onClick={onToday}
        aria-current={day === today ? 'date' : undefined}
      >
        {say('Today')}
      </Button>
      <IconButton label={say('Day after')} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
      <TextField
        label={<span className="sr-only">{say('Day')}</span>}
        type="date"
        value={day}
        onChange={(event) => event.target.value && onChoose(event.target.value)}
        className="ml-1 w-40 min-w-0 [&_input]:h-(--control-h-sm) [&>label]:mb-0"
      />
    </div>
  )
}
