import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { ChargeInput } from '@roomlark/contract/bookings/folio-input'
import { extraKindNames } from '@roomlark/contract/bookings/folio-words'
import { extraKinds, type HotelExtra } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCharge } from '../../../../data/folios.ts'
import { useExtras } from '../../../../data/hotel-extras.ts'
import { typedNumber } from '../../../../lib/format-number.ts'
import { readNumber } from '../../../../lib/read-number.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { amountText, moneyText } from '../../../../parts/money/money-text.ts'
import { readAmount } from '../../../../parts/money/read-amount.ts'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { PositionField } from './position-field.tsx'

type ChargeDialogProps = { folio: BookingFolio; position: number; onClose: () => void }

/** So many extras stand side by side, each one click away; more are a list. */
const mostChoices = 12

/** Charges an extra of the hotel's catalogue, or anything else by name. */
export function ChargeDialog({ folio, position, onClose }: ChargeDialogProps) {
  const { bookingId, currency, hotelId } = folio
  const offered = (useExtras(hotelId).data ?? []).filter(({ isArchived }) => !isArchived)
  const [extra, setExtra] = useState<HotelExtra | null>(null)
  const charging = useCharge(bookingId)
  const form = useContractForm({
    schema: ChargeInput,
    values: {
      name: '',
      position: String(position),
      quantity: '1',
      unitCents: '',
      kind: '',
      note: '',
      vatPercent: typedNumber(folio.usualVatPercent),
    },
    read: ({ note, ...values }) => ({
      extraId: extra?.id ?? null,
      name: values.name,
      position: Number(values.position),
      quantity: readNumber(values.quantity),
      unitCents: readAmount(values.unitCents, currency),
      ...(!extra && { kind: values.kind }),
      vatPercent: readNumber(values.vatPercent),
      ...(note.trim() && { note }),
    }),
    send: charging.mutateAsync,
    done: (charge) =>
      say('{charge} charged: {amount}.', {
        charge: charge.name,
        amount: moneyText(charge.quantity * charge.unitCents, currency),
      }),
    failed: say('That was not charged. Please try again.'),
  })
  const [quantity, unitCents] = useWatch({ control: form.control, name: ['quantity', 'unitCents'] })
  const sum = readNumber(quantity) * readAmount(unitCents, currency)

  function choose(id: string) {
    const chosen = offered.find((one) => one.id === id) ?? null
    setExtra(chosen)
    if (!chosen) return chooseKind(form.getValues('kind'))
    form.setValue('name', chosen.name)
    form.setValue('unitCents', amountText(chosen.priceCents, currency))
    form.setValue('vatPercent', typedNumber(chosen.vatPercent))
    form.clearErrors()
  }
  /** A thing of a kind has the VAT of its kind, as long as nobody types another. */
  function chooseKind(value: string) {
    const kind = extraKinds.find((one) => one === value)
    form.setValue('vatPercent', typedNumber(kind ? folio.vatPercents[kind] : folio.usualVatPercent))
  }
  return (
    <FormDialog
      form={form}
      title={say('Add a charge')}
      description={say('An extra of your catalogue, or anything else the guest had.')}
      submitLabel={
        Number.isSafeInteger(sum) && sum > 0
          ? say('Charge {amount}', { amount: moneyText(sum, currency) })
          : say('Charge##verb')
      }
      onClose={onClose}
    >
      {offered.length > 0 && offered.length <= mostChoices ? (
        <ChoiceSegments
          label={say('Extra')}
          value={extra?.id ?? ''}
          choices={[
            ...offered.map(({ id, name, priceCents }) => ({
              value: id,
              label: `${name}, ${moneyText(priceCents, currency)}`,
            })),
            { value: '', label: say('Something else') },
          ]}
          onChoose={choose}
        />
      ) : null}
      {offered.length > mostChoices ? (
        <SelectField
          label={say('Extra')}
          value={extra?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{say('Something else')}</option>
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
      <form.Text name="name" label={say('What for')} />
      {extra ? null : (
        <form.Select
          name="kind"
          label={say('Kind')}
          hint={say('It decides the VAT')}
          onChange={(event) => chooseKind(event.target.value)}
        >
          <option value="">{say('Choose a kind')}</option>
          {extraKinds.map((kind) => (
            <option key={kind} value={kind}>
              {extraKindNames[kind]}
            </option>
          ))}
        </form.Select>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <form.Text name="quantity" label={say('Quantity')} inputMode="numeric" />
        <form.Money name="unitCents" label={say('Price')} currency={currency} />
        <form.Text
          name="vatPercent"
          label={folio.vatIncluded ? say('VAT included, %') : say('VAT on top, %')}
          inputMode="decimal"
        />
      </div>
      <PositionField folio={folio} {...form.register('position')} />
      <form.Text name="note" label={say('Note')} hint={say('Optional')} />
    </FormDialog>
  )
}
