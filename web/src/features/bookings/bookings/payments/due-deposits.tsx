import type { DueRow } from '@roomlark/contract/bookings/payments'
import { say } from '@roomlark/contract/say'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { CollectButtons } from '../../../../parts/payments/collect-buttons.tsx'
import { failureWords } from '../../../../parts/payments/payment-words.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'

/** Deposits that were to be paid by now, each with what can be done about it. */
export function DueDeposits({ due, mayWork }: { due: readonly DueRow[]; mayWork: boolean }) {
  return due
    .filter(({ state }) => state !== 'due')
    .map((deposit) => {
      const sum = {
        amount: moneyText(deposit.amountCents, deposit.currency),
        day: weekdayLongDay(deposit.dueOn),
      }
      return (
        <Note
          key={deposit.depositId}
          tone={deposit.state === 'failed' ? 'error' : 'warning'}
          icon={<CircleAlert />}
          title={
            deposit.state === 'failed'
              ? say('{amount} could not be charged', sum)
              : say('{amount} was due {day}', sum)
          }
        >
          {deposit.failure === null ? null : <p>{failureWords[deposit.failure]}.</p>}
          {mayWork ? <CollectButtons due={deposit} className="mt-2.5 flex flex-wrap gap-2" /> : null}
        </Note>
      )
    })
}
