import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import { dateIn } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useState } from 'react'
import { useAlterBooking, useTransition } from '../../../../data/booking-changes.ts'
import { useAlterationQuote } from '../../../../data/bookings.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { amountOrNone } from '../../../../parts/money/read-amount.ts'
import { ChoiceCard } from '../../../../ui/choice-card.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { nightsLeft } from '../booking-steps.ts'
import { isOpenBalance } from '../dialogs/check-out-dialog.tsx'
import { failureWords } from '../failure-words.ts'
import { useDoneToast } from '../use-undo.ts'
import { ChangePreview } from './change-outcome.tsx'

type LeaveEarlyDialogProps = {
  booking: Booking
  onClose: () => void
  /** Asks about the amount left to pay or to refund. */
  onOpenBalance: () => void
}

/** Charge for a guest who leaves early. */
type Charged = 'all' | 'stayed' | 'fee'

/** Asks what is charged of the nights that are given up, shows what that changes, and checks the guest out. */
export function LeaveEarlyDialog({ booking, onClose, onOpenBalance }: LeaveEarlyDialogProps) {
  const [charged, setCharged] = useState<Charged>('all')
  const [typed, setTyped] = useState('')
  const [mailGuest, setMailGuest] = useState(true)
  const transition = useTransition(booking.id)
  const alter = useAlterBooking(booking.id)
  const showOutcome = useDoneToast(booking.id)
  const left = nightsLeft(booking, dateIn(booking.timeZone, new Date()))
  const feeCents = amountOrNone(typed, booking.currency)
  const isWrong = charged === 'fee' && Number.isNaN(feeCents)
  // The fee is asked for once the typing pauses.
  const fee = useDeferredValue(feeCents)
  const change = isWrong ? undefined : toChange(charged, fee)
  const quote = useAlterationQuote(booking, change)
  const current = change && !quote.isPlaceholderData ? quote.data : undefined
  const error = transition.error ?? alter.error

  async function chargeAll() {
    const done = await transition.run({ to: 'checked-out' }).catch((failure: unknown) => {
      if (!isOpenBalance(failure)) throw failure
      onOpenBalance()
    })
    if (!done) return
    onClose()
    showOutcome(done)
  }
  async function submit() {
    if (charged === 'all') return chargeAll()
    if (!change || !current) return
    const after = await alter.run({
      change,
      version: booking.version,
      expectedTotalCents: current.totalCents,
      mailGuest,
    })
    // The check-out asks about what is left, now that the stay costs something else.
    if (after) onOpenBalance()
  }
  return (
    <FormDialog
      title={say('{guest} leaves early?', { guest: isolate(booking.guestName) })}
      description={say(
        '{left, plural, =0 {The night is used.} one {# night can be sold again.} other {# nights can be sold again.}}',
        { left },
      )}
      submitLabel={charged === 'all' ? say('Check out early') : say('Change and check out')}
      busyLabel={say('Saving...')}
      cancelLabel={say('Not now')}
      isBusy={transition.isPending || alter.isPending}
      isReady={charged === 'all' || current?.obstacles.length === 0}
      fault={error ? failureWords(error, say('That was not saved. Please try again.')) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {left > 0 ? (
        <ChargedChoice booking={booking} charged={charged} onChoose={setCharged}>
          {charged === 'fee' ? (
            <MoneyField
              label={say('Fee')}
              currency={booking.currency}
              value={typed}
              hint={
                current?.feeCents && typed === ''
                  ? say('By the policy of this booking: {amount}', {
                      amount: moneyText(current.feeCents, booking.currency),
                    })
                  : say('Leave it empty for what the policy of this booking says')
              }
              error={isWrong ? say('Enter an amount') : undefined}
              onChange={(event) => setTyped(event.target.value)}
            />
          ) : null}
        </ChargedChoice>
      ) : null}
      <ChangePreview
        booking={booking}
        change={change}
        quote={quote}
        mailGuest={mailGuest}
        onMailGuest={setMailGuest}
      />
    </FormDialog>
  )
}

function toChange(charged: Charged, feeCents: number | undefined): BookingChange | undefined {
  if (charged === 'all') return undefined
  if (charged === 'stayed') return { kind: 'leave-early', feeCents: 0 }
  return { kind: 'leave-early', ...(feeCents !== undefined && { feeCents }) }
}

type ChargedChoiceProps = {
  booking: Pick<Booking, 'totalCents' | 'currency'>
  charged: Charged
  onChoose: (charged: Charged) => void
  children: React.ReactNode
}

function ChargedChoice({ booking, charged, onChoose, children }: ChargedChoiceProps) {
  const cards = [
    {
      value: 'all',
      words: say('The whole stay'),
      note: say('The total stays at {total}.', { total: moneyText(booking.totalCents, booking.currency) }),
    },
    {
      value: 'stayed',
      words: say('The nights stayed'),
      note: say('The other nights cost nothing.'),
    },
    {
      value: 'fee',
      words: say('The nights stayed and a fee'),
      note: say('The fee is part of the total, and the commission follows.'),
    },
  ] as const
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-1.5 text-[14px] font-[560]">{say('What is charged?')}</legend>
      {cards.map(({ value, words, note }) => (
        <ChoiceCard
          key={value}
          name="charged"
          isChosen={charged === value}
          onChoose={() => onChoose(value)}
          words={words}
          note={note}
        />
      ))}
      {children}
    </fieldset>
  )
}
