import type { Hotel } from '@roomlark/contract/hotels'
import { Taxes } from '@roomlark/contract/rates'
import { useSetTaxes } from '../../../data/rates.ts'
import { typedNumber } from '../../../lib/format-number.ts'
import { readPercent } from '../../../lib/read-number.ts'
import { MoneyField } from '../../../parts/money/money-field.tsx'
import { amountText } from '../../../parts/money/money-text.ts'
import { readAmount } from '../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SwitchRow } from '../../../ui/switch-row.tsx'
import { toast } from '../../../ui/toast.ts'
import { faultOf, useDraftForm } from '../draft-form.ts'
import { taxUnits } from './plan-words.ts'

type TaxesDraft = {
  cityTaxCents: string
  cityTaxPer: Taxes['cityTaxPer']
  vatPercent: string
  vatIncluded: boolean
}

type TaxesDialogProps = { hotel: Hotel; taxes: Taxes; onClose: () => void }

export function TaxesDialog({ hotel, taxes, onClose }: TaxesDialogProps) {
  const { currency } = hotel
  const saving = useSetTaxes(hotel.id)
  const form = useDraftForm<TaxesDraft, Taxes>(
    {
      ...taxes,
      cityTaxCents: amountText(taxes.cityTaxCents, currency),
      vatPercent: typedNumber(taxes.vatPercent),
    },
    Taxes,
    (draft) => ({
      ...draft,
      cityTaxCents: readAmount(draft.cityTaxCents, currency),
      vatPercent: readPercent(draft.vatPercent),
    }),
  )
  const save = form.handleSubmit((input) =>
    saving.mutateAsync(input).then(
      () => {
        toast.success('The taxes were saved.')
        onClose()
      },
      (error: unknown) => showRefusal(error, 'The taxes were not saved. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Taxes"
      description="They apply to new bookings; existing bookings keep theirs."
      submitLabel="Save taxes"
      isBusy={saving.isPending}
      fault={faultOf(form, 'root')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField
          label="City tax"
          currency={currency}
          error={faultOf(form, 'cityTaxCents')}
          {...form.register('cityTaxCents')}
        />
        <SelectField label="Charged for" {...form.register('cityTaxPer')}>
          {Object.entries(taxUnits).map(([unit, words]) => (
            <option key={unit} value={unit}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextField
          label="VAT"
          autoComplete="off"
          inputMode="decimal"
          action={<span className="pr-1.5 text-muted">%</span>}
          error={faultOf(form, 'vatPercent')}
          {...form.register('vatPercent')}
        />
      </div>
      <SwitchRow
        control={form.control}
        name="vatIncluded"
        label="Prices include VAT"
        hint="Otherwise it is added on top of them"
      />
    </FormDialog>
  )
}
