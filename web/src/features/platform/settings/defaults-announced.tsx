import { defaultTitles, figureWords } from '@roomlark/contract/platform/default-words'
import type { DefaultChange } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCancelDefaultChange } from '../../../data/platform.ts'
import { dayText } from '../../../lib/day-words.ts'
import { longDate } from '../../../lib/format-date.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CalendarClock } from '../../../ui/icons/calendar-clock.ts'
import { Note } from '../../../ui/note.tsx'

type AnnouncedDefaultsProps = { change: DefaultChange; today: number }

/** A change announced for a later day, which can be cancelled until then. */
export function AnnouncedDefaults({ change, today }: AnnouncedDefaultsProps) {
  const { name, value, effectiveOn, announcedAt } = change
  const [asks, setAsks] = useState(false)
  return (
    <Note
      tone="warning"
      icon={<CalendarClock />}
      title={say('{figure}: {amount} from {day}', {
        figure: defaultTitles[name],
        amount: figureWords(name, value),
        day: dayText(effectiveOn),
      })}
      className="mb-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
        <p className="min-w-[200px] grow basis-0">
          {say('Until then {amount}. Announced on {day}. Existing bookings keep their terms.', {
            amount: figureWords(name, today),
            day: longDate(new Date(announcedAt)),
          })}
        </p>
        <Button variant="secondary" size="sm" onClick={() => setAsks(true)}>
          {sayRich('Cancel the change<span>: {figure}</span>', {
            span: (text) => <span className="sr-only">{text}</span>,
            figure: defaultTitles[name],
          })}
        </Button>
      </div>
      {asks ? <CancelDialog change={change} today={today} onClose={() => setAsks(false)} /> : null}
    </Note>
  )
}

function CancelDialog({
  change: { name },
  today,
  onClose,
}: AnnouncedDefaultsProps & { onClose: () => void }) {
  const cancelling = useCancelDefaultChange()
  const form = useContractForm({
    send: () => cancelling.mutateAsync(name),
    done: say('The announced change is cancelled. Everyone who was notified of it will be informed.'),
    failed: say('The change was not cancelled. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Cancel the announced change?')}
      description={say(
        '{figure} stays at {amount}. Everyone who was notified of the change will be informed by email and notification.',
        { figure: defaultTitles[name], amount: figureWords(name, today) },
      )}
      submitLabel={say('Cancel the change')}
      busyLabel={say('Cancelling...')}
      isDanger
      onClose={onClose}
    />
  )
}
