import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useChangeQuote } from '../../../../data/bookings.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { ChangeSummary } from '../dialogs/change-summary.tsx'
import { nightsBetween } from '../stay-words.ts'
import { type Target, toStayWish } from './tape-move.ts'
import type { Bar } from './tape-rows.ts'

type TapeMoveDialogProps = {
  bar: Bar
  to: Target
  words: string
  isBusy: boolean
  onMove: (mailGuest: boolean) => void
  onClose: () => void
}

/** Other dates mean another price and an email to the guest, so it asks first. */
export function TapeMoveDialog({ bar, to, words, isBusy, onMove, onClose }: TapeMoveDialogProps) {
  const [mailGuest, setMailGuest] = useState(true)
  const wish = toStayWish(bar, to)
  const quote = useChangeQuote({ id: bar.bookingId, version: bar.version }, wish)
  return (
    <FormDialog
      title={say('Change the dates of {guest}?', { guest: isolate(bar.guestName) })}
      description={say('Nights that are kept keep their price; new nights get the calendar price.')}
      submitLabel={say('Change dates')}
      busyLabel={say('Moving...')}
      cancelLabel={say('Leave as is')}
      isBusy={isBusy}
      isReady={quote.data?.obstacles.length === 0}
      onSubmit={() => onMove(mailGuest)}
      onClose={() => !isBusy && onClose()}
    >
      <dl className="grid gap-1.5 rounded-[12px] bg-sunken px-[18px] py-[13px]">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{say('Now')}</dt>
          <dd>
            {rangeWords(bar.bookedFromOn, bar.bookedUntilOn)},{' '}
            {nightsBetween(bar.bookedFromOn, bar.bookedUntilOn)}
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{say('After')}</dt>
          <dd className="font-strong">
            {words}, {nightsBetween(wish.checkInOn, wish.checkOutOn)}
          </dd>
        </div>
      </dl>
      <ChangeSummary quote={quote} mailGuest={mailGuest} onMailGuest={setMailGuest} />
    </FormDialog>
  )
}
