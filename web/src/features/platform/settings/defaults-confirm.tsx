import { defaultTitles, figureWords } from '@roomlark/contract/platform/default-words'
import { firstDayAfterNotice, noticeDays } from '@roomlark/contract/platform/legal'
import { type Defaults, defaultNames, needsNotice } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../lib/day-words.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'

type DefaultsConfirmProps = {
  saved: Defaults
  asked: Defaults
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Says for each figure what it becomes, from when, and who is notified. */
export function DefaultsConfirm({ saved, asked, isBusy, onConfirm, onClose }: DefaultsConfirmProps) {
  const changes = defaultNames.filter((name) => asked[name] !== saved[name])
  const waits = changes.some((name) => needsNotice(name, saved[name], asked[name]))
  const later = dayText(firstDayAfterNotice(new Date()))
  return (
    <FormDialog
      title={waits ? say('Announce these figures?') : say('Change these figures?')}
      description={
        waits
          ? say(
              'The terms promise {noticeDays} days’ notice. Everyone concerned will be notified now, also by email.',
              { noticeDays },
            )
          : say('They take effect immediately.')
      }
      submitLabel={waits ? say('Announce and save') : say('Save now')}
      busyLabel={say('Saving...')}
      isBusy={isBusy}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <dl className="grid gap-3">
        {changes.map((name) => (
          <div key={name} className="border-t border-border pt-3 first:border-t-0 first:pt-0">
            <dt className="font-[560]">{defaultTitles[name]}</dt>
            <dd>
              <del className="text-muted">{figureWords(name, saved[name])}</del>{' '}
              <ins className="font-strong no-underline">{figureWords(name, asked[name])}</ins>
              <span className="block text-sm text-muted">
                {needsNotice(name, saved[name], asked[name])
                  ? say('From {day}.', { day: later })
                  : say('Immediately.')}{' '}
                {toldWords[name]}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{say('Existing bookings keep their terms.')}</p>
    </FormDialog>
  )
}

const toldWords = {
  commissionRate: say('Hotels keep the rate they have.'),
  platformShare: say('Affiliates are notified.'),
  attributionDays: say('Hotels and affiliates are notified.'),
  holdDays: say('Hotels and affiliates are notified.'),
}
