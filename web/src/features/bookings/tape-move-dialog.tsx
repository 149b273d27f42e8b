import { isolate } from '@roomlark/contract/isolate'
import { rangeWords } from '../../lib/day-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { nightsBetween } from './stay-words.ts'
import type { Target } from './tape-move.ts'
import type { Bar } from './tape-rows.ts'

type TapeMoveDialogProps = {
  bar: Bar
  to: Target
  words: string
  isBusy: boolean
  onMove: () => void
  onClose: () => void
}

/** Other dates are another price and a mail to the guest: not without asking. */
export function TapeMoveDialog({ bar, to, words, isBusy, onMove, onClose }: TapeMoveDialogProps) {
  return (
    <Dialog
      title={`Change the dates of ${isolate(bar.guestName)}?`}
      description="Nights that stay keep their price; new nights get the price of the calendar. The guest is told by mail."
      onClose={() => !isBusy && onClose()}
    >
      <dl className="mt-5 grid gap-1.5 rounded-[12px] bg-sunken px-[18px] py-[13px]">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Now</dt>
          <dd>
            {rangeWords(bar.checkInOn, bar.checkOutOn)}, {nightsBetween(bar.checkInOn, bar.checkOutOn)}
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">Then</dt>
          <dd className="font-strong">
            {words}, {nightsBetween(to.checkInOn, to.checkOutOn)}
          </dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose} disabled={isBusy}>
          Leave it
        </Button>
        <Button busy={isBusy && 'Moving...'} onClick={onMove}>
          Change dates
        </Button>
      </div>
    </Dialog>
  )
}
