import { type BookingFolio, ChargeInput } from '@roomlark/contract/bookings/folio'
import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import { extraKinds, type HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import { reasonLength } from '@roomlark/contract/primitives'
import { type ChangeEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useCharge } from '../../../../data/folios.ts'
import { useExtras } from '../../../../data/hotel-extras.ts'
import { contractResolver } from '../../../../lib/contract-form.ts'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { toast } from '../../../../ui/toast.ts'
import { PositionField } from './position-field.tsx'

type Values = {
  name: string
  position: string
  quantity: string
  unitCents: string
  vatPercent: string
  note: string
}

type ChargeDialogProps = { folio: BookingFolio; position: number; onClose: () => void }

/** Charges an extra of the hotel's catalogue, or anything else by name. */
export function ChargeDialog({ folio, position, onClose }: ChargeDialogProps) {
  const { bookingId, currency, hotelId } = folio
  const offered = (useExtras(hotelId).data ?? []).filter(({ isArchived }) => !isArchived)
  const [extra, setExtra] = useState<HotelExtra | null>(null)
  const charging = useCharge(bookingId)
  const form = useForm<Values, unknown, ChargeInput>({
    resolver: contractResolver(ChargeInput, (values: Values) => ({
      extraId: extra?.id ?? null,
      name: values.name,
      position: Number(values.position),
      quantity: readNumber(values.quantity),
      unitCents: readAmount(values.unitCents, currency),
      vatPercent: readNumber(values.vatPercent),
      ...(values.note.trim() && { note: values.note }),
    })),
    defaultValues: {
      name: '',
      position: String(position),
      quantity: '1',
      unitCents: '',
      note: '',
      vatPercent: typedNumber(folio.usualVatPercent),
    },
  })
  const { errors } = form.formState
  const [quantity, unitCents] = useWatch({ control: form.control, name: ['quantity', 'unitCents'] })
  const sum = readNumber(quantity) * readAmount(unitCents, currency)

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    const chosen = offered.find(({ id }) => id === event.target.value) ?? null
    setExtra(chosen)
    if (!chosen) return form.setValue('vatPercent', typedNumber(folio.usualVatPercent))
    form.setValue('name', chosen.name)
    form.setValue('unitCents', amountText(chosen.priceCents, currency))
    form.setValue('vatPercent', typedNumber(chosen.vatPercent))
    form.clearErrors()
  }
  const submit = form.handleSubmit((charge) =>
    charging.mutateAsync(charge).then(
      () => {
        onClose()
        toast.success(`${charge.name} charged: ${moneyText(charge.quantity * charge.unitCents, currency)}.`)
      },
      (error: unknown) => showRefusal(error, 'That was not charged. Please try again.', form),
    ),
  )
  return (
    <FormDialog
      title="Add a charge"
      description="An extra of your catalogue, or anything else the guest had."
      submitLabel={Number.isSafeInteger(sum) && sum > 0 ? `Charge ${moneyText(sum, currency)}` : 'Charge'}
      isBusy={charging.isPending}
      fault={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      {offered.length > 0 ? (
        <SelectField label="Extra" value={extra?.id ?? ''} onChange={choose}>
          <option value="">Something else</option>
          {extraKinds.map((kind) => {
            const ofKind = offered.filter((one) => one.kind === kind)
            return ofKind.length === 0 ? null : (
              <optgroup key={kind} label={extraKindNames[kind]}>
                {ofKind.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}, {moneyText(one.priceCents, currency)}
                  </option>
                ))}
              </optgroup>
            )
          })}
        </SelectField>
      ) : null}
      <TextField
        label="What for"
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          error={errors.quantity?.message}
          {...form.register('quantity')}
        />
        <MoneyField
          label="Price"
          currency={currency}
          error={errors.unitCents?.message}
          {...form.register('unitCents')}
        />
        <TextField
          label={folio.vatIncluded ? 'VAT included, %' : 'VAT on top, %'}
          inputMode="decimal"
          autoComplete="off"
          error={errors.vatPercent?.message}
          {...form.register('vatPercent')}
        />
      </div>
      <PositionField folio={folio} {...form.register('position')} />
      <TextField
        label="Note"
        autoComplete="off"
        maxLength={reasonLength}
        hint="Optional"
        error={errors.note?.message}
        {...form.register('note')}
      />
    </FormDialog>
  )
}
