import {
  type HotelPaymentSettings,
  HotelPaymentSettingsInput,
} from '@roomlark/contract/bookings/payment-accounts'
import { paymentLimits } from '@roomlark/contract/bookings/payments'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { minorUnits } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import { useSavePaymentSettings } from '../../../../data/payments.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { amountOrNone } from '../../../../parts/money/read-amount.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'

type PaymentSettingsCardProps = { hotel: Hotel; settings: HotelPaymentSettings; mayChange: boolean }

/** The account that the hotel uses, where the owner has several, and how much the desk may refund. */
export function PaymentSettingsCard({ hotel, settings, mayChange }: PaymentSettingsCardProps) {
  const { account, others, deskRefundCents, currency, version } = settings
  const saving = useSavePaymentSettings(hotel.id)
  const form = useContractForm({
    schema: HotelPaymentSettingsInput,
    values: {
      accountId: account?.id ?? '',
      deskRefundCents: deskRefundCents === null ? '' : amountText(deskRefundCents, currency),
    },
    read: (values) => ({
      accountId: values.accountId || null,
      deskRefundCents: amountOrNone(values.deskRefundCents, currency) ?? null,
      version,
    }),
    send: saving.mutateAsync,
    done: say('The payment settings were saved.'),
    failed: say('The payment settings were not saved. Please try again.'),
  })
  const accounts = account ? [account, ...others] : others
  return (
    <Card>
      <CardHead
        title={say('At this hotel')}
        subtitle={say('Refunds above {amount} also ask for the password of whoever makes them', {
          amount: moneyText(paymentLimits.refundUnits * minorUnits(currency), currency),
        })}
      />
      <FormBody form={form} className="grid gap-5 md:grid-cols-2">
        {others.length > 0 ? (
          <form.Select
            name="accountId"
            label={say('Account')}
            hint={say('Hotels of one company can share an account.')}
            disabled={!mayChange}
          >
            <option value="">{say('None, guests pay at the hotel')}</option>
            {accounts.map(({ id, hotels }) => (
              <option key={id} value={id}>
                {hotels.length > 0
                  ? say('Account of {hotels}', { hotels: listWords(hotels.map(({ name }) => name)) })
                  : say('Account without a hotel')}
              </option>
            ))}
          </form.Select>
        ) : null}
        <form.Money
          name="deskRefundCents"
          label={say('Front desk may refund up to')}
          currency={currency}
          hint={say('Managers and the owner may refund more. Leave it empty for no limit.')}
          disabled={!mayChange}
        />
        {mayChange ? <SaveRow className="md:col-span-2">{say('Save settings')}</SaveRow> : null}
      </FormBody>
    </Card>
  )
}
