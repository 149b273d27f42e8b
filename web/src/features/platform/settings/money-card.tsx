import { payoutCurrency } from '@roomlark/contract/money-calendar'
import { type MoneySettings, MoneySettingsInput } from '@roomlark/contract/platform/money-settings'
import { say } from '@roomlark/contract/say'
import { useMoneySettings, useSaveMoneySettings } from '../../../data/platform.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { FormBody } from '../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../parts/form/use-contract-form.ts'
import { amountText } from '../../../parts/money/money-text.ts'
import { readAmount } from '../../../parts/money/read-amount.ts'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'

/** Settings for paying affiliates and being paid by hotels. */
export function MoneyCard() {
  const settings = useMoneySettings()
  return (
    <Card>
      <CardHead title={say('Payouts')} subtitle={say('How Roomlark pays partners, and from which account')} />
      {settings.data ? <MoneyForm saved={settings.data} /> : <CardWaiting query={settings} />}
    </Card>
  )
}

function toValues(saved: MoneySettings) {
  return {
    ...saved,
    payoutMinimumCents: amountText(saved.payoutMinimumCents, payoutCurrency),
    pauseAfterDays: String(saved.pauseAfterDays),
    oldestRateDays: String(saved.oldestRateDays),
  }
}

function MoneyForm({ saved }: { saved: MoneySettings }) {
  const saving = useSaveMoneySettings()
  const form = useContractForm({
    schema: MoneySettingsInput,
    values: toValues(saved),
    read: (values) => ({
      ...values,
      payoutMinimumCents: readAmount(values.payoutMinimumCents, payoutCurrency),
      pauseAfterDays: readNumber(values.pauseAfterDays),
      oldestRateDays: readNumber(values.oldestRateDays),
    }),
    send: (input) => saving.mutateAsync(input),
    done: say('Saved. Runs that are approved stay as they are.'),
    failed: say('This was not saved. Please try again.'),
  })
  return (
    <FormBody
      form={form}
      onDone={(kept) => form.reset(toValues(kept))}
      className="grid items-start gap-x-4 gap-y-[18px] sm:grid-cols-2"
    >
      <form.Money
        name="payoutMinimumCents"
        currency={payoutCurrency}
        label={say('Minimum for a payout')}
        hint={say('Less is carried over to the next run')}
      />
      <form.Text
        name="pauseAfterDays"
        label={say('Pause bookings after (days)')}
        hint={say("New partner bookings pause this long after a hotel's statement was due")}
        inputMode="numeric"
      />
      <form.Text
        name="oldestRateDays"
        label={say('Oldest exchange rates (days)')}
        hint={say('No run is approved on older ones')}
        inputMode="numeric"
      />
      <div className="sm:col-span-2">
        <form.Switch
          name="takesPublishedRates"
          label={say('Take the rates of the European Central Bank')}
          hint={say(
            'Every working day in the afternoon. A rate you set for the same day before is replaced.',
          )}
        />
      </div>
      <div className="sm:col-span-2">
        <form.Switch
          name="advances"
          label={say('Pay before hotels have paid')}
          hint={say('Roomlark then advances what is payable and carries the risk')}
        />
      </div>
      <form.Text
        name="payer.name"
        label={say('Payer')}
        hint={say('Printed on statements and shown to banks')}
      />
      <form.Text name="payer.address" label={say('Address')} />
      <form.Text name="payer.iban" label={say('IBAN')} hint={say('Payouts are made from this account')} />
      <form.Text name="payer.bic" label={say('BIC')} />
      <SaveRow className="sm:col-span-2">{say('Save payouts')}</SaveRow>
    </FormBody>
  )
}
