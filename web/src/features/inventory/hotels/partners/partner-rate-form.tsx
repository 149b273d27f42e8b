import { isolate } from '@roomlark/contract/isolate'
import {
  costAtRate,
  type HotelPartnerDetail,
  hotelPartnerLimits,
} from '@roomlark/contract/partners/hotel-partners'
import { PartnershipTermsInput } from '@roomlark/contract/partners/partnerships'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { useController } from 'react-hook-form'
import { useChangePartnerTerms } from '../../../../data/hotel-partners.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { percentText, typedNumber } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useNumberText } from '../../../../lib/use-number-text.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { Note } from '../../../../ui/note.tsx'
import { CancelTermChange } from './cancel-term-change.tsx'
import { isAnnounced, rateChangeWords } from './partner-words.ts'

const kinds = [
  { value: 'base', label: say('Base rate') },
  { value: 'own', label: say('Own rate') },
] as const

/** The rate of one partner. What is announced has to be cancelled before something else can be. */
export function PartnerRateForm({ partner }: { partner: HotelPartnerDetail }) {
  const open = partner.terms.announced.find(({ term, isBase }) => term === 'rate' && !isBase)
  if (!open) return <RateForm partner={partner} />
  return (
    <Note tone="warning" icon={<CalendarClock />} className="mb-5">
      <p>
        {sayRich(
          '<strong>{to} instead of {from} from {day}.</strong> {partner} was notified. Bookings made before that day keep {from}.',
          {
            strong: (text) => <strong>{text}</strong>,
            to: percentText(open.to),
            from: percentText(open.from),
            day: dayText(open.effectiveOn),
            partner: isolate(partner.name),
          },
        )}
      </p>
      <div className="mt-2.5">
        <CancelTermChange
          hotelId={partner.hotelId}
          changeId={open.id}
          what={say('The rate stays at {rate}.', { rate: percentText(open.from) })}
        />
      </div>
    </Note>
  )
}

function RateForm({ partner }: { partner: HotelPartnerDetail }) {
  const { name, terms, version, state } = partner
  const save = useChangePartnerTerms(partner.id)
  const form = useContractForm({
    schema: PartnershipTermsInput,
    values: { ratePercent: terms.ownRatePercent, windowDays: terms.ownWindowDays, note: '', version },
    send: (input) => save.mutateAsync(input),
    done: (): string =>
      isAnnounced(change)
        ? say('{partner} is notified of the new rate.', { partner: isolate(name) })
        : say('The new rate counts.'),
    failed: say('The rate was not saved. Please try again.'),
  })
  const { field } = useController({ control: form.control, name: 'ratePercent' })
  const isOwn = field.value !== null
  // Going back to a base rate that will be lower soon is worse already.
  const base = Math.min(partner.baseRatePercent, partner.nextBasePercent ?? partner.baseRatePercent)
  const to = field.value ?? base
  const isChanged = field.value !== terms.ownRatePercent && !Number.isNaN(to)
  const change = {
    name,
    from: terms.ratePercent,
    to,
    isAgreed: state !== 'invited',
    effectiveOn: firstDayAfterNotice(new Date()),
  }
  const words = rateChangeWords(change)
  return (
    <FormBody form={form} className="grid gap-[18px] pb-5">
      <div className="grid justify-items-start gap-1.5">
        <span aria-hidden="true" className="text-[14px] leading-5 font-[560]">
          {say('Rate for {partner}', { partner: name })}
        </span>
        <ChoiceSegments
          label={say('Rate for {partner}', { partner: name })}
          value={isOwn ? 'own' : 'base'}
          choices={kinds}
          onChoose={(kind) =>
            field.onChange(kind === 'base' ? null : (terms.ownRatePercent ?? terms.ratePercent))
          }
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-3.5 [&_input:read-only]:border-border [&_input:read-only]:bg-sunken">
        <TextField
          label={say('Now')}
          readOnly
          value={typedNumber(terms.ratePercent)}
          action={<span className="pr-1.5 text-muted">%</span>}
        />
        {isOwn ? (
          <OwnRateField
            value={field.value}
            onChange={field.onChange}
            error={findError(form, 'ratePercent')}
          />
        ) : terms.ownRatePercent === null ? null : (
          <TextField
            label={say('Base rate')}
            readOnly
            value={typedNumber(base)}
            action={<span className="pr-1.5 text-muted">%</span>}
          />
        )}
      </div>
      {isChanged ? (
        <>
          <Replay partner={partner} to={to} />
          <Note
            tone={isAnnounced(change) ? 'warning' : 'success'}
            icon={isAnnounced(change) ? <CalendarClock /> : <Check />}
          >
            <strong>{words.when}</strong> {words.text}
          </Note>
          <form.Area
            name="note"
            label={sayRich('Reason, as {partner} reads it <span>(optional)</span>', {
              partner: isolate(name),
              span: (text) => <span className="font-normal text-muted">{text}</span>,
            })}
            rows={2}
          />
          <form.Fault />
          <Button type="submit" block busy={form.formState.isSubmitting && say('Saving...')}>
            {words.button}
          </Button>
        </>
      ) : null}
    </FormBody>
  )
}

type OwnRateFieldProps = {
  value: number | null
  onChange: (value: number) => void
  error: string | undefined
}

function OwnRateField({ value, onChange, error }: OwnRateFieldProps) {
  const input = useNumberText(value ?? Number.NaN, onChange, Number.NaN)
  return (
    <TextField
      {...input}
      label={say('New rate')}
      inputMode="decimal"
      autoComplete="off"
      action={<span className="pr-1.5 text-muted">%</span>}
      error={error}
    />
  )
}

/** Cost of the stays of the last days at the new rate. */
function Replay({ partner, to }: { partner: HotelPartnerDetail; to: number }) {
  const { figures, currency, terms } = partner
  const [before, after] = [costAtRate(figures, terms.ratePercent), costAtRate(figures, to)]
  const money = (cents: number) => moneyText(cents, currency)
  return (
    <div className="rounded-[12px] bg-sunken px-4 py-3.5">
      <p className="mb-1.5 text-sm text-muted">
        {say('The last {days} days, replayed', { days: hotelPartnerLimits.days })}
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 tabular-nums [&>dd]:text-right">
        <dt>{say('{stays, plural, one {# stay} other {# stays}}, revenue', { stays: figures.stays })}</dt>
        <dd>{money(figures.revenueCents)}</dd>
        <dt>{say('Cost at {rate}', { rate: percentText(terms.ratePercent) })}</dt>
        <dd>{money(before)}</dd>
        <dt>{say('Cost at {rate}', { rate: percentText(to) })}</dt>
        <dd>{money(after)}</dd>
        <dt className="border-t-2 border-text pt-2 font-strong">{say('Difference')}</dt>
        <dd className="border-t-2 border-text pt-1 font-display text-[21px] leading-[26px]">
          {money(after - before)}
        </dd>
      </dl>
    </div>
  )
}
