import { isNoChange } from '@roomlark/contract/inventory/calendar-change'
import { CalendarChange } from '@roomlark/contract/inventory/calendar-night'
import { say } from '@roomlark/contract/say'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { currencySign } from '../../../../parts/money/money-text.ts'
import { readBack } from '../../../../parts/money/read-amount.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Copy } from '../../../../ui/icons/copy.ts'
import { X } from '../../../../ui/icons/x.ts'
import { noChange, readChange } from './change-draft.ts'
import { MiniField, MiniSelect } from './mini-field.tsx'
import { capacitySpan, minStaySpan, priceSpan, type SelectionFacts } from './selection-facts.ts'

type SelectionBarProps = {
  facts: SelectionFacts
  currency: string
  /** `onSaved` is called once the server has accepted the change. */
  onApply: (change: CalendarChange, onSaved?: () => void) => void
  onCopy: () => void
  onClear: () => void
}

/** The actions for the selected nights. An empty field means no change. */
export function SelectionBar({ facts, currency, onApply, onCopy, onClear }: SelectionBarProps) {
  const noteId = useId()
  const form = useContractForm({
    schema: CalendarChange,
    values: noChange,
    read: (draft) => readChange(draft, currency),
    async send(change) {
      if (isNoChange(change)) {
        form.setError('root', { message: say('Fill in what to change, then apply.') })
        return
      }
      // Typed text stays until it is saved, since a refused number only needs correcting.
      onApply(change, () => form.reset(noChange))
    },
  })
  const field = (name: 'priceCents' | 'capacity' | 'minStay') => ({
    ...form.register(name),
    noteId,
    isWrong: findError(form, name) !== undefined,
  })
  const understood = readBack(useWatch({ control: form.control, name: 'priceCents' }), currency)
  const fault = (['priceCents', 'capacity', 'minStay', 'root'] as const)
    .map((name) => findError(form, name))
    .find((message) => message !== undefined)
  return (
    <form
      noValidate
      aria-label={say('Change the selected nights')}
      onSubmit={form.submit()}
      onChange={() => form.clearErrors('root')}
      className="mt-3 flex flex-wrap items-center md:z-20 md:bottom-2 [@media(height>=50rem)]:md:sticky md:[box-shadow:0_0_0_6px_var(--color-surface)] gap-x-3.5 gap-y-2.5 rounded-[12px] bg-primary-soft py-[9px] pr-2.5 pl-[18px] [--field-bg:var(--color-surface)] max-md:bg-transparent max-md:p-0 max-md:[--field-bg:transparent]"
    >
      <p className="mr-auto flex min-w-0 flex-wrap items-center gap-x-1.5 max-md:hidden">
        <b>{say('{count, plural, one {# night} other {# nights}} selected', { count: facts.count })}</b>
        <span className="text-muted">{facts.words}</span>
        <IconButton label={say('Clear the selection')} className="size-8" onClick={onClear}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </p>
      <MiniField
        label={say('Rate##price')}
        sign={currencySign(currency)}
        inputMode="decimal"
        placeholder={priceSpan(facts.nights, currency)}
        className="w-32!"
        {...field('priceCents')}
      />
      <MiniField
        label={say('Rooms to sell')}
        placeholder={capacitySpan(facts.nights)}
        {...field('capacity')}
      />
      <MiniField
        label={say('Min stay')}
        inputMode="numeric"
        placeholder={minStaySpan(facts.nights)}
        className="w-16!"
        {...field('minStay')}
      />
      <MiniSelect label={say('Arrivals')} {...form.register('closedToArrival')}>
        <LimitChoices />
      </MiniSelect>
      <MiniSelect label={say('Departures')} {...form.register('closedToDeparture')}>
        <LimitChoices />
      </MiniSelect>
      <div className="ml-auto flex flex-wrap items-center gap-2.5 max-md:mt-1 max-md:grid max-md:w-full max-md:grid-cols-1 max-md:[&>button]:h-(--control-h)">
        {facts.isAnyOverridden ? (
          <Button variant="quiet" size="sm" onClick={() => onApply({ priceCents: null })}>
            {say('Back to list price')}
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" onClick={onCopy}>
          <Copy aria-hidden="true" className="size-4" />
          {say('Copy to range')}
        </Button>
        {facts.isAnyClosed ? (
          <Button variant="secondary" size="sm" onClick={() => onApply({ closed: false })}>
            {say('Open dates')}
          </Button>
        ) : null}
        {facts.isAnyOpen ? (
          <Button variant="secondary" size="sm" onClick={() => onApply({ closed: true })}>
            {say('Close dates')}
          </Button>
        ) : null}
        <Button type="submit" size="sm" className="max-md:order-first">
          {say('Apply')}
        </Button>
      </div>
      {understood && !fault ? (
        <p role="status" className="basis-full text-sm text-muted">
          {say('The rate is read as {amount}', { amount: understood })}
        </p>
      ) : null}
      {fault ? (
        <p
          id={noteId}
          role="alert"
          className="flex basis-full items-center gap-1.5 text-sm font-medium text-error-text"
        >
          <CircleAlert aria-hidden="true" className="size-[15px]" />
          {fault}
        </p>
      ) : null}
    </form>
  )
}

export function LimitChoices() {
  return (
    <>
      <option value="leave">{say('No change')}</option>
      <option value="no">{say('Allowed##arrivals or departures')}</option>
      <option value="yes">{say('Closed##arrivals or departures')}</option>
    </>
  )
}
