import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { DayCloseInput, type OpenDay } from '@roomlark/contract/bookings/day-close'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useCloseDay } from '../../../../data/day-closes.ts'
import { longDay } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { Button } from '../../../../ui/button.tsx'
import { withParts } from '../booking-address.ts'

/** Asks why something is left open and what is in the drawer, and closes the day. */
export function CloseDialog({ open, onClose }: { open: OpenDay; onClose: () => void }) {
  const { currency, day, revision } = open
  const closing = useCloseDay(open.hotelId)
  const left = [...open.arrivals, ...open.departures]
  const form = useContractForm({
    schema: DayCloseInput,
    values: {
      // By booking, because what is left open may change while somebody types.
      reasons: Object.fromEntries(open.reasons.map(({ bookingId, reason }) => [bookingId, reason])),
      floatCents: open.floatCents === 0 ? '' : amountText(open.floatCents, currency),
      countedCents: '',
      note: '',
    },
    read: ({ reasons, floatCents, countedCents, note }) => ({
      day,
      revision,
      reasons: left.map(({ id }) => ({ bookingId: id, reason: reasons[id] ?? '' })),
      // Null if cash is not counted.
      cash:
        countedCents.trim() === ''
          ? null
          : {
              floatCents: readAmount(floatCents.trim() || '0', currency),
              countedCents: readAmount(countedCents, currency),
              note,
            },
    }),
    send: closing.mutateAsync,
    done: say('{day} is closed.', { day: longDay(day) }),
    failed: say('The day was not closed. Please try again.'),
    fieldOf: (path) => toField(path.split('.'), left),
  })
  const [float, counted] = useWatch({ control: form.control, name: ['floatCents', 'countedCents'] })
  const { search } = useLocation()
  const navigate = useNavigate()
  const first = left[0]?.id
  const copyFirst = () => {
    const reason = first === undefined ? '' : (form.getValues(`reasons.${first}`) ?? '')
    for (const { id } of left) form.setValue(`reasons.${id}`, reason, { shouldDirty: true })
  }
  return (
    <FormDialog
      form={form}
      title={say('Close {day}?', { day: longDay(day) })}
      description={say(
        'Its figures are frozen. Later charges, payments and corrections count for the next day.',
      )}
      submitLabel={say('Close the day')}
      busyLabel={say('Closing')}
      // The next day to close is shown.
      onDone={() => void navigate({ search: withParts(search, { day: null }) }, { replace: true })}
      onClose={onClose}
    >
      {left.length > 0 ? (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-strong">{say('What is left open, and why')}</legend>
          {left.map((booking) => (
            <form.Text
              key={booking.id}
              name={`reasons.${booking.id}`}
              label={leftWords(booking)}
              maxLength={reasonLength}
            />
          ))}
          {left.length > 1 ? (
            <Button variant="quiet" size="sm" className="justify-self-start" onClick={copyFirst}>
              {say('Use the first reason for all')}
            </Button>
          ) : null}
        </fieldset>
      ) : null}
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-strong">{say('Cash')}</legend>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <form.Money name="floatCents" label={say('In the drawer before')} currency={currency} />
          <form.Money
            name="countedCents"
            label={say('Counted now')}
            currency={currency}
            hint={say('Leave empty if cash is not counted')}
          />
        </div>
        <Difference open={open} float={float} counted={counted} />
        <form.Text
          name="note"
          label={say('Note')}
          maxLength={reasonLength}
          hint={say('Needed if there is a difference')}
        />
      </fieldset>
    </FormDialog>
  )
}

/** The field that shows the message of a path. */
function toField([part, place, name]: string[], left: readonly BookingSummary[]): string {
  if (part === 'cash') return place ?? 'countedCents'
  if (part !== 'reasons' || name !== 'reason') return 'root'
  return `reasons.${left[Number(place)]?.id}`
}

function leftWords({ state, guestName, reference }: BookingSummary): string {
  const names = { guest: isolate(guestName), reference }
  return state === 'checked-in'
    ? say('{guest}, {reference}, has not left', names)
    : say('{guest}, {reference}, has not arrived', names)
}

type DifferenceProps = { open: OpenDay; float: string; counted: string }

/** Shows the cash expected in the drawer and the difference to the cash counted. */
function Difference({ open: { currency, figures }, float, counted }: DifferenceProps) {
  const recorded = (figures.money[0]?.payments ?? [])
    .filter(({ method }) => method === 'cash')
    .reduce((sum, { receivedCents, refundedCents }) => sum + receivedCents - refundedCents, 0)
  const expected = readAmount(float.trim() || '0', currency) + recorded
  const difference = readAmount(counted, currency) - expected
  return (
    <p role="status" className="text-sm text-muted">
      {say('{amount} recorded in cash.', { amount: moneyText(recorded, currency) })}{' '}
      {Number.isNaN(expected)
        ? ''
        : say('The drawer should have {amount}.', { amount: moneyText(expected, currency) })}{' '}
      {Number.isNaN(difference)
        ? ''
        : difference === 0
          ? say('It does.')
          : difference < 0
            ? say('It has {amount} less.', { amount: moneyText(-difference, currency) })
            : say('It has {amount} more.', { amount: moneyText(difference, currency) })}
    </p>
  )
}
