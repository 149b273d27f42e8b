import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import {
  type DayCloseInput,
  DayCloseInput as Input,
  type OpenDay,
} from '@roomlark/contract/bookings/day-close'
import { isolate } from '@roomlark/contract/isolate'
import { reasonLength } from '@roomlark/contract/primitives'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useCloseDay } from '../../../../data/day-closes.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { longDay } from '../../../../lib/day-words.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { withParts } from '../booking-address.ts'

type Values = {
  /** By booking, because what is left open may change while somebody types. */
  reasons: Record<string, string>
  floatCents: string
  /** Empty if nobody counts. */
  countedCents: string
  note: string
}

/** Asks why something is left open and what is in the drawer, and closes the day. */
export function CloseDialog({ open, onClose }: { open: OpenDay; onClose: () => void }) {
  const { currency, day, revision } = open
  const closing = useCloseDay(open.hotelId)
  const left = [...open.arrivals, ...open.departures]
  const form = useForm<Values, unknown, DayCloseInput>({
    resolver: contractResolver(
      Input,
      ({ reasons, floatCents, countedCents, note }: Values) => ({
        day,
        revision,
        reasons: left.map(({ id }) => ({ bookingId: id, reason: reasons[id] ?? '' })),
        cash:
          countedCents.trim() === ''
            ? null
            : {
                floatCents: readAmount(floatCents.trim() || '0', currency),
                countedCents: readAmount(countedCents, currency),
                note,
              },
      }),
      (path) => toField(path.map(String), left),
    ),
    defaultValues: {
      reasons: Object.fromEntries(open.reasons.map(({ bookingId, reason }) => [bookingId, reason])),
      floatCents: open.floatCents === 0 ? '' : amountText(open.floatCents, currency),
      countedCents: '',
      note: '',
    },
  })
  const { errors } = form.formState
  const [float, counted] = useWatch({ control: form.control, name: ['floatCents', 'countedCents'] })
  const { search } = useLocation()
  const navigate = useNavigate()
  const submit = form.handleSubmit((input) =>
    closing.mutateAsync(input).then(
      () => {
        onClose()
        toast.success(`${longDay(day)} is closed.`)
        // The next day to close is shown.
        void navigate({ search: withParts(search, { day: null }) }, { replace: true })
      },
      (error: unknown) =>
        showRefusal(error, 'The day was not closed. Please try again.', form, (path) =>
          toField(path.split('.'), left),
        ),
    ),
  )
  const first = left[0]?.id
  const copyFirst = () => {
    const reason = first === undefined ? '' : (form.getValues(`reasons.${first}`) ?? '')
    for (const { id } of left) form.setValue(`reasons.${id}`, reason, { shouldDirty: true })
  }
  return (
    <FormDialog
      title={`Close ${longDay(day)}?`}
      description="Its figures are frozen. What is charged, paid or corrected later counts for the next day."
      submitLabel="Close the day"
      busyLabel="Closing"
      isBusy={closing.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {left.length > 0 ? (
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-strong">What is left open, and why</legend>
          {left.map((booking) => (
            <TextField
              key={booking.id}
              label={leftWords(booking)}
              autoComplete="off"
              maxLength={reasonLength}
              error={errors.reasons?.[booking.id]?.message}
              {...form.register(`reasons.${booking.id}`)}
            />
          ))}
          {left.length > 1 ? (
            <Button variant="quiet" size="sm" className="justify-self-start" onClick={copyFirst}>
              Use the first reason for all
            </Button>
          ) : null}
        </fieldset>
      ) : null}
      <fieldset className="grid gap-4">
        <legend className="mb-2 font-strong">Cash</legend>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <MoneyField
            label="In the drawer before"
            currency={currency}
            error={errors.floatCents?.message}
            {...form.register('floatCents')}
          />
          <MoneyField
            label="Counted now"
            currency={currency}
            hint="Empty if nobody counts"
            error={errors.countedCents?.message}
            {...form.register('countedCents')}
          />
        </div>
        <Difference open={open} float={float} counted={counted} />
        <TextField
          label="Note"
          autoComplete="off"
          maxLength={reasonLength}
          hint="Needed if there is a difference"
          error={errors.note?.message}
          {...form.register('note')}
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
  const what = state === 'checked-in' ? 'has not left' : 'has not arrived'
  return `${isolate(guestName)}, ${reference}, ${what}`
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
      {moneyText(recorded, currency)} recorded in cash.{' '}
      {Number.isNaN(expected) ? '' : `The drawer should have ${moneyText(expected, currency)}. `}
      {Number.isNaN(difference)
        ? ''
        : difference === 0
          ? 'It does.'
          : `It has ${moneyText(Math.abs(difference), currency)} ${difference < 0 ? 'less' : 'more'}.`}
    </p>
  )
}
