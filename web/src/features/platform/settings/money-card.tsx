import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { type MoneySettings, MoneySettingsInput } from '@roomlark/contract/platform/money-settings'
import { useForm } from 'react-hook-form'
import { useMoneySettings, useSaveMoneySettings } from '../../../data/platform.ts'
import { contractResolver } from '../../../lib/contract-form.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { MoneyField } from '../../../parts/money/money-field.tsx'
import { amountText } from '../../../parts/money/money-text.ts'
import { readAmount } from '../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { TextField } from '../../../ui/field.tsx'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { UnsavedGuard } from '../../../ui/leave-dialog.tsx'
import { Note } from '../../../ui/note.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { toast } from '../../../ui/toast.ts'

/** How Roomlark pays affiliates and is paid by hotels. */
export function MoneyCard() {
  const settings = useMoneySettings()
  return (
    <Card>
      <CardHead title="Payouts" subtitle="How Roomlark pays partners, and from which account" />
      {settings.data ? (
        <MoneyForm saved={settings.data} />
      ) : settings.isError ? (
        <CardError retry={() => void settings.refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </Card>
  )
}

type Values = Omit<MoneySettings, 'payoutMinimumCents' | 'pauseAfterDays' | 'oldestRateDays'> & {
  payoutMinimumCents: string
  pauseAfterDays: string
  oldestRateDays: string
}

const resolver = contractResolver(MoneySettingsInput, (values: Values) => ({
  ...values,
  payoutMinimumCents: readAmount(values.payoutMinimumCents, payoutCurrency),
  pauseAfterDays: readNumber(values.pauseAfterDays),
  oldestRateDays: readNumber(values.oldestRateDays),
}))

function toValues(saved: MoneySettings): Values {
  return {
    ...saved,
    payoutMinimumCents: amountText(saved.payoutMinimumCents, payoutCurrency),
    pauseAfterDays: String(saved.pauseAfterDays),
    oldestRateDays: String(saved.oldestRateDays),
  }
}

function MoneyForm({ saved }: { saved: MoneySettings }) {
  const saving = useSaveMoneySettings()
  const form = useForm<Values, unknown, MoneySettings>({ resolver, defaultValues: toValues(saved) })
  const { errors, isDirty } = form.formState
  const submit = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      (kept) => {
        form.reset(toValues(kept))
        toast.success('Saved. Runs that are approved stay as they are.')
      },
      (error: unknown) => showRefusal(error, 'This was not saved. Please try again.', form),
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2">
      <MoneyField
        currency={payoutCurrency}
        label="Minimum for a payout"
        hint="Less is carried over to the next run"
        error={errors.payoutMinimumCents?.message}
        {...form.register('payoutMinimumCents')}
      />
      <TextField
        label="Pause bookings after (days)"
        hint="New partner bookings pause this long after a hotel's statement was due"
        inputMode="numeric"
        autoComplete="off"
        error={errors.pauseAfterDays?.message}
        {...form.register('pauseAfterDays')}
      />
      <TextField
        label="Oldest exchange rates (days)"
        hint="No run is approved on older ones"
        inputMode="numeric"
        autoComplete="off"
        error={errors.oldestRateDays?.message}
        {...form.register('oldestRateDays')}
      />
      <div className="sm:col-span-2">
        <SwitchRow
          control={form.control}
          name="advances"
          label="Pay before hotels have paid"
          hint="Roomlark then advances what is payable and carries the risk"
        />
      </div>
      <TextField
        label="Payer"
        hint="Printed on statements and shown to banks"
        autoComplete="off"
        error={errors.payer?.name?.message}
        {...form.register('payer.name')}
      />
      <TextField
        label="Address"
        autoComplete="off"
        error={errors.payer?.address?.message}
        {...form.register('payer.address')}
      />
      <TextField
        label="IBAN"
        hint="Payouts are made from this account"
        autoComplete="off"
        error={errors.payer?.iban?.message}
        {...form.register('payer.iban')}
      />
      <TextField
        label="BIC"
        autoComplete="off"
        error={errors.payer?.bic?.message}
        {...form.register('payer.bic')}
      />
      {errors.root ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="sm:col-span-2">
          {errors.root.message}
        </Note>
      ) : null}
      <div className="flex justify-end gap-2.5 sm:col-span-2">
        {isDirty ? (
          <Button variant="quiet" onClick={() => form.reset(toValues(saved))}>
            Undo
          </Button>
        ) : null}
        <Button type="submit" busy={saving.isPending && 'Saving...'}>
          Save payouts
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} />
    </form>
  )
}
